import { expect, test } from 'vitest';
import { readJourney } from './journey.ts';

const noPlace = { lat: Number.MAX_VALUE, lon: Number.MAX_VALUE, address: '' };
const noWeather = { id: -1, degree_c: Number.MAX_VALUE, description: '', icon: '', place: '' };

test.each([
  [{}, false],
  [{ ...noPlace, weather: noWeather, tags: [], mood: 0, sentiment: 0, preview_text: 'Tea.' }, false],
  [{ tags: ['walks'] }, true],
  [{ mood: 3 }, true],
  [{ address: 'Riga' }, true],
  [{ lat: 56.9, lon: 24.1 }, true],
  [{ weather: { ...noWeather, description: 'Rain' } }, true],
])(
  'an entry with %j has other fields only if it has tags, a mood, a place or weather: %s',
  (fields, hasOtherFields) => {
    const entry = { date_journal: 1_556_740_000_000, text: 'Tea.', ...fields };
    expect(readJourney([entry])).toMatchObject([{ hasOtherFields }]);
  },
);
