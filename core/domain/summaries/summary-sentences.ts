import sameDayPhrases from '../data/same-day.json' with { type: 'json' };
import { sentencesOf } from '../texts/sentences.ts';
import { innerQuotesOf } from './inner-quotes.ts';

/**
 * A sentence of a summary. `shown` has both quotation marks, even if its quote spans several sentences. `introduced`
 * also has the words before the quote ("On Sunday you wrote, "), even if they are in an earlier sentence.
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
/** To find out whether one sentence follows another in the summary, compare this many characters of each. */
const recognised = 24;
/** If the text before a quote has more characters than this, it says more than the day: it is not an introduction. */
const INTRODUCTION_MAX = 40;
/** Introductions by the builtin writer that refer to the day of the previous quote. */
const sameDay: ReadonlySet<string> = new Set(sameDayPhrases);

/**
 * Join two `shown` sentences on a card. If they follow each other inside one quote of the summary, remove the quotation
 * marks between them: “One.” “Two.” becomes “One. Two.”
 */
export function joinSentences(longSummary: string, first: string, second: string): string {
  const gap = /[。！？]["”’」』）]*$/.test(first) ? '' : ' ';
  const close = closes.find((mark) => first.endsWith(mark));
  const open = opens.find((mark) => second.startsWith(mark));
  if (close === undefined || open === undefined) return first + gap + second;
  const [before, after] = [first.slice(0, -close.length), second.slice(open.length)];
  // A sentence from the middle of a quote has an added opening quotation mark, which the summary lacks: compare only
  // the text after this mark.
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
 * Split a summary into sentences. Each part of a longer quote gets its own quotation marks. A quotation inside a quote
 * is not split.
 */
export function summarySentencesOf(longSummary: string, unsplitParts = innerQuotesOf): SummarySentence[] {
  const [open, close] = pairs.find(([first, last]) => longSummary.includes(first) && longSummary.includes(last)) ?? [
    '“',
    '”',
  ];
  let isOpen = false;
  let introduction = '';
  let before = '';
  const introductionIn = (words: string) =>
    words.length > INTRODUCTION_MAX || words.includes(open) || words.includes(close) ? '' : words;
  return sentencesOf(longSummary, unsplitParts).map((text) => {
    const wasOpen = isOpen;
    const [opened, closed] = [text.lastIndexOf(open), text.lastIndexOf(close)];
    if (opened >= 0 || closed >= 0) isOpen = opened > closed;
    const shown = `${wasOpen ? open : ''}${text}${isOpen ? close : ''}`;
    const continued = introduction + shown;
    // In Japanese, the introduction of a quote may be a separate sentence at the beginning of the paragraph.
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

/**
 * Return, for each `shown` sentence, the ones into which earlier releases split it: they split quotations inside quotes,
 * too. Most sentences are their only one.
 */
export function earlierSentences(longSummary: string): Map<string, readonly string[]> {
  const lengthOf = (text: string) => text.replace(/\s/g, '').length;
  const rest = summarySentencesOf(longSummary, () => []);
  const earlier = new Map<string, readonly string[]>();
  for (const { text, shown } of summarySentencesOf(longSummary)) {
    const parts: string[] = [];
    let missing = lengthOf(text);
    while (missing > 0 && rest[0]) {
      parts.push(rest[0].shown);
      missing -= lengthOf(rest[0].text);
      rest.shift();
    }
    earlier.set(shown, parts);
  }
  return earlier;
}

type PlacedSentence = {
  /** Undefined for a text that is not in the summary. */
  readonly found: SummarySentence | undefined;
  /** Whether the sentence directly follows the previous one in the summary. */
  readonly follows: boolean;
};

/**
 * Find `shown` sentences in a summary. A sentence that occurs on two days is found where it follows the previous one,
 * otherwise at its first occurrence that is not found yet. `earlier` are the sentences of the pictures before.
 */
export function findSentences(
  longSummary: string,
  sentences: readonly string[],
  earlier: readonly string[] = [],
): PlacedSentence[] {
  const all = summarySentencesOf(longSummary);
  const free = new Set(all);
  let next: SummarySentence | undefined;
  const placed = [...earlier, ...sentences].map((sentence) => {
    const isSame = ({ shown }: SummarySentence) => shown === sentence;
    const follows = next !== undefined && isSame(next);
    const found = follows ? next : (all.find((each) => isSame(each) && free.has(each)) ?? all.find(isSame));
    next = found && all[all.indexOf(found) + 1];
    if (found) free.delete(found);
    return { found, follows };
  });
  return placed.slice(earlier.length);
}

/**
 * Return the first `shown` sentence of a paragraph with the introduction of its quote: otherwise the quote would seem
 * to be from the day that another sentence names. If the sentence begins a quote and directly follows the sentence
 * before the paragraph, leave out the introduction.
 */
export function introduce({ found, follows }: PlacedSentence, sentence: string): string {
  // A sentence from the middle of a quote has an added opening quotation mark.
  return found && (!follows || !found.shown.startsWith(found.text)) ? found.introduced : sentence;
}
