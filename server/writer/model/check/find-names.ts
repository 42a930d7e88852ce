import { givenNames } from '../../languages/given-names.ts';
import { hasProperty } from '../../languages/properties.ts';
import { topicLanguages } from '../../languages/topics.ts';
import type { WeekToSummarise } from '../../writer.ts';
import { unicodeWords, writtenWords } from '../answer/answer-text.ts';
import { dayWords } from './words/day-names.ts';

/** Matches a title or a relative, such as "Mrs." or "Aunt", and captures the name after it. */
const beforeNames =
  /(?:\b(?:Mr|Mrs|Ms|Dr|Prof|Frau|Herrn?|Onkel|Tante|Oma|Opa|Aunt|Uncle|Madame|Monsieur|Señora?|Doña|Don|Tía|Tío|Signora?|Dona|Senhora?)\.? )(\p{Lu}[\p{L}'’-]+)/gu;
// A capitalised word inside a sentence. Words in capitals only are excluded, because people use them for emphasis.
const insideSentence = /(?<=[\p{Ll}\p{Nd},;] )\p{Lu}\p{Ll}[\p{L}'’-]*/gu;
const beforeHonorific = /[\p{Script=Han}\p{Script=Katakana}ー]{1,6}(?=さん|くん|ちゃん)/gu;

const bare = (word: string) => word.replaceAll('’', "'").replace(/'s?$/u, '').toLowerCase();

const feasts = new Set(dayWords('feasts'));

const calendar = new Set(
  topicLanguages
    .filter((code) => hasProperty(code, 'calendar-names'))
    .flatMap((language) => {
      const names = (part: 'weekday' | 'month', count: number, time: (at: number) => number) => {
        const format = new Intl.DateTimeFormat(language, { [part]: 'long', timeZone: 'UTC' });
        return Array.from({ length: count }, (_, at) => format.format(time(at)).toLowerCase());
      };
      return [
        ...names('weekday', 7, (day) => Date.UTC(2024, 0, 1 + day)),
        ...names('month', 12, (month) => Date.UTC(2024, month, 1)),
      ];
    }),
);

export const isCalendar = (word: string): boolean =>
  calendar.has(bare(word)) || calendar.has(bare(word).replace(/s$/u, '')) || feasts.has(bare(word));

const isPronoun = (word: string) => /^I(?:['’]\p{L}+)?$/u.test(word);

/** Return the capitalised words inside sentences, except "I", weekdays, months and holidays. */
export const capitalisedWords = (text: string): string[] =>
  (text.match(insideSentence) ?? []).filter((word) => !isPronoun(word) && !isCalendar(word));

/** Return whether the week is in German, where a capital letter does not show a name. */
export function isGerman({ reflections }: WeekToSummarise): boolean {
  const words = reflections.flatMap(({ content }) => unicodeWords(content.slice(0, 2_000)));
  const typical = words.filter((word) =>
    /^(?:und|ich|der|die|das|nicht|ist|war|mit|ein|eine|auf)$/iu.test(word),
  ).length;
  return typical > words.length / 12;
}

/** Return, in lower case, the given names in a text and the words after a title or before a Japanese honorific. */
export function namesByCue(text: string): string[] {
  const cued = [...text.matchAll(beforeNames)].map(([, name]) => bare(name ?? ''));
  const honoured = text.match(beforeHonorific) ?? [];
  return [
    ...cued,
    ...honoured,
    ...unicodeWords(text)
      .filter((word) => /^\p{Lu}/u.test(word))
      .map(bare)
      .filter((word) => givenNames.has(word)),
  ];
}

/** Return the names in a week, in lower case. Without other signs, a word is a name if it always has a capital. */
export function namesOf(week: WeekToSummarise): ReadonlySet<string> {
  const text = week.reflections.map(({ content }) => content).join('\n');
  const small = new Set(
    writtenWords(week)
      .filter((word) => /^\p{Ll}/u.test(word))
      .map(bare),
  );
  const large = isGerman(week) ? [] : capitalisedWords(text).map(bare);
  return new Set([...large.filter((word) => !small.has(word)), ...namesByCue(text)]);
}

export const isGivenName = (word: string): boolean => givenNames.has(bare(word));

/** Return the form in which names are compared: in lower case, without "'s". */
export const plainName = bare;
