import { describe, expect, test } from 'vitest';
import { topicsIn } from './topics.ts';

const idsOf = (code: string, words: string) =>
  topicsIn(code)
    .find(words, words.includes(' '))
    .map(({ topic }) => topic.id);

describe('finding a topic by other spellings', () => {
  test.each([
    ['finds Arabic after "with the"', 'ar', 'بالعمل', 'work'],
    ['finds Arabic after "for the"', 'ar', 'للعمل', 'work'],
    ['finds Arabic after "and the"', 'ar', 'والنوم', 'sleep'],
    ['finds Arabic without its hamza', 'ar', 'امي', 'mother'],
    ['finds Arabic with its vowels', 'ar', 'قَلَق', 'worry'],
    ['finds Hindi without the nukta', 'hi', 'इंतजार', 'waiting'],
    ['finds Hindi with anusvara', 'hi', 'मां', 'mother'],
    ['finds Latin Hindi with long vowels', 'hi-Latn', 'ummeed', 'hope'],
    ['finds Latin Hindi with short vowels', 'hi-Latn', 'umid', 'hope'],
    ['finds Latin Hindi with one consonant', 'hi-Latn', 'gusa', 'anger'],
    ['finds several Latin Hindi words with an ending', 'hi-Latn', 'so nahin', 'sleep'],
    ['finds Russian without ё', 'ru', 'слезы', 'crying'],
    ['finds Turkish without its circumflex', 'tr', 'rüzgar', 'weather'],
    ['finds several Turkish words with an ending', 'tr', 'ev sahibine', 'bills'],
  ])('%s', (_, code, words, id) => {
    expect(idsOf(code, words)).toContain(id);
  });

  test.each([
    ['does not read the Arabic sea as "with" and heat', 'ar', 'بحر', 'weather'],
    ['does not read Arabic "present" as a wave', 'ar', 'موجود', 'sea'],
    ['does not read Hindi "more" as a flood', 'hi-Latn', 'badhenge', 'flood'],
    ['does not read a Hindi door as fear', 'hi-Latn', 'darwaza', 'fear'],
    ['does not read Hindi "a little" as work', 'hi-Latn', 'kam', 'work'],
    ['does not read a Hindi bandage as a husband', 'hi-Latn', 'patti', 'husband'],
    ['does not read a Turkish toilet as a canvas', 'tr', 'tuvalette', 'painting'],
    ['a refrigerator is no weather', 'ru', 'холодильник', 'weather'],
  ])('%s', (_, code, words, id) => {
    expect(idsOf(code, words)).not.toContain(id);
  });

  test('counts a word once if two entries of a topic match it', () => {
    expect(idsOf('tr', 'annemin').filter((id) => id === 'mother')).toHaveLength(1);
  });
});
