/** Return the types of a PNG's chunks in order, such as 'IHDR' and 'IDAT'. */
export async function pngChunks(png: Blob): Promise<string[]> {
  const bytes = await png.arrayBuffer();
  const view = new DataView(bytes);
  const types: string[] = [];
  for (let start = 8; start < bytes.byteLength; start += 12 + view.getUint32(start)) {
    types.push(String.fromCharCode(...new Uint8Array(bytes, start + 4, 4)));
  }
  return types;
}
