import { describe, expect, test } from 'vitest';
import { topicsIn } from './topics.ts';

const idsOf = (code: string, words: string) =>
  topicsIn(code)
    .find(words, words.includes(' '))
    .map(({ topic }) => topic.id);

describe('finding a topic by other spellings', () => {
  test.each([
    ['Arabic behind "with the"', 'ar', 'بالعمل', 'work'],
    ['Arabic behind "for the"', 'ar', 'للعمل', 'work'],
    ['Arabic behind "and the"', 'ar', 'والنوم', 'sleep'],
    ['Arabic without its hamza', 'ar', 'امي', 'mother'],
    ['Arabic with its vowels', 'ar', 'قَلَق', 'worry'],
    ['Hindi without the nukta', 'hi', 'इंतजार', 'waiting'],
    ['Hindi with anusvara', 'hi', 'मां', 'mother'],
    ['Latin Hindi with long vowels', 'hi-Latn', 'ummeed', 'hope'],
    ['Latin Hindi with short vowels', 'hi-Latn', 'umid', 'hope'],
    ['Latin Hindi with one consonant', 'hi-Latn', 'gusa', 'anger'],
    ['a Latin Hindi run with an ending', 'hi-Latn', 'so nahin', 'sleep'],
    ['Russian without ё', 'ru', 'слезы', 'crying'],
    ['Turkish without its circumflex', 'tr', 'rüzgar', 'weather'],
    ['a Turkish run with an ending', 'tr', 'ev sahibine', 'bills'],
  ])('%s', (_, code, words, id) => {
    expect(idsOf(code, words)).toContain(id);
  });

  test.each([
    ['a sea is not hot behind a "with"', 'ar', 'بحر', 'weather'],
    ['what is there is no wave', 'ar', 'موجود', 'sea'],
    ['more is no flood', 'hi-Latn', 'badhenge', 'flood'],
    ['a door is no fear', 'hi-Latn', 'darwaza', 'fear'],
    ['a little is no work', 'hi-Latn', 'kam', 'work'],
    ['a bandage is no husband', 'hi-Latn', 'patti', 'husband'],
    ['a toilet is no canvas', 'tr', 'tuvalette', 'painting'],
    ['a refrigerator is no weather', 'ru', 'холодильник', 'weather'],
  ])('%s', (_, code, words, id) => {
    expect(idsOf(code, words)).not.toContain(id);
  });

  test('counts a word once if two entries of a topic match it', () => {
    expect(idsOf('tr', 'annemin').filter((id) => id === 'mother')).toHaveLength(1);
  });
});
