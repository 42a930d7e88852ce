// Brought in texts of some products have the marks of Markdown. Only marks that a card can show are read: headings,
// lists, bold, italics, links and pictures. Other marks stay as they are.
import { UNSPACED } from './read-more.ts';
import { wordCount } from './word-count.ts';

export type MarkdownPart =
  | string
  | { readonly kind: 'strong' | 'emphasis'; readonly parts: readonly MarkdownPart[] }
  | { readonly kind: 'link'; readonly href: string; readonly parts: readonly MarkdownPart[] };

const heading = /^ {0,3}#{1,6}[ \t]+/;
/** "- 5 degrees" and "+ 5" may be numbers. */
const listItem = /^([ \t]*)(?![-+][ \t]+\d)[-*+][ \t]+(?:\[([ xX])\][ \t]+)?/;
const quotation = /^ {0,3}>[ \t]?/;

/** In order: an escaped mark, a picture, a link, a run of marks of bold and italics. */
const marks =
  /\\([\\`*_{}[\]()#+\-.!>~|])|!\[([^[\]]*)\]\([^()\s]+(?:[ \t]+"[^"]*")?\)|\[([^[\]]*)\]\(((?:https?|mailto):[^()\s]+)(?:[ \t]+"[^"]*")?\)|\*+|_+/gi;

/** Longer runs are lines or hidden words. */
const LONGEST_RUN = 3;
/** Deeper marks stay as they are, so that a hostile text cannot nest thousands of elements. */
const DEEPEST = 16;

/** Return whether a mark beside this character is inside a word, as in file_name_2 and 2*3*4. */
const isInWord = (mark: string, character: string) =>
  /[\p{L}\p{M}\p{N}]/u.test(character) && (mark === '_' || !UNSPACED.test(character));

/** Marks that are open, and the parts after them. The first level of a line has no mark. */
type Level = { readonly mark: string; count: number; parts: MarkdownPart[] };

/** Move what is in the levels above `at` into it, with their marks as text. */
function closeAbove(levels: Level[], at: number): Level {
  const [target, ...above] = levels.splice(at) as [Level, ...Level[]];
  for (const { mark, count, parts } of above) target.parts.push(mark.repeat(count), ...parts);
  levels.push(target);
  return target;
}

/** Close open levels with a run of `count` marks, and return how many of them are left. */
function closeWith(mark: string, count: number, levels: Level[]): number {
  let left = count;
  while (left > 0) {
    // Bold does not close italics, but a run of three opens and closes both.
    const fits = (open: Level) => open.count === left || Math.max(open.count, left) === LONGEST_RUN;
    const at = levels.map((level) => level.mark === mark && fits(level)).lastIndexOf(true);
    if (at < 0) return left;
    const level = closeAbove(levels, at);
    const used = Math.min(level.count, left, 2);
    const part: MarkdownPart = { kind: used === 2 ? 'strong' : 'emphasis', parts: level.parts };
    left -= used;
    level.count -= used;
    level.parts = [part];
    if (level.count === 0) {
      levels.pop();
      levels[at - 1]?.parts.push(part);
    }
  }
  return 0;
}

function readRun(run: string, before: string, after: string, levels: Level[]) {
  const mark = run.charAt(0);
  const isMark = run.length <= LONGEST_RUN;
  const opens = isMark && /\S/.test(after) && !isInWord(mark, before);
  const closes = isMark && /\S/.test(before) && !isInWord(mark, after);
  const left = closes ? closeWith(mark, run.length, levels) : run.length;
  if (left === 0) return;
  if (opens && levels.length < DEEPEST) levels.push({ mark, count: left, parts: [] });
  else levels[levels.length - 1]?.parts.push(mark.repeat(left));
}

function inlineParts(text: string): MarkdownPart[] {
  const levels: Level[] = [{ mark: '', count: 0, parts: [] }];
  const add = (...parts: MarkdownPart[]) => levels[levels.length - 1]?.parts.push(...parts);
  let done = 0;
  for (const match of text.matchAll(marks)) {
    const [whole, escaped, picture, name, href] = match;
    if (match.index > done) add(text.slice(done, match.index));
    done = match.index + whole.length;
    if (escaped !== undefined) add(escaped);
    else if (picture !== undefined) add(...inlineParts(picture));
    else if (href !== undefined) add({ kind: 'link', href, parts: inlineParts(name || href) });
    else readRun(whole, text.charAt(match.index - 1), text.charAt(done), levels);
  }
  if (done < text.length) add(text.slice(done));
  return closeAbove(levels, 0).parts;
}

/** Return the title of a heading without its closing hashes. Those have a space before them: the title may be "C#". */
function titleOf(line: string, start: number): string {
  const title = line.slice(start).trimEnd();
  let end = title.length;
  while (title.charAt(end - 1) === '#') end -= 1;
  return /\s/.test(title.charAt(end - 1)) ? title.slice(0, end).trimEnd() : title;
}

function lineParts(line: string): MarkdownPart[] {
  const [hashes] = heading.exec(line) ?? [];
  if (hashes !== undefined) return [{ kind: 'strong', parts: inlineParts(titleOf(line, hashes.length)) }];
  const item = listItem.exec(line);
  if (item) {
    const [all, indent = '', box] = item;
    const sign = box === undefined ? '•' : box === ' ' ? '☐' : '☑';
    return [`${indent}${sign} `, ...inlineParts(line.slice(all.length))];
  }
  return inlineParts(line.replace(quotation, ''));
}

/** Return the parts of a text in Markdown. Line breaks stay in the text. */
const markdownParts = (text: string): MarkdownPart[] =>
  text.split('\n').flatMap((line, index) => (index === 0 ? lineParts(line) : ['\n', ...lineParts(line)]));

/**
 * Return the parts of a text from the source `importedFrom`. Only the texts of Day One and of notes are in Markdown. The
 * import has read the escapes of Day One: a backslash that is left is a character of the text.
 */
export function importedParts(text: string, importedFrom: string | undefined): readonly MarkdownPart[] {
  if (importedFrom === 'dayone') return markdownParts(text.replace(/\\/g, '\\\\'));
  return importedFrom === 'markdown' ? markdownParts(text) : [text];
}

/** Return the words of parts without marks. */
export const wordsOf = (parts: readonly MarkdownPart[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : wordsOf(part.parts))).join('');

/** A line across the page or under a heading, and the sign of a list's item. */
const signs = /^[ \t•*_=-]+$|^[ \t]*[•☐☑](?=[ \t])/gm;

/** Return how many words a text without marks has. The signs of lists and lines across the page are no words. */
export const plainWordCount = (words: string): number => wordCount(words.replace(signs, ''));

/** Return the words of a text from the source `importedFrom` (undefined for one of this app) without marks. */
export const plainWords = (text: string, importedFrom: string | undefined): string =>
  wordsOf(importedParts(text, importedFrom));
