import { sentencesOf } from '../texts/sentences.ts';

/** A sentence of a summary. `shown` has both marks of a quote that goes on over several sentences. */
export type SummarySentence = { readonly text: string; readonly shown: string };

const pairs = [
  ['„', '“'],
  ['„', '”'],
  ['«\u202f', '\u202f»'],
  ['«', '»'],
  ['「', '」'],
  ['“', '”'],
] as const;

/** Split a summary into sentences. One that is part of a longer quote is shown in quotation marks, too. */
export function summarySentencesOf(longSummary: string): SummarySentence[] {
  const [open, close] =
    pairs.find(([first, last]) => longSummary.includes(first) && longSummary.includes(last)) ?? pairs[5];
  let isOpen = false;
  return sentencesOf(longSummary).map((text) => {
    const wasOpen = isOpen;
    const [opened, closed] = [text.lastIndexOf(open), text.lastIndexOf(close)];
    if (opened >= 0 || closed >= 0) isOpen = opened > closed;
    return { text, shown: `${wasOpen ? open : ''}${text}${isOpen ? close : ''}` };
  });
}
