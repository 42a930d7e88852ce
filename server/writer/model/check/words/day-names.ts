import { checkNames, dataSections, linesOf, wordsOf } from '../../../languages/data-file.ts';

const languages = [
  ...['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'sv', 'da', 'nb', 'tr', 'ja', 'zh', 'ko', 'ru', 'uk', 'hi', 'ar'],
];

const sections = dataSections(new URL('day-words.txt', import.meta.url));
checkNames(sections, ['parts of the week', 'parts of a german day', 'inflected', 'feasts']);

export const dayWords = (section: string): string[] => wordsOf(sections, section);

type DayName = { readonly name: string; readonly weekdays: readonly number[] };

function weekdayNames(language: string): string[] {
  const format = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, day) => format.format(Date.UTC(2024, 0, 1 + day)).toLowerCase());
}

/** Names of weekdays and of parts of the week, such as "weekend", in lower case. Weekday 0 is Monday. */
const dayNames: readonly DayName[] = [
  ...languages.flatMap((language) => weekdayNames(language).map((name, day): DayName => ({ name, weekdays: [day] }))),
  // German joins a weekday and a part of the day: "Montagabend".
  ...weekdayNames('de').flatMap((name, day) =>
    dayWords('parts of a german day').map((part): DayName => ({ name: `${name}${part}`, weekdays: [day] })),
  ),
  ...['parts of the week', 'inflected'].flatMap((section) =>
    linesOf(sections, section).map((line): DayName => {
      const [name = '', ...weekdays] = line.split(' ');
      return { name: name.replaceAll('_', ' '), weekdays: weekdays.map(Number) };
    }),
  ),
];

function isWordOf(text: string, name: string): boolean {
  const isSpaced = !/[぀-鿿가-힯]/u.test(name);
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1))
    if (!isSpaced || !/\p{L}/u.test(`${text[at - 1] ?? ' '}${text[at + name.length] ?? ' '}`.replace(/s$/u, ' ')))
      return true;
  return false;
}

export function daysNamed(text: string): DayName[] {
  const lower = text.toLowerCase();
  const found = dayNames.filter(({ name }) => isWordOf(lower, name));
  return [...new Set(found.map(({ name }) => name))].map((name) => ({
    name,
    weekdays: found.filter((one) => one.name === name).flatMap(({ weekdays }) => weekdays),
  }));
}
