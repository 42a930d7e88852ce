import { expect, test } from 'vitest';
import { guessedCountry } from './guessed-country.ts';

test.each([
  ['Europe/Berlin', ['en-US'], 'DE'],
  ['America/Indiana/Knox', ['es-MX'], 'US'],
  ['America/Toronto', ['en'], 'CA'],
  ['America/Menominee', ['en'], 'US'],
  ['America/Thunder_Bay', ['en-US'], 'CA'],
  ['Europe/Rome', ['en-US', 'en'], null],
  ['Europe/Rome', ['en-US', 'it-IT'], 'IT'],
  ['Asia/Tokyo', ['en-GB'], null],
  ['America/Mexico_City', ['es', 'es-MX'], 'MX'],
  ['Etc/UTC', ['zh-Hant-TW'], 'TW'],
  ['Etc/UTC', ['en'], null],
  [undefined, ['en-GB'], 'GB'],
])('for the time zone %s and the languages %j, guesses the country %s', (timeZone, languages, country) => {
  expect(guessedCountry(timeZone, languages)).toBe(country);
});
