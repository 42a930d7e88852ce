import { addDays, type Day, isDay } from '../../../core/domain/days/day.ts';
import { searchWords } from '../../../core/domain/texts/search-words.ts';
import { cardDay, monthName, weekdayName } from './format.ts';
import { addMonths, firstDayOf, type Month, monthOf } from './month.ts';

/** The day, month or year that a search names. `day` is the day to select in the calendar or in the year view. */
export type SearchedDate = { readonly day: Day; readonly name: string; readonly span: 'day' | 'month' | 'year' };

const months: Month[] = Array.from({ length: 12 }, (_, index) => addMonths('2024-01', index));
const monthNames = months.map((month) => monthName(month).replace(/ .*/, '').toLowerCase());
const weekdays = ['01', '02', '03', '04', '05', '06', '07'].map((day) => weekdayName(`2024-01-${day}`).toLowerCase());

const isStartOf = (name: string, word: string) => word.length >= 3 && name.startsWith(word);

/** Return the number of an English month, such as '04' for 'april' or 'apr'. Return '' for other words. */
function monthNumber(word: string): string {
  const at = monthNames.findIndex((name) => isStartOf(name, word));
  return months[at]?.slice(5) ?? '';
}

/**
 * Convert a date in digits to the form 2024-12-24. In 24.12.2024, the day comes first. In a date with slashes, the day
 * or the month may come first: convert it only if it is unambiguous. Return any other text unchanged.
 */
function withIsoDate(text: string): string {
  const [, first = '', mark, second = '', year] = /^(\d\d?)([./])(\d\d?)\2(\d{4})$/.exec(text) ?? [];
  if (year === undefined) return text;
  const [one, two] = [first.padStart(2, '0'), second.padStart(2, '0')];
  const days = [`${year}-${two}-${one}`, ...(mark === '/' ? [`${year}-${one}-${two}`] : [])].filter(isDay);
  return new Set(days).size === 1 ? (days[0] ?? text) : text;
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

/** Add a year to a month without one, such as 'april': the latest year in which the month is not in the future. */
function withLatestYear(word: string, today: Day): string {
  const number = monthNumber(word);
  if (number === '') return word;
  const year = Number(today.slice(0, 4));
  return `${word} ${number <= today.slice(5, 7) ? year : year - 1}`;
}

/**
 * Return the dates that a search names, latest first. A day or month without a year gives two dates: the latest one,
 * and the one a year before.
 */
export function searchedDates(search: string, today: Day): SearchedDate[] {
  const latest = searchedDate(search, today);
  if (latest === null) return [];
  // With a weekday, the search can mean only the latest date: a year before, the day has another weekday.
  if (weekdays.some((name) => isStartOf(name, searchWords(search.toLowerCase())[0] ?? ''))) return [latest];
  const earlier = searchedDate(`${search.trim()} ${Number(latest.day.slice(0, 4)) - 1}`, today);
  return earlier === null ? [latest] : [latest, earlier];
}

/**
 * Return the date that a search names in English or in digits. For a month or a year, `day` is its first day. For the
 * current month or year, `day` is today. A month without a year is the latest such month. Return null for any other
 * search, for a future date, and for a date before 1970.
 */
export function searchedDate(search: string, today: Day): SearchedDate | null {
  const words = searchWords(withIsoDate(search.trim().toLowerCase()).replace(/[,.]/g, ' ')).filter(
    (word) => word !== 'of' && word !== 'the',
  );
  if (weekdays.some((name) => isStartOf(name, words[0] ?? ''))) words.shift();
  const daysAgo = words.length === 1 ? ['today', 'yesterday'].indexOf(words[0] ?? '') : -1;
  if (daysAgo >= 0) {
    const day = addDays(today, -daysAgo);
    return { day, name: cardDay(day), span: 'day' };
  }
  const text = withLatestYear(withYear(words.join(' '), today), today);
  if (/^\d{4}$/.test(text) && text >= '1970' && text <= today.slice(0, 4)) {
    return { day: today.startsWith(text) ? today : `${text}-01-01`, name: text, span: 'year' };
  }
  const [, isoYear, isoMonth, isoDay] = /^(\d{4})-(\d\d)(?:-(\d\d))?$/.exec(text) ?? [];
  const [, before, word, after, lastYear] =
    /^(?:(\d\d?)(?:st|nd|rd|th)? )?([a-z]+)(?: (\d\d?)(?:st|nd|rd|th)?)? (\d{4})$/.exec(text) ?? [];
  const year = isoYear ?? lastYear;
  if (year === undefined || (before !== undefined && after !== undefined)) return null;
  const month = `${year}-${isoMonth ?? monthNumber(word ?? '')}`;
  const dayOfMonth = isoDay ?? before ?? after;
  const day = dayOfMonth === undefined ? firstDayOf(month) : `${month}-${dayOfMonth.padStart(2, '0')}`;
  if (!isDay(day) || day < '1970-01-01' || day > today) return null;
  if (dayOfMonth !== undefined) return { day, name: cardDay(day), span: 'day' };
  return { day: month === monthOf(today) ? today : day, name: monthName(month), span: 'month' };
}
