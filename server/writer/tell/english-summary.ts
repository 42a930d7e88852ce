import type { ReflectionType } from '../../../core/contract/values.ts';
import type { Quote } from '../choose/choose-quotes.ts';
import { inQuotationMarks } from '../choose/shorten-sentence.ts';
import { numberWord, englishPhrases as phrases } from '../languages/english-phrases.ts';
import { endsNearNegation } from '../read/clauses.ts';
import type { Theme } from '../themes/choose-themes.ts';
import type { WeekToSummarise } from '../writer.ts';
import { allReflections, type SummarySentence, splitEvenly } from './evidence.ts';

/** All that the English frames are filled with. */
export type EnglishContent = {
  readonly week: WeekToSummarise;
  /** How many words each of its reflections has. */
  readonly lengths: readonly number[];
  readonly picks: readonly Quote[];
  readonly themes: readonly Theme[];
  readonly feelings: readonly string[];
  /** The question that stays open, where the week has one that is not quoted already. */
  readonly question: Quote | null;
  /** How many plain sentences more its opening may have, up to two, where the quotes are long. */
  readonly extras: number;
  /** Weeks in a row, and versions of one week, take other frames. */
  readonly turn: number;
};

const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const dayOf = (localDate: string) => dayNames[(new Date(`${localDate}T00:00:00Z`).getUTCDay() + 6) % 7] ?? '';

/** The frame that a turn of the wheel brings. */
export const phraseAt = (list: readonly string[], turn: number): string =>
  list[((turn % list.length) + list.length) % list.length] ?? '';

const plural = (count: number, noun: string) => `${numberWord(count)} ${noun}${count === 1 ? '' : 's'}`;

/** 'sleep, the garden and your father' */
const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** A frame with its {names} filled. */
export const fillPhrase = (frame: string, values: Readonly<Record<string, string>>) =>
  frame.replace(/\{(\w+)\}/gu, (_, name: string) => values[name] ?? '');

function countsOf({ week: { reflections }, lengths }: EnglishContent): { days: string; kinds: string; words: string } {
  const evenings = reflections.filter(({ type }) => type === 'evening').length;
  const deep = reflections.length - evenings;
  const days = new Set(reflections.map(({ localDate }) => localDate)).size;
  const written = lengths.reduce((sum, words) => sum + words, 0);
  return {
    days: days === 7 ? 'all seven days' : plural(days, 'day'),
    kinds: listed([
      ...(evenings > 0 ? [plural(evenings, 'evening reflection')] : []),
      ...(deep > 0 ? [plural(deep, 'deep reflection')] : []),
    ]),
    words: written === 1 ? 'one word' : `${written.toLocaleString('en-US')} words`,
  };
}

/** What is told of the longest page and the shortest; null where two are. */
function lengthLine({ week: { reflections }, lengths, turn }: EnglishContent): string | null {
  const placed = reflections
    .map(({ localDate, type }, index) => ({
      words: lengths[index] ?? 0,
      place: type === 'evening' ? `${dayOf(localDate)} evening` : `the deep reflection of ${dayOf(localDate)}`,
    }))
    .toSorted((a, b) => b.words - a.words);
  const [longest, second] = placed;
  const [other, shortest] = placed.slice(-2);
  if (longest === undefined || shortest === undefined || placed.length < 3) return null;
  if (longest.words === second?.words || shortest.words === other?.words) return null;
  const others = placed.slice(1).reduce((sum, { words }) => sum + words, 0);
  const lines = phrases.lengths[longest.words > others ? 'most' : 'longest'];
  return fillPhrase(phraseAt(lines, turn), { longest: longest.place, shortest: shortest.place });
}

function openingOf(matter: EnglishContent): SummarySentence[] {
  const { week, themes, feelings, turn, extras } = matter;
  const all = allReflections(week);
  const sentences: SummarySentence[] = [];
  const returning = themes.filter(({ reflections }) => reflections.length > 1);
  const named = returning.length > 0 ? returning : themes;
  const kind = returning.length === 0 ? 'once' : returning.length === 1 ? 'one' : 'many';
  if (named.length > 0)
    sentences.push({
      text: fillPhrase(phraseAt(phrases.themes[kind], turn), {
        themes: listed(named.map(({ name }) => name.replace(/\bmy /gu, 'your '))),
      }),
      reflections: all.filter((index) => named.some(({ reflections }) => reflections.includes(index))),
    });
  // What it was about comes before what can be counted: the first sentence is the largest on a card.
  sentences.push({ text: fillPhrase(phraseAt(phrases.opening, turn), countsOf(matter)), reflections: all });
  if (feelings.length > 0)
    sentences.push({
      text: fillPhrase(phraseAt(phrases.feelings, turn), { feelings: listed(feelings) }),
      reflections: all,
    });
  const lengths = lengthLine(matter);
  if (extras > 0 && lengths !== null) sentences.push({ text: lengths, reflections: all });
  if (extras > (lengths === null ? 0 : 1)) sentences.push({ text: phraseAt(phrases.lead, turn), reflections: all });
  return sentences;
}

