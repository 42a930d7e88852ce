import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shortTheme } from './short-theme.ts';

test.each([
  ['a theme exactly as long as the limit stays whole', 'Asking for help', 15, 'Asking for help'],
  ['a second half after a comma is left out', 'My father, my mother and family', 15, 'My father'],
  ['as many parts as fit stay', 'Rain, wind and the harbour', 15, 'Rain, wind'],
  ['a second half after "and" is left out', 'Weather and the rain', 18, 'Weather'],
  ['a second half after a sign is left out', 'Father & the boats', 15, 'Father'],
  ['a second half after "und" is left out', 'Vater und die Boote', 18, 'Vater'],
  ['a second half after "et" is left out', 'Le jardin et mon père', 18, 'Le jardin'],
  ['a second half after "и" is left out', 'Мама и старый дом у реки', 18, 'Мама'],
  ['the English "I" is no "and"', 'What I owe my sister', 15, 'What I owe…'],
  ['the English "I" does not stand last', 'The person I was', 15, 'The person…'],
  ['words before an "I" and a comma are no short form', 'Who am I, really', 15, 'Who…'],
  ['the French "en" is no "and"', 'Mon été en Bretagne du nord', 18, 'Mon été…'],
  ['the Italian "i" is no "and"', 'Tutti i giorni di pioggia', 18, 'Tutti i giorni…'],
  ['the Portuguese "o" is no "and"', 'Levar o pai ao mar', 15, 'Levar o pai ao…'],
  ['the French "y" is no "and"', "Ce qu'il y a derrière la mer", 18, "Ce qu'il…"],
  ['a first half whose last word needs another one is no short form', 'The work I do, and why', 18, 'The work…'],
  ['the first of two words that describe one noun does not stand alone', 'Black and white photos', 15, 'Black…'],
  ['a part that cannot stand alone is no short form', 'My, oh my procrastination', 15, 'My, oh…'],
  ['a first half that is too long is cut', 'Procrastinations and boats', 15, 'Procrastinatio…'],
  ['a theme one character too long is cut after a word', 'Good old friends', 15, 'Good old…'],
  ['a cut theme does not end with an article', 'Evening in the city', 15, 'Evening…'],
  ['a cut theme does not end with a preposition', 'Walks with Max in the park', 15, 'Walks with Max…'],
  ['a short word at the end of the room stays when a name', 'Tea with Ann on Sundays', 15, 'Tea with Ann…'],
  ['a word before a long word stays alone', 'Work procrastination', 15, 'Work…'],
  ['a negation may end a cut theme', 'What was not said aloud', 15, 'What was not…'],
  ['a single long word is cut inside', 'Procrastinations', 15, 'Procrastinatio…'],
  ['a long word after an open word is cut inside', 'On procrastination', 15, 'On procrastina…'],
  ['a character of two code units counts as one', '🎹🎹🎹🎹', 3, '🎹🎹…'],
  [
    'a theme without spaces is cut inside',
    '毎日の散歩と家族との夕食の時間について',
    15,
    '毎日の散歩と家族との夕食の時…',
  ],
  ['a theme without a limit stays whole', 'The piano by the window', undefined, 'The piano by the window'],
])('shortens key themes correctly: %s [2.88, 9.25]', (_name, theme, characters, shown) => {
  expect(shortTheme(theme, characters)).toBe(shown);
});

test('a short theme is never empty or too long, and is the beginning of the theme', () => {
  const word = fc.constantFrom('my', 'father', 'and', 'the', 'boats,', '&', 'procrastination', 'и', '散歩', '🎹');
  fc.assert(
    fc.property(fc.array(word, { minLength: 1 }), fc.constantFrom(15, 18), (words, characters) => {
      const theme = words.join(' ');
      const short = shortTheme(theme, characters);
      expect(Array.from(short).length).toBeLessThanOrEqual(characters);
      expect(short.replace('…', '')).not.toBe('');
      expect(theme.startsWith(short.replace('…', ''))).toBe(true);
    }),
  );
});
