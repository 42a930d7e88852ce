import { sentencesOf } from '../texts/sentences.ts';

/**
 * A sentence of a summary. `shown` is the sentence with both quotation marks, even if its quote spans several
 * sentences.
 */
export type SummarySentence = { readonly text: string; readonly shown: string };

const pairs = [
  ['„', '“'],
  ['„', '”'],
  ['«\u202f', '\u202f»'],
  ['«\u00a0', '\u00a0»'],
  ['« ', ' »'],
  ['«', '»'],
  ['「', '」'],
  ['“', '”'],
] as const;

const [opens, closes] = [pairs.map(([open]) => open), pairs.map(([, close]) => close)];
/** How many characters of a sentence are compared to find it in the summary. */
const recognised = 24;

/**
 * Join two `shown` sentences that follow each other on a card. If they also follow each other inside one quote of the
 * summary, the marks between them are removed: “One.” “Two.” becomes “One. Two.”
 */
export function joinSentences(longSummary: string, first: string, second: string): string {
  const gap = /[。！？]["”’」』）]*$/.test(first) ? '' : ' ';
  const close = closes.find((mark) => first.endsWith(mark));
  const open = opens.find((mark) => second.startsWith(mark));
  if (close === undefined || open === undefined) return first + gap + second;
  const [before, after] = [first.slice(0, -close.length), second.slice(open.length)];
  // Remove an opening quotation mark that was added to a sentence from the middle of a quote: the summary does not have
  // it.
  const tail =
    before
      .slice(-recognised)
      .split(/[„«“「]\s?/u)
      .pop() ?? '';
  const [head = ''] = after.slice(0, recognised).split(/\s?[”»“」]/u);
  const goesOn = longSummary.includes(tail + gap + head);
  return goesOn ? before + gap + after : first + gap + second;
}

/**
 * Split a summary into sentences. A sentence that is part of a longer quote is shown with quotation marks of its own.
 */
export function summarySentencesOf(longSummary: string): SummarySentence[] {
  const [open, close] = pairs.find(([first, last]) => longSummary.includes(first) && longSummary.includes(last)) ?? [
    '“',
    '”',
  ];
  let isOpen = false;
  return sentencesOf(longSummary).map((text) => {
    const wasOpen = isOpen;
    const [opened, closed] = [text.lastIndexOf(open), text.lastIndexOf(close)];
    if (opened >= 0 || closed >= 0) isOpen = opened > closed;
    return { text, shown: `${wasOpen ? open : ''}${text}${isOpen ? close : ''}` };
  });
}
