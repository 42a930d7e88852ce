import type { ReflectionType } from '../../../core/contract/values.ts';

/**
 * The few words that are ours in a summary: plain sentences around the person's own. They claim nothing that cannot be
 * counted. Weeks in a row take different ones, the same week always the same.
 */
const numbers = 'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen'.split(' ');
const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const monthNames = 'January February March April May June July August September October November December'.split(' ');

export const numberWord = (count: number): string => numbers[count] ?? String(count);
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const plural = (count: number, one: string, many = `${one}s`) => `${numberWord(count)} ${count === 1 ? one : many}`;

/** 'cello, rain and kitchen' */
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** '2026-03-02' → 'March 2, 2026' */
export function longDate(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${monthNames[(month ?? 1) - 1]} ${date}, ${year}`;
}

const weekdayOf = (day: string) => dayNames[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7] ?? '';

/** Weeks since the epoch: what turns the wheel of variants. */
export const turnOf = (weekStart: string): number => Math.floor(Date.parse(`${weekStart}T00:00:00Z`) / 604_800_000);

const pick = <T>(variants: readonly T[], turn: number): T =>
  variants[((turn % variants.length) + variants.length) % variants.length] as T;

export type Facts = {
  readonly evenings: number;
  readonly deep: number;
  readonly days: number;
  /** Null where a count would be nonsense. */
  readonly words: number | null;
  readonly turn: number;
};

const kinds = ({ evenings, deep }: Facts) =>
  listed([
    ...(evenings > 0 ? [plural(evenings, 'evening reflection')] : []),
    ...(deep > 0 ? [plural(deep, 'deep reflection')] : []),
  ]);

/** How the week went, in numbers. */
export function opening(facts: Facts, themes: readonly string[]): string {
  const days = facts.days === 7 ? 'all seven days' : plural(facts.days, 'day');
  const start = pick(
    [
      `On ${days} of this week you made room to write: ${kinds(facts)}`,
      `You wrote on ${days} this week, ${kinds(facts)}`,
      `This week holds ${kinds(facts)}, from ${days}`,
      `${capitalised(kinds(facts))} make up this week, written on ${days}`,
    ],
    facts.turn,
  );
  const words = listed(themes.slice(0, 3));
  if (themes.length === 0) return `${start}.`;
  if (themes.length === 1) return `${start}, with one word at the centre of it: ${words}.`;
  return pick(
    [
      `${start}, and the words that kept coming back were ${words}.`,
      `${start}, with ${words} never far away.`,
      `${start}, and again and again it came back to ${words}.`,
    ],
    facts.turn,
  );
}

/** What a week is called that returned to nothing. */
export const plainTitle = (turn: number): string =>
  pick(['In Your Own Words', 'Day by Day', 'A Few Lines Each Day'], turn);

type Place = { readonly day: string; readonly type: ReflectionType; readonly previousDay: string | null };

const firstFrames = {
  evening: [
    'It began on {day} evening: {quote}',
    'The first page was {day} evening: {quote}',
    '{day} evening set the tone: {quote}',
  ],
  deep: ['It began in the middle of {day}: {quote}', 'The first page was the deep reflection of {day}: {quote}'],
};
const middleFrames = {
  evening: [
    'On {day} evening you wrote: {quote}',
    'By {day} evening there was this: {quote}',
    'From {day} evening: {quote}',
    '{day} ended on these words: {quote}',
    'At the close of {day} you put it this way: {quote}',
  ],
  deep: [
    'In the ten minutes of {day} you went further: {quote}',
    'The deep reflection of {day} holds this: {quote}',
    'In the middle of {day} you stopped and wrote: {quote}',
  ],
};
const sameDayFrames = {
  evening: ['That same evening: {quote}', 'And when that day was done: {quote}'],
  deep: ['Earlier that same day: {quote}', 'The same day, in its ten minutes: {quote}'],
};
const lastFrames = {
  evening: [
    'The last word went to {day} evening: {quote}',
    'And on {day} evening, to close: {quote}',
    'By {day} evening it had come to this: {quote}',
  ],
  deep: [
    'The last word went to the deep reflection of {day}: {quote}',
    'And in the middle of {day}, to close: {quote}',
  ],
};

/** The frame around one quote, chosen by where it stands. */
export function framed(quote: string, place: Place, position: 'first' | 'middle' | 'last', turn: number): string {
  const frames =
    place.previousDay === place.day
      ? sameDayFrames
      : { first: firstFrames, middle: middleFrames, last: lastFrames }[position];
  return pick(frames[place.type], turn)
    .replace('{day}', weekdayOf(place.day))
    .replace('{quote}', () => quote);
}

/** A second sentence out of a reflection that was quoted just before. */
export const furtherOn = (quote: string, turn: number): string =>
  `${pick(['A few lines on', 'On the same page', 'And with it'], turn)}: ${quote}`;

/** Which theme returned most, where more than one reflection has it. */
export function themeLine(theme: string, reflections: number, of: number, turn: number): string {
  const many = reflections === of ? `all ${numberWord(of)}` : `${numberWord(reflections)} of the ${numberWord(of)}`;
  return pick(
    [
      `The clearest theme was ${theme}: it is there in ${many} reflections.`,
      `If the week has one theme it is ${theme}, named in ${many} reflections.`,
      `One theme runs through ${many} reflections: ${theme}.`,
    ],
    turn,
  );
}

/** Which feelings were named; claims no more than that the words are there. */
export function feelingLine(feelings: readonly string[], turn: number): string {
  return pick(
    [
      `What you felt has ${feelings.length === 1 ? 'a name' : 'names'} here: ${listed(feelings)}.`,
      `Some of what you felt you put into words: ${listed(feelings)}.`,
      `You did not leave the feeling out: ${listed(feelings)}.`,
    ],
    turn,
  );
}

/** The end: how much was written, and the next page. */
export function closing({ words, turn }: Facts): string {
  if (words === null) return 'These pages stay here as you left them, and next week begins on a clean one.';
  const count = words === 1 ? 'one word' : `${words.toLocaleString('en-US')} words`;
  return pick(
    [
      `That makes ${count}, all of them yours, and the next page is empty.`,
      `The week comes to ${count}, and they keep while the next one begins.`,
      `${capitalised(count)} stay here as you left them, whatever next week brings.`,
      `In all you wrote ${count} this week, and next week begins on a clean page.`,
    ],
    turn,
  );
}
