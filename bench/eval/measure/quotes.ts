import type { LabelledWeek } from '../labelled-week.ts';
import type { Attributed } from './attribution.ts';
import { longestRun, plainMarks, tokens } from './words.ts';

const bare = (text: string) =>
  plainMarks(text)
    .replaceAll(/[“”„«»"「」『』]/gu, "'")
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .replace(/[.。]$/u, '');

const ends = /[.!?…。！？؟।۔]['")\]]*\s*$/u;

/** Return whether the quote begins where a sentence or line of the content begins, and ends where one ends. */
function isWholeAt(content: string, quoted: string): boolean {
  const lines = content.split('\n').map((line) => bare(line.replace(/^\s*(?:[-*•]|\d+[.)])\s+/u, '')));
  return lines.some((line) => {
    for (let at = line.indexOf(quoted); at >= 0; at = line.indexOf(quoted, at + 1)) {
      const [before, after] = [line.slice(0, at), line.slice(at + quoted.length)];
      const begins = /^['"([\s]*$/u.test(before) || ends.test(before);
      if (
        begins &&
        (/^['")\].!?…。！？؟।۔\s]*$/u.test(after) || ends.test(quoted) || /^['")\]]*[.!?…。！？؟।۔]/u.test(after))
      )
        return true;
    }
    return false;
  });
}

const isBalanced = (text: string): boolean =>
  ['()', '[]', '（）'].every(([open = '', close = '']) => text.split(open).length === text.split(close).length);

/** Return whether a quote has balanced brackets, is not cut at its start and consists of whole sentences or lines. */
export function isWhole({ week, marks }: LabelledWeek, { quote: { text }, reflections }: Attributed): boolean {
  if (/^(?:…|\.\.\.)/u.test(text) || !isBalanced(text)) return false;
  const quoted = bare(text);
  return reflections.some(
    (index) =>
      marks[index]?.keySentences.some((sentence) => bare(sentence) === quoted) ||
      isWholeAt(week.reflections[index]?.content ?? '', quoted),
  );
}

const requiredShare = 0.6;

export const isKeySentence = ({ marks }: LabelledWeek, { quote, reflections }: Attributed): boolean =>
  reflections.some((index) =>
    marks[index]?.keySentences.some((sentence) => {
      const wanted = tokens(sentence);
      return longestRun(wanted, tokens(quote.text)) >= requiredShare * wanted.length;
    }),
  );
