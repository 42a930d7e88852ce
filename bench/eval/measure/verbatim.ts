import type { LabelledWeek } from '../labelled-week.ts';
import { plainMarks, tokens } from './words.ts';

/** Level out what a summary may change in a quote: quotation marks, and white space. */
const levelled = (text: string): string =>
  plainMarks(text)
    .replaceAll(/«\s*|\s*»|[“”„‚‹›"「」『』]/gu, "'")
    .replaceAll(/[^\S\n]*\n\s*/gu, '\n')
    .replaceAll(/[^\S\n]+/gu, ' ')
    .replaceAll(/(?<=[。！？!?」]) (?='?[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/gu, '')
    .trim();

const negation =
  /^(?:not|no|never|nor|neither|without|cannot|nicht|nie|kein|pas|no|nunca|não|non|mai|niet|nooit|nie|لا|لم|değil)$|n't$/u;

/**
 * Return whether a quote may start here. It may start at a clause. After an ellipsis (`marked`), it may also start
 * inside a clause, unless one of the four words before it is a negation: the quote would lose the "not".
 */
function beginsWell(text: string, at: number, marked: boolean): boolean {
  const before = text.slice(0, at).replace(/[' ]+$/u, '');
  if (before === '' || !/[\p{L}\p{N}]$/u.test(before)) return true;
  return (
    marked &&
    !tokens(before.split(/[.!?\n]/u).at(-1) ?? '')
      .slice(-4)
      .some((word) => negation.test(word))
  );
}

/**
 * Return whether a quote may end here. It must end at punctuation or, before an ellipsis (`marked`), at the end of a
 * word.
 */
function endsWell(text: string, at: number, marked: boolean): boolean {
  const after = text.slice(at);
  if (marked)
    return (
      !/^[\p{L}\p{N}]/u.test(after) || /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(after[0] ?? '')
    );
  return (
    /(?:[!?…。！？؟।]|[.!?…。！？؟।][)\]'])$/u.test(text.slice(0, at)) ||
    /^'?(?:\s*$|\s*\n|\s*[^\s\p{L}\p{N}])/u.test(after)
  );
}

/** Return the reflections that contain a quote word for word, perhaps with a full stop or an ellipsis added. */
export function holding({ week }: LabelledWeek, quote: string): number[] {
  const level = levelled(quote).replaceAll('\n', ' ');
  const cutBefore = /^(?:…|\.\.\.)\s*/u.test(level);
  const bare = level.replace(/^(?:…|\.\.\.)\s*/u, '');
  const attempts = [
    { text: bare, cutAfter: false },
    { text: bare.replace(/[.。]$/u, ''), cutAfter: false },
    { text: bare.replace(/\s*(?:…|\.\.\.)$/u, ''), cutAfter: /(?:…|\.\.\.)$/u.test(bare) },
  ].filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
  return week.reflections.flatMap(({ content }, index) => {
    const lines = levelled(content);
    const text = lines.replaceAll('\n', ' ');
    for (const { text: wanted, cutAfter } of attempts)
      for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1))
        if (beginsWell(lines, at, cutBefore) && endsWell(lines, at + wanted.length, cutAfter)) return [index];
    return [];
  });
}
