import type { ReflectionType } from '../../../core/contract/values.ts';
import type { Pick } from './builtin-choose.ts';
import { quoted } from './builtin-quote-text.ts';
import type { Theme } from './builtin-themes.ts';
import { allOf, inRuns, type Told } from './builtin-told.ts';
import * as words from './builtin-vocabulary.ts';
import type { WeekToSummarise } from './writer.ts';

/** All that the English frames are filled with. */
export type EnglishMatter = {
  readonly week: WeekToSummarise;
  /** How many words each of its reflections has. */
  readonly lengths: readonly number[];
  readonly picks: readonly Pick[];
  readonly themes: readonly Theme[];
  readonly feelings: readonly string[];
  /** The question that stays open, where the week has one that is not quoted already. */
  readonly question: Pick | null;
  /** How many plain sentences more its opening may have, up to two, where the quotes are long. */
  readonly extras: number;
  /** Weeks in a row, and versions of one week, take other frames. */
  readonly turn: number;
};

const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const dayOf = (localDate: string) => dayNames[(new Date(`${localDate}T00:00:00Z`).getUTCDay() + 6) % 7] ?? '';

/** The frame that a turn of the wheel brings. */
export const at = (list: readonly string[], turn: number): string =>
  list[((turn % list.length) + list.length) % list.length] ?? '';

const plural = (count: number, noun: string) => `${words.numberWord(count)} ${noun}${count === 1 ? '' : 's'}`;

/** 'sleep, the garden and your father' */
const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** A frame with its {names} filled. */
export const filled = (frame: string, values: Readonly<Record<string, string>>) =>
  frame.replace(/\{(\w+)\}/gu, (_, name: string) => values[name] ?? '');

function countsOf({ week: { reflections }, lengths }: EnglishMatter): { days: string; kinds: string; words: string } {
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

/** Which page is the longest and which the shortest; empty where two are. */
function lengthsOf({ week: { reflections }, lengths }: EnglishMatter): { longest: string; shortest: string } | null {
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
  return { longest: longest.place, shortest: shortest.place };
}

function openingOf(matter: EnglishMatter): Told[] {
  const { week, themes, feelings, turn, extras } = matter;
  const all = allOf(week);
  const sentences: Told[] = [];
  const returning = themes.filter(({ reflections }) => reflections.length > 1);
  const named = returning.length > 0 ? returning : themes;
  const kind = returning.length === 0 ? 'once' : returning.length === 1 ? 'one' : 'many';
  if (named.length > 0)
    sentences.push({
      text: filled(at(words.themeLines[kind], turn), {
        themes: listed(named.map(({ name }) => name.replace(/\bmy /gu, 'your '))),
      }),
      reflections: all.filter((index) => named.some(({ reflections }) => reflections.includes(index))),
    });
  // What it was about comes before what can be counted: the first sentence is the largest on a card.
  sentences.push({ text: filled(at(words.openings, turn), countsOf(matter)), reflections: all });
  if (feelings.length > 0)
    sentences.push({ text: filled(at(words.feelingLines, turn), { feelings: listed(feelings) }), reflections: all });
  const lengths = lengthsOf(matter);
  if (extras > 0 && lengths !== null)
    sentences.push({ text: filled(at(words.lengthLines, turn), lengths), reflections: all });
  if (extras > (lengths === null ? 0 : 1)) sentences.push({ text: at(words.leads, turn), reflections: all });
  return sentences;
}

const turning =
  /^…?(?:but|then|finally|instead|and yet|still)\b|\bfor the first time\b|\bfirst time\b|\bfinally\b|\bdecided\b|\binstead of\b|\bturned out\b/iu;

/** The reflection at which the week turns: the last one, before its end, that says so in its own words. */
function turnOf({ picks, week }: EnglishMatter): number | null {
  const hearts = picks.filter(
    ({ role, reflection, text }) =>
      role === 'heart' && reflection > 0 && reflection < week.reflections.length - 1 && turning.test(text),
  );
  return week.careful ? null : (hearts.at(-1)?.reflection ?? null);
}

/** Deals frames of a kind one after the other, so that none returns before all were used. */
function dealer(turn: number): (list: readonly string[]) => string {
  const dealt = new Map<readonly string[], number>();
  return (list) => {
    const next = dealt.get(list) ?? turn;
    dealt.set(list, next + 1);
    return at(list, next);
  };
}

function frameFor(
  matter: EnglishMatter,
  index: number,
  turnsAt: number | null,
): Readonly<Record<ReflectionType, readonly string[]>> {
  if (index === 0) return words.firstFrames;
  if (index === matter.week.reflections.length - 1) return words.lastFrames;
  return index === turnsAt ? words.turnFrames : words.frames;
}

/** In words: a shorter quote has a shorter frame. */
const brief = 4;

/** The sentences about one reflection: its frame with the first quote, then the others. */
function toldOf(
  matter: EnglishMatter,
  index: number,
  frame: readonly string[],
  deal: (list: readonly string[]) => string,
): Told[] {
  const reflection = matter.week.reflections[index];
  if (reflection === undefined) return [];
  const day = dayOf(reflection.localDate);
  const own = matter.picks.filter((pick) => pick.reflection === index);
  if (own.length === 0)
    return [{ text: filled(deal(words.silentFrames[reflection.type]), { day }), reflections: [index] }];
  return own.map((pick, order) => {
    const previous = own[order - 1];
    const first = pick.words < brief ? words.briefFrames[reflection.type] : frame;
    const list = previous === undefined ? first : pick.at === previous.at + 1 ? words.nextFrames : words.furtherFrames;
    return { text: filled(deal(list), { day, quote: quoted(pick.text, 'en') }), reflections: [index] };
  });
}

function endOf(matter: EnglishMatter): Told[] {
  const { week, question, turn } = matter;
  const asked = question === null ? undefined : week.reflections[question.reflection];
  const sentences: Told[] = [];
  if (question !== null && asked !== undefined)
    sentences.push({
      text: filled(at(words.questionFrames[asked.type], turn), {
        day: dayOf(asked.localDate),
        quote: quoted(question.text, 'en'),
      }),
      reflections: [question.reflection],
    });
  const closing = at(week.careful ? words.carefulClosings : words.closings, turn);
  return [...sentences, { text: filled(closing, countsOf(matter)), reflections: allOf(week) }];
}

/** The week told in English: what it holds, its pages in order, and what stays open. */
export function englishParagraphs(matter: EnglishMatter): Told[][] {
  const all = allOf(matter.week);
  const turnsAt = turnOf(matter);
  const deal = dealer(matter.turn);
  const pages = all.map((index) => {
    const kind = matter.week.reflections[index]?.type ?? 'evening';
    return toldOf(matter, index, frameFor(matter, index, turnsAt)[kind], deal);
  });
  const runs = inRuns(pages, all.length < 4 ? 1 : all.length < 9 ? 2 : 3);
  return [openingOf(matter), ...runs.map((run) => run.flat()), endOf(matter)];
}
