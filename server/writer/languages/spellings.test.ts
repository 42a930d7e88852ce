import { describe, expect, test } from 'vitest';
import { topicsIn } from './topics.ts';

const idsOf = (code: string, words: string) =>
  topicsIn(code)
    .find(words, words.includes(' '))
    .map(({ topic }) => topic.id);

describe('the search for topics', () => {
  test.each([
    ['an Arabic word after "with the"', 'ar', 'بالعمل', 'work'],
    ['an Arabic word after "for the"', 'ar', 'للعمل', 'work'],
    ['an Arabic word after "and the"', 'ar', 'والنوم', 'sleep'],
    ['an Arabic word without its hamza', 'ar', 'امي', 'mother'],
    ['an Arabic word with vowel marks', 'ar', 'قَلَق', 'worry'],
    ['a Hindi word without its nukta', 'hi', 'इंतजार', 'waiting'],
    ['a Hindi word with an anusvara', 'hi', 'मां', 'mother'],
    ['a Hindi word in Latin letters with double vowels', 'hi-Latn', 'ummeed', 'hope'],
    ['a Hindi word in Latin letters with single vowels', 'hi-Latn', 'umid', 'hope'],
    ['a Hindi word in Latin letters with a single consonant', 'hi-Latn', 'gusa', 'anger'],
    ['two Hindi words in Latin letters with an ending', 'hi-Latn', 'so nahin', 'sleep'],
    ['a Russian word written with е instead of ё', 'ru', 'слезы', 'crying'],
    ['a Turkish word without its circumflex', 'tr', 'rüzgar', 'weather'],
    ['two Turkish words with an ending', 'tr', 'ev sahibine', 'bills'],
  ])('the search for topics finds the topic of %s', (_, code, words, id) => {
    expect(idsOf(code, words)).toContain(id);
  });

  test.each([
    ['the Arabic word for "sea" as "with heat"', 'ar', 'بحر', 'weather'],
    ['the Arabic word for "present" as "wave"', 'ar', 'موجود', 'sea'],
    ['the Hindi word for "will increase" as "flood"', 'hi-Latn', 'badhenge', 'flood'],
    ['the Hindi word for "door" as "fear"', 'hi-Latn', 'darwaza', 'fear'],
    ['the Hindi word for "little" as "work"', 'hi-Latn', 'kam', 'work'],
    ['the Hindi word for "bandage" as "husband"', 'hi-Latn', 'patti', 'husband'],
    ['the Turkish word for "in the toilet" as "canvas"', 'tr', 'tuvalette', 'painting'],
    ['the Russian word for "refrigerator" as "weather"', 'ru', 'холодильник', 'weather'],
  ])('the search for topics does not interpret %s', (_, code, words, id) => {
    expect(idsOf(code, words)).not.toContain(id);
  });

  test('the search for topics returns a topic once if two of its entries match a word', () => {
    expect(idsOf('tr', 'annemin').filter((id) => id === 'mother')).toHaveLength(1);
  });
});
