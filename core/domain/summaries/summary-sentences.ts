import sameDayPhrases from '../data/same-day.json' with { type: 'json' };
import { sentencesOf } from '../texts/sentences.ts';

/**
 * A sentence of a summary. `shown` is the sentence with both quotation marks, even if its quote spans several
 * sentences. `introduced` also has the words that introduce the quote ("On Sunday you wrote, "), even if they are in an
 * earlier sentence.
 */
export type SummarySentence = { readonly text: string; readonly shown: string; readonly introduced: string };

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
 * The maximum length of an introduction, in characters. A longer text says more than the day of the quote, and the user
 * may have left it off the card.
 */
const INTRODUCTION_MAX = 40;
/** Introductions of the builtin writer that refer to the day of the quote before. */
const sameDay: ReadonlySet<string> = new Set(sameDayPhrases);

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
  let introduction = '';
  let before = '';
  const introductionIn = (words: string) =>
    words.length > INTRODUCTION_MAX || words.includes(open) || words.includes(close) ? '' : words;
  return sentencesOf(longSummary).map((text) => {
    const wasOpen = isOpen;
    const [opened, closed] = [text.lastIndexOf(open), text.lastIndexOf(close)];
    if (opened >= 0 || closed >= 0) isOpen = opened > closed;
    const shown = `${wasOpen ? open : ''}${text}${isOpen ? close : ''}`;
    const continued = introduction + shown;
    // A Japanese introduction may be a sentence of its own at the beginning of the paragraph.
    const isApart = opened === 0 && longSummary.includes(`\n\n${before}${open}`);
    const words = isApart ? before : text.slice(0, Math.max(opened, 0));
    before = text;
    if (wasOpen) {
      if (opened >= 0) introduction = '';
      return { text, shown, introduced: continued };
    }
    if (opened < 0) return { text, shown, introduced: shown };
    const isSameDay = sameDay.has(words.trim()) && introduction !== '';
    if (!isSameDay) introduction = introductionIn(words);
    return { text, shown, introduced: isApart || isSameDay ? introduction + shown.slice(opened) : shown };
  });
}

/** Whether a sentence (as `shown`) directly follows another one in the summary. */
export const followsIn = (
  sentences: readonly SummarySentence[],
  sentence: string,
  before: string | undefined,
): boolean => sentences.some(({ shown }, index) => shown === before && sentences[index + 1]?.shown === sentence);

/**
 * Return a sentence (as `shown`) with the introduction of its quote, unless the sentence `before` it on the card makes
 * it unnecessary. Otherwise, the quote would seem to be from the day that an unrelated sentence names.
 */
export function introduce(sentences: readonly SummarySentence[], sentence: string, before: string | undefined): string {
  if (followsIn(sentences, sentence, before)) return sentence;
  return sentences.find(({ shown }) => shown === sentence)?.introduced ?? sentence;
}
