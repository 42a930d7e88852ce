import { type Day, isDay } from '../../../../core/domain/days/day.ts';
import { searchWords } from '../../../../core/domain/texts/search-words.ts';
import { cardDay, monthName, weekdayName } from '../../../features/reflections/format.ts';
import { addMonths, firstDayOf, type Month, monthOf } from '../../../features/reflections/month.ts';

/** A day, and the name of the day or month that a search names. */
export type SearchedDate = { readonly day: Day; readonly name: string };

const months: Month[] = Array.from({ length: 12 }, (_, index) => addMonths('2024-01', index));
const weekdays = ['01', '02', '03', '04', '05', '06', '07'].map((day) => weekdayName(`2024-01-${day}`).toLowerCase());

const isStartOf = (name: string, word: string) => word.length >= 3 && name.startsWith(word);

/** Return the number of an English month, such as '04' for 'april' or 'apr'; '' for other words. */
function monthNumber(word: string): string {
  const month = months.find((each) => isStartOf(monthName(each).toLowerCase(), word));
  return month?.slice(5) ?? '';
}

/**
 * Return the date that a whole search names in English or in the form 2025-04-01. For a month without a day, return its
 * first day, but today for the current month. Return null for any other search, for a later date, and for a date before
 * 1970.
 */
export function searchedDate(search: string, today: Day): SearchedDate | null {
  const words = searchWords(search.toLowerCase().replace(/[,.]/g, ' ')).filter(
    (word) => word !== 'of' && word !== 'the',
  );
  if (weekdays.some((name) => isStartOf(name, words[0] ?? ''))) words.shift();
  const text = words.join(' ');
  const [, isoYear, isoMonth, isoDay] = /^(\d{4})-(\d\d)(?:-(\d\d))?$/.exec(text) ?? [];
  const [, before, word, after, lastYear] =
    /^(?:(\d\d?)(?:st|nd|rd|th)? )?([a-z]+)(?: (\d\d?)(?:st|nd|rd|th)?)? (\d{4})$/.exec(text) ?? [];
  const year = isoYear ?? lastYear;
  if (year === undefined || (before !== undefined && after !== undefined)) return null;
  const month = `${year}-${isoMonth ?? monthNumber(word ?? '')}`;
  const dayOfMonth = isoDay ?? before ?? after;
  const day = dayOfMonth === undefined ? firstDayOf(month) : `${month}-${dayOfMonth.padStart(2, '0')}`;
  if (!isDay(day) || day < '1970-01-01' || day > today) return null;
  if (dayOfMonth !== undefined) return { day, name: cardDay(day) };
  return { day: month === monthOf(today) ? today : day, name: monthName(month) };
}
