/**
 * Return the text of a file, or null if the file is not text. Decode it as UTF-16 if it begins with the byte order mark
 * of UTF-16, otherwise as UTF-8. If it is not valid UTF-8, decode it as Windows-1252, which old programs on Windows
 * wrote. https://encoding.spec.whatwg.org
 */
export function textOfFile(bytes: Uint8Array): string | null {
  const [first, second] = bytes;
  const utf16 = (first === 0xff && second === 0xfe && 'utf-16le') || (first === 0xfe && second === 0xff && 'utf-16be');
  try {
    return new TextDecoder(utf16 || 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    return utf16 || bytes.includes(0) ? null : new TextDecoder('windows-1252').decode(bytes);
  }
}
