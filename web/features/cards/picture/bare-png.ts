/** What a PNG needs to be drawn as meant: its size, colours, transparency and pixels. Everything else tells of its maker. */
const kept = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND', 'sRGB', 'gAMA', 'cHRM']);

const SIGNATURE_BYTES = 8;
/** Of every chunk: the length and the type before its data, the checksum after it. */
const HEAD_BYTES = 8;
const CHECKSUM_BYTES = 4;

/**
 * Tells whether pictures of an encoder need `barePng`: asked once, of a small picture, because what a browser adds, it
 * adds to each, and reading a card's picture takes as long as a fifth of making it.
 */
export function metadataProbe(encode: (canvas: HTMLCanvasElement) => Promise<Blob>): () => Promise<boolean> {
  let answer: Promise<boolean> | null = null;
  return () => {
    answer ??= encode(document.createElement('canvas')).then(async (small) => (await barePng(small)) !== small);
    return answer;
  };
}

/** The same picture without metadata: browsers on Apple devices write Exif and their own chunks into a canvas' PNG. */
export async function barePng(png: Blob): Promise<Blob> {
  const bytes = await png.arrayBuffer();
  const view = new DataView(bytes);
  // Slices of the picture itself, as long as can be: copies of its hundreds of chunks cost as much as reading it.
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
