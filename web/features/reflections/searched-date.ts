import { type Day, isDay } from '../../../core/domain/days/day.ts';
import { weekStartOf } from '../../../core/domain/days/week.ts';
import { searchWords } from '../../../core/domain/texts/search-words.ts';
import { cardDay, monthName, months, weekdayName, weekdays } from './format.ts';
import { firstDayOf, monthOf } from './month.ts';
import { type DateSpan, relativeDate, startBefore } from './relative-date.ts';

/** The date that a search names. `day` is the day to select in the calendar or in the year view. */
export type SearchedDate = { readonly day: Day; readonly name: string; readonly span: DateSpan };

const isStartOf = (name: string, word: string) => word.length >= 3 && name.toLowerCase().startsWith(word);

/** Return the number of an English month, such as '04' for 'april' or 'apr'. Return '' for other words. */
function monthNumber(word: string): string {
  const at = months.findIndex((name) => isStartOf(name, word));
  return at < 0 ? '' : String(at + 1).padStart(2, '0');
}

/** Return whether dates in digits have the month before the day in a language, the device's by default. */
const hasMonthFirst = (language?: string) =>
  new Intl.DateTimeFormat(language, { month: 'numeric', day: 'numeric' }).formatToParts(0)[0]?.type === 'month';

/**
 * Convert a date in digits to the form 2024-12-24. In 24.12.2024, the day comes first. In a date with slashes, day and
 * month have the order of the language, or the other one if that gives no day. A year of two digits is from 1970 to 2069.
 * Return any other text unchanged.
 */
function withIsoDate(text: string, language?: string): string {
  const [, first = '', mark, second = '', digits] = /^(\d\d?)([./])(\d\d?)\2((?:\d\d){1,2})$/.exec(text) ?? [];
  if (digits === undefined) return text;
  const year = digits.length > 2 ? digits : `${digits < '70' ? 20 : 19}${digits}`;
  const [one, two] = [first.padStart(2, '0'), second.padStart(2, '0')];
  const [dayFirst, monthFirst] = [`${year}-${two}-${one}`, `${year}-${one}-${two}`];
  const days = mark === '.' ? [dayFirst] : hasMonthFirst(language) ? [monthFirst, dayFirst] : [dayFirst, monthFirst];
  return days.find(isDay) ?? text;
}

/** The longest gap between two leap years, such as from 1896 to 1904: 1900 was not a leap year. */
const leapGapYears = 8;

/** Add a year to a day without one, such as 'december 24': the latest year in which the day is not in the future. */
function withYear(text: string, today: Day): string {
  const [, before, word = '', after] =
    /^(?:(\d\d?)(?:st|nd|rd|th)? )?([a-z]+)(?: (\d\d?)(?:st|nd|rd|th)?)?$/.exec(text) ?? [];
  const day = before ?? after;
  if (day === undefined || monthNumber(word) === '') return text;
  const years = Array.from({ length: leapGapYears + 1 }, (_, ago) => Number(today.slice(0, 4)) - ago);
  const year = years.find((each) => {
    const date = `${each}-${monthNumber(word)}-${day.padStart(2, '0')}`;
    return isDay(date) && date <= today;
  });
  return `${text} ${year}`;
}

/**
 * Add a year to a month without one, such as 'april': the latest year in which the month is not in the future. In 'last
 * april', it is the latest April before the current month.
 */
function withLatestYear(text: string, today: Day): string {
  const [, last, word = ''] = /^(last )?([a-z]+)$/.exec(text) ?? [];
  const number = monthNumber(word);
  if (number === '') return text;
  const [year, thisMonth] = [Number(today.slice(0, 4)), today.slice(5, 7)];
  const isThisYear = number < thisMonth || (number === thisMonth && last === undefined);
  return `${word} ${isThisYear ? year : year - 1}`;
}

/** Return the searched day of 'week of may 12', or null if the search does not name the week of a day. */
const dayOfSearchedWeek = (search: string): string | null =>
  /^["\s]*(?:in |on )?(?:the )?week of (.+?)["\s]*$/i.exec(search)?.[1] ?? null;

/** Return the week of a day, or null for another span. */
const weekOf = ({ day, span }: SearchedDate, today: Day): SearchedDate | null =>
  span === 'day' ? dateOf(weekStartOf(day), 'week', today) : null;

/**
 * Return the dates that a search names, latest first. A day or month without a year gives the latest date and those of
 * the years before it, from `firstYear`; by default, only that of the year before.
 */
