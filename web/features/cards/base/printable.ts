// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern matches control characters.
const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

/** Remove control characters and lone surrogates: the XML of a card's picture cannot contain them. */
export const printable = (text: string): string => text.replace(unprintable, '');
