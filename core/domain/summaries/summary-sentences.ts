import { sentencesOf } from '../texts/sentences.ts';

/** A sentence of a summary. `shown` has both marks of a quote that goes on over several sentences. */
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
/** In characters: enough to recognise a sentence. */
const recognised = 24;

/**
 * Join two sentences as `shown`, one after the other on a card. If they follow each other inside one quote of the summary, the
 * marks between them go: “One.” “Two.” becomes “One. Two.”
 */
export function joinSentences(longSummary: string, first: string, second: string): string {
  const gap = /[。！？]["”’」』）]*$/.test(first) ? '' : ' ';
  const close = closes.find((mark) => first.endsWith(mark));
  const open = opens.find((mark) => second.startsWith(mark));
  if (close === undefined || open === undefined) return first + gap + second;
  const [before, after] = [first.slice(0, -close.length), second.slice(open.length)];
  // A sentence in the middle of the quote has marks of its own on both sides.
  const tail =
    before
      .slice(-recognised)
      .split(/[„«“「]\s?/u)
      .at(-1) ?? '';
  const [head = ''] = after.slice(0, recognised).split(/\s?[”»“」]/u);
  const goesOn = longSummary.includes(tail + gap + head);
  return goesOn ? before + gap + after : first + gap + second;
}

/** Split a summary into sentences. One that is part of a longer quote is shown in quotation marks, too. */
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