/** A quote that turns against what came before it. */
const contrasting = /^…?(?:but|and yet|instead)\b/iu;
/** "For the first time", "I finally", "I decided": the person's own word that something changed. */
const changing =
  /\b(?:for|it['’]?s|it is|it was) the first time\b|\bfinally\b|\bat last\b|\bI(?:['’]ve| have)? decided\b/iu;

/** Whether a quote says itself that something changed, not that nothing did. */
function tellsChange(quote: string): boolean {
  const cue = changing.exec(quote);
  return cue !== null && !endsNearNegation(quote.slice(0, cue.index));
}

/** The reflection that a turn is told of: the last one, before the end, whose first quote says so in its own words. */
function turnOf({ picks, week }: EnglishContent): number | null {
  const firsts = picks.filter(
    ({ reflection, text }, index) =>
      reflection > 0 &&
      reflection < week.reflections.length - 1 &&
      picks[index - 1]?.reflection !== reflection &&
      (contrasting.test(text) || tellsChange(text)),
  );
  return week.careful ? null : (firsts.at(-1)?.reflection ?? null);
}

type Deal = (list: readonly string[], isTrue?: (frame: string) => boolean) => string;

/** Deals frames of a kind one after the other, so that none returns before all were used; one in each list is true. */
function dealer(turn: number): Deal {
  const dealt = new Map<readonly string[], number>();
  return (list, isTrue = () => true) => {
    let next = dealt.get(list) ?? turn;
    const end = next + list.length;
    while (next < end && !isTrue(phraseAt(list, next))) next += 1;
    dealt.set(list, next + 1);
    return phraseAt(list, next);
  };
}

function frameFor(
  matter: EnglishContent,
  index: number,
  turnsAt: number | null,
): Readonly<Record<ReflectionType, readonly string[]>> {
  if (index === 0) return phrases.first;
  if (index === matter.week.reflections.length - 1) return phrases.last;
  return index === turnsAt ? phrases.turning : phrases.middle;
}

const saysAgain = /\bdeep again\b/u;
const saysTurned = /\bthe week turned\b/u;

/** Whether a frame for the first quote of a reflection claims nothing that the week does not hold. */
function isTrueOf({ week: { reflections } }: EnglishContent, { reflection, text }: Quote): (frame: string) => boolean {
  const wentDeep = reflections.slice(0, reflection).some(({ type }) => type === 'deep');
  return (frame) =>
    (wentDeep || !saysAgain.test(frame)) &&
    (tellsChange(text) || !saysTurned.test(frame)) &&
    !(frame.startsWith('But') && contrasting.test(text));
}

/** In words: a shorter quote has a shorter frame. */
const brief = 4;

/** The sentences about one reflection: its frame with the first quote, then the others. */
function toldOf(matter: EnglishContent, index: number, frame: readonly string[], deal: Deal): SummarySentence[] {
  const reflection = matter.week.reflections[index];
  if (reflection === undefined) return [];
  const day = dayOf(reflection.localDate);
  const own = matter.picks.filter((pick) => pick.reflection === index);
  if (own.length === 0)
    return [{ text: fillPhrase(deal(phrases.unquoted[reflection.type]), { day }), reflections: [index] }];
  return own.map((pick, order) => {
    const previous = own[order - 1];
    const first = pick.words < brief ? phrases.brief[reflection.type] : frame;
    const list = previous === undefined ? first : pick.at === previous.at + 1 ? phrases.next : phrases.further;
    return {
      text: fillPhrase(deal(list, isTrueOf(matter, pick)), { day, quote: inQuotationMarks(pick.text, 'en') }),
      reflections: [index],
    };
  });
}

function endOf(matter: EnglishContent): SummarySentence[] {
  const { week, question, turn } = matter;
  const asked = question === null ? undefined : week.reflections[question.reflection];
  const sentences: SummarySentence[] = [];
  if (question !== null && asked !== undefined)
    sentences.push({
      text: fillPhrase(phraseAt(phrases.question[asked.type], turn), {
        day: dayOf(asked.localDate),
        quote: inQuotationMarks(question.text, 'en'),
      }),
      reflections: [question.reflection],
    });
  const closing = phraseAt(week.careful ? phrases.carefulClosing : phrases.closing, turn);
  return [...sentences, { text: fillPhrase(closing, countsOf(matter)), reflections: allReflections(week) }];
}

/** The week told in English: what it holds, its pages in order, and what stays open. */
export function englishParagraphs(matter: EnglishContent): SummarySentence[][] {
  const all = allReflections(matter.week);
  const turnsAt = turnOf(matter);
  const deal = dealer(matter.turn);
  const pages = all.map((index) => {
    const kind = matter.week.reflections[index]?.type ?? 'evening';
    return toldOf(matter, index, frameFor(matter, index, turnsAt)[kind], deal);
  });
  const runs = splitEvenly(pages, all.length < 4 ? 1 : all.length < 9 ? 2 : 3);
  return [openingOf(matter), ...runs.map((run) => run.flat()), endOf(matter)];
}
