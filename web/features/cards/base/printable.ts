/** Control characters and lone surrogates: invisible, and not allowed in the picture's XML. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern matches control characters.
const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

/** Remove control characters and lone surrogates, because the XML of a picture cannot contain them. */
export const printable = (text: string): string => text.replace(unprintable, '');
