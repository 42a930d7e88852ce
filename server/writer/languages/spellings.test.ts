import { describe, expect, test } from 'vitest';
import { topicsIn } from './topics.ts';

const idsOf = (code: string, words: string) =>
  topicsIn(code)
    .find(words, words.includes(' '))
    .map(({ topic }) => topic.id);

describe('the search for topics of a word', () => {
  test.each([
    ['finds an Arabic word after "with the"', 'ar', 'بالعمل', 'work'],
    ['finds an Arabic word after "for the"', 'ar', 'للعمل', 'work'],
    ['finds an Arabic word after "and the"', 'ar', 'والنوم', 'sleep'],
    ['finds an Arabic word without its hamza', 'ar', 'امي', 'mother'],
    ['finds an Arabic word with vowel marks', 'ar', 'قَلَق', 'worry'],
    ['finds a Hindi word without its nukta', 'hi', 'इंतजार', 'waiting'],
    ['finds a Hindi word with an anusvara', 'hi', 'मां', 'mother'],
    ['finds a Hindi word in Latin letters with double vowels', 'hi-Latn', 'ummeed', 'hope'],
    ['finds a Hindi word in Latin letters with single vowels', 'hi-Latn', 'umid', 'hope'],
    ['finds a Hindi word in Latin letters with a single consonant', 'hi-Latn', 'gusa', 'anger'],
    ['finds two Hindi words in Latin letters with an ending', 'hi-Latn', 'so nahin', 'sleep'],
    ['finds a Russian word written with е instead of ё', 'ru', 'слезы', 'crying'],
    ['finds a Turkish word without its circumflex', 'tr', 'rüzgar', 'weather'],
    ['finds two Turkish words with an ending', 'tr', 'ev sahibine', 'bills'],
  ])('%s', (_, code, words, id) => {
    expect(idsOf(code, words)).toContain(id);
  });

  test.each([
    ['does not read the Arabic word for "sea" as "with heat"', 'ar', 'بحر', 'weather'],
    ['does not read the Arabic word for "present" as "wave"', 'ar', 'موجود', 'sea'],
    ['does not read the Hindi word for "will increase" as "flood"', 'hi-Latn', 'badhenge', 'flood'],
    ['does not read the Hindi word for "door" as "fear"', 'hi-Latn', 'darwaza', 'fear'],
    ['does not read the Hindi word for "little" as "work"', 'hi-Latn', 'kam', 'work'],
    ['does not read the Hindi word for "bandage" as "husband"', 'hi-Latn', 'patti', 'husband'],
    ['does not read the Turkish word for "in the toilet" as "canvas"', 'tr', 'tuvalette', 'painting'],
    ['does not read the Russian word for "refrigerator" as "weather"', 'ru', 'холодильник', 'weather'],
  ])('%s', (_, code, words, id) => {
    expect(idsOf(code, words)).not.toContain(id);
  });

  test('counts a word once if two entries of a topic match it', () => {
    expect(idsOf('tr', 'annemin').filter((id) => id === 'mother')).toHaveLength(1);
  });
});
