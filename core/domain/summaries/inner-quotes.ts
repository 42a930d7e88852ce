// Find quotations inside a quotation, such as ‘See you at eight. Bring coffee.’ inside “…”: their sentences stay together.

/** The start and the end of a part of a text, in characters. The end is after the last one. */
type Span = { readonly start: number; readonly end: number };

/**
 * A quotation with inner marks, which no outer mark interrupts. ’ is an apostrophe before a letter ("don’t"), and after
 * an s before a small letter ("the boys’ room") if another ’ closes the quotation. ‘ after a letter opens nothing, and
 * neither does ‘ in place of an apostrophe, as in "‘90s" and "‘til".
 */
const INNER_QUOTE =
  /(?:^|[^\p{L}\p{N}])‘(?=\S)(?!\d|(?:[Ee]m|[Tt]il|[Tt]is|[Tt]was|[Cc]ause)(?!\p{L}))(?:s’(?=\s\p{Ll})|’(?=[\p{L}\p{N}])|[^‘’“”„«»])*’(?![\p{L}\p{N}])|‚(?=\S)(?:’(?=[\p{L}\p{N}])|[^‚‘’“”„«»])*[‘’]|‹[^‹›“”„«»]*›|›(?=\S)[^‹›“”„«»]*‹|『[^『』「」]*』/gu;

/** Return where a line has quotations inside its quotations. */
export const innerQuotesOf = (line: string): Span[] =>
  [...line.matchAll(INNER_QUOTE)].map(({ index, 0: { length } }) => ({ start: index, end: index + length }));
