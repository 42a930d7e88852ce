const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
};

const isCharacter = (code: number) => code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);

function decoded(entity: string, name: string): string {
  if (!name.startsWith('#')) return named[name] ?? entity;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
  return isCharacter(code) ? String.fromCodePoint(code) : entity;
}

/** What replaces an HTML tag, mostly a line break. Keys are tag names, with a slash for closing tags. */
const breaks: Readonly<Record<string, string>> = {
  br: '\n',
  li: '\n- ',
  p: '\n',
  '/p': '\n',
  div: '\n',
  '/ul': '\n',
  '/ol': '\n',
  blockquote: '\n',
  '/blockquote': '\n',
  ...Object.fromEntries([1, 2, 3, 4, 5, 6].flatMap((level) => [`h${level}`, `/h${level}`].map((tag) => [tag, '\n']))),
};

const hidden = new Set(['script', 'style', 'head']);

/** Return whether a text looks like HTML, rather than like plain text that contains a "<". */
export const looksLikeHtml = (text: string): boolean =>
  /<\/?(?:p|br|div|span|ul|ol|li|h[1-6]|b|i|u)\b[^<>]*>/i.test(text);

/** Return the words of an HTML text, with line breaks at block elements. Takes linear time. */
export function textOfHtml(html: string): string {
  const [first = '', ...parts] = html.replace(/\s+/g, ' ').split('<');
  const words = [first];
  let inside: string | null = null;
  for (const part of parts) {
    const end = part.indexOf('>');
    const tag = /^\/?[a-z][a-z0-9]*/i.exec(part)?.[0].toLowerCase();
    if (inside !== null) {
      if (tag !== `/${inside}`) continue;
      inside = null;
    } else if (tag !== undefined && hidden.has(tag)) {
      inside = tag;
      continue;
    }
    if (end < 0 || (tag === undefined && !part.startsWith('!'))) words.push('<', part);
    else words.push((tag === undefined ? undefined : breaks[tag]) ?? '', part.slice(end + 1));
  }
  return words
    .join('')
    .replace(/&(#?\w{1,10});/g, decoded)
    .replace(/ *\n */g, '\n');
}
