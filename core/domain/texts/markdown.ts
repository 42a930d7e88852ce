// Brought in texts may have the marks of Markdown. Only marks that a card can show are read: headings, lists, bold,
// italics, links and pictures. Other marks stay as they are.

export type MarkdownPart =
  | string
  | { readonly kind: 'strong' | 'emphasis'; readonly parts: readonly MarkdownPart[] }
  | { readonly kind: 'link'; readonly href: string; readonly parts: readonly MarkdownPart[] };

const heading = /^ {0,3}#{1,6}[ \t]+(.*?)[ \t]*#*$/;
const listItem = /^([ \t]*)[-*+][ \t]+(?:\[([ xX])\][ \t]+)?/;
const quotation = /^ {0,3}>[ \t]?/;

/** In order: an escaped mark, a link or picture, bold, italics. Each part ends in the same line. */
const marks =
  /\\([\\`*_{}[\]()#+\-.!>~|])|(!?)\[([^[\]\n]*)\]\(([^()\s]+)(?:[ \t]+"[^"\n]*")?\)|(\*\*|__)(?=\S)([^\n]*?[^\s\\])\5|([*_])(?=[^\s*_])([^*_\n]*?[^\s\\])\7/g;

const isWordCharacter = (character: string) => /[\p{L}\p{N}_]/u.test(character);

function inlineParts(text: string): MarkdownPart[] {
  const parts: MarkdownPart[] = [];
  let done = 0;
  for (const match of text.matchAll(marks)) {
    const [whole, escaped, picture, name, href = '', bold, inBold = '', italics, inItalics = ''] = match;
    const end = match.index + whole.length;
    // The underscores of file_name_2 are no marks.
    const isInWord =
      (bold ?? italics ?? '').startsWith('_') &&
      (isWordCharacter(text.charAt(match.index - 1)) || isWordCharacter(text.charAt(end)));
    if (isInWord) continue;
    if (match.index > done) parts.push(text.slice(done, match.index));
    done = end;
    if (escaped !== undefined) parts.push(escaped);
    else if (bold !== undefined) parts.push({ kind: 'strong', parts: inlineParts(inBold) });
    else if (italics !== undefined) parts.push({ kind: 'emphasis', parts: inlineParts(inItalics) });
    else if (picture === '' && /^(?:https?|mailto):/i.test(href)) {
      parts.push({ kind: 'link', href, parts: inlineParts(name || href) });
    } else parts.push(...inlineParts(name ?? ''));
  }
  if (done < text.length) parts.push(text.slice(done));
  return parts;
}

function lineParts(line: string): MarkdownPart[] {
  const [, title] = heading.exec(line) ?? [];
  if (title !== undefined) return [{ kind: 'strong', parts: inlineParts(title) }];
  const item = listItem.exec(line);
  if (item) {
    const [all, indent = '', box] = item;
    const sign = box === undefined ? '•' : box === ' ' ? '☐' : '☑';
    return [`${indent}${sign} `, ...inlineParts(line.slice(all.length))];
  }
  return inlineParts(line.replace(quotation, ''));
}

/** Return the parts of a text in Markdown. Line breaks stay in the text. */
export function markdownParts(text: string): MarkdownPart[] {
  return text.split('\n').flatMap((line, index) => (index === 0 ? lineParts(line) : ['\n', ...lineParts(line)]));
}

const wordsOf = (parts: readonly MarkdownPart[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : wordsOf(part.parts))).join('');

/** Return the words of a text in Markdown without its marks. */
export const withoutMarkdown = (text: string): string => wordsOf(markdownParts(text));