export function searchedDates(search: string, today: Day, firstYear?: number): SearchedDate[] {
  const dayOfWeek = dayOfSearchedWeek(search);
  if (dayOfWeek !== null)
    return searchedDates(dayOfWeek, today, firstYear).flatMap((date) => weekOf(date, today) ?? []);
  const latest = searchedDate(search, today);
  if (latest === null) return [];
  const latestYear = Number(latest.day.slice(0, 4));
  const count = Math.max(0, latestYear - (firstYear ?? latestYear - 1));
  const earlier = Array.from({ length: count }, (_, ago) =>
    searchedDate(`${search.trim()} ${latestYear - 1 - ago}`, today),
  );
  const dates = [latest, ...earlier.flatMap((date) => (date?.span === latest.span ? [date] : []))];
  const [first = ''] = searchWords(search.toLowerCase());
  if (!weekdays.some((name) => isStartOf(name, first))) return dates;
  const onWeekday = dates.filter(({ day }) => isStartOf(weekdayName(day).toLowerCase(), first));
  return onWeekday.length > 0 ? onWeekday : [latest];
}

/** Return the span that begins on `start`, or null if it is in the future or before 1970. */
function dateOf(start: Day, span: DateSpan, today: Day): SearchedDate | null {
  if (!isDay(start) || start < '1970-01-01' || start > today) return null;
  const names = {
    day: cardDay,
    week: () => `the week of ${cardDay(start)}`,
    month: () => monthName(monthOf(start)),
    year: () => start.slice(0, 4),
  };
  return { day: start === startBefore(today, 0, span) ? today : start, name: names[span](start), span };
}

/**
 * Return the date that a search names in English or in digits, such as "may 12" or "week of may 12". For a week, month
 * or year, `day` is its first day; for the current one, `day` is today. A month without a year is the latest such month;
 * after "last", it is before the current month.
 * Return null for any other search, for a future date, and for a date before 1970. `language` is that of a date with
 * slashes.
 */
export function searchedDate(search: string, today: Day, language?: string): SearchedDate | null {
  const dayOfWeek = dayOfSearchedWeek(search);
  if (dayOfWeek !== null) {
    const date = searchedDate(dayOfWeek, today, language);
    return date && weekOf(date, today);
  }
  const all = searchWords(withIsoDate(search.trim().toLowerCase(), language).replace(/[,.]/g, ' '));
  const words = all.filter((word, at) => word !== 'of' && word !== 'the' && !(at === 0 && /^[io]n$/.test(word)));
  const relative = relativeDate(words.join(' '), today);
  if (relative) return dateOf(relative.start, relative.span, today);
  if (weekdays.some((name) => isStartOf(name, words[0] ?? ''))) words.shift();
  const text = withLatestYear(withYear(words.join(' '), today), today);
  if (/^\d{4}$/.test(text)) return dateOf(`${text}-01-01`, 'year', today);
  const [, isoYear, isoMonth, isoDay] = /^(\d{4})-(\d\d)(?:-(\d\d))?$/.exec(text) ?? [];
  const [, before, word, after, lastYear] =
    /^(?:(\d\d?)(?:st|nd|rd|th)? )?([a-z]+)(?: (\d\d?)(?:st|nd|rd|th)?)? (\d{4})$/.exec(text) ?? [];
  const year = isoYear ?? lastYear;
  if (year === undefined || (before !== undefined && after !== undefined)) return null;
  const month = `${year}-${isoMonth ?? monthNumber(word ?? '')}`;
  const dayOfMonth = isoDay ?? before ?? after;
  if (dayOfMonth === undefined) return dateOf(firstDayOf(month), 'month', today);
  return dateOf(`${month}-${dayOfMonth.padStart(2, '0')}`, 'day', today);
}

/** A search such as 'heron october 2026': `words` is 'heron' and `dateWords` is 'october 2026'. */
export type WordsWithDate = { readonly words: string; readonly dateWords: string; readonly date: SearchedDate };

/** No date has more words than 'in the week of friday the 12th of may 2026'. */
const dateWordsMax = 10;

const splitsPhrase = (words: string) => (words.match(/["“”„«»]/g) ?? []).length % 2 === 1;

/**
 * Return the words and the date of a search that ends or begins with a date. Return null if the search is only a date,
 * has no date beside its words, or has the date inside a phrase in quotation marks.
 */
export function wordsWithDate(search: string, today: Day): WordsWithDate | null {
  if (searchedDate(search, today)) return null;
  const all = search.split(/\s+/).filter((word) => word !== '');
  const counts = Array.from({ length: Math.min(dateWordsMax, all.length - 1) }, (_, index) => index + 1).reverse();
  const atEnd = counts.map((count) => [all.slice(0, -count), all.slice(-count)]);
  const atStart = counts.map((count) => [all.slice(count), all.slice(0, count)]);
  for (const [others = [], dated = []] of [...atEnd, ...atStart]) {
    const [words, dateWords] = [
      others.join(' ').replace(/^[,;]\s*|\s*[,;]$/g, ''),
      searchWords(dated.join(' ')).join(' '),
    ];
    const date = words === '' || splitsPhrase(words) ? null : searchedDate(dateWords, today);
    if (date) return { words, dateWords, date };
  }
  return null;
}
