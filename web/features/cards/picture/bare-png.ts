/** The chunks that are needed to draw a PNG. All other chunks are metadata. */
const kept = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND', 'sRGB', 'gAMA', 'cHRM']);

const SIGNATURE_BYTES = 8;
/** The size of a chunk's length and type, which precede its data. */
const HEAD_BYTES = 8;
/** The size of a chunk's checksum, which follows its data. */
const CHECKSUM_BYTES = 4;

/**
 * Return a function that tells whether the browser adds metadata. The first call encodes one small picture and
 * remembers the result, because checking every picture of a card would take a fifth more time.
 */
export function metadataProbe(encode: (canvas: HTMLCanvasElement) => Promise<Blob>): () => Promise<boolean> {
  let answer: Promise<boolean> | null = null;
  return () => {
    answer ??= encode(document.createElement('canvas')).then(async (small) => (await barePng(small)) !== small);
    return answer;
  };
}

/**
 * Return the picture without metadata. Browsers on Apple devices add Exif and private chunks to the PNG of a canvas.
 */
export async function barePng(png: Blob): Promise<Blob> {
  const bytes = await png.arrayBuffer();
  const view = new DataView(bytes);
  // Copy all chunks between two metadata chunks in one slice. Copying hundreds of chunks one by one would take as long
  // as reading the whole picture.
  const parts: Blob[] = [];
  let partStart = 0;
  let start = SIGNATURE_BYTES;
  while (start + HEAD_BYTES <= bytes.byteLength) {
    const end = start + HEAD_BYTES + view.getUint32(start) + CHECKSUM_BYTES;
    const type = String.fromCharCode(...new Uint8Array(bytes, start + 4, 4));
    if (!kept.has(type)) {
      parts.push(png.slice(partStart, start));
      partStart = end;
    }
    start = end;
  }
  return parts.length === 0 ? png : new Blob([...parts, png.slice(partStart, start)], { type: 'image/png' });
}
