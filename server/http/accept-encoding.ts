/** Return whether an `Accept-Encoding` header names this encoding without refusing it by `q=0`. */
export function acceptsEncoding(header: string, name: string): boolean {
  const offered = header.split(',').map((part) => part.trim());
  const isRefused = offered.some((part) => part.startsWith(`${name};`) && /;\s*q=0(\.0*)?$/.test(part));
  return !isRefused && offered.some((part) => part.split(';')[0]?.trim() === name);
}
