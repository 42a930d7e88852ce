import { expect, test } from 'vitest';
import { dangerousSentences, hasDangerPhrase } from './danger.ts';
import { formFiles } from './danger-forms.ts';
import { compileForm } from './form-pattern.ts';
import { BREAK, createWordSigns, NUMBER } from './word-signs.ts';

test.each([
  ["I don't want to be here any more", 'i dont wanna be here anymore'],
  ['I want to kill myself', 'i wnat to kil myslef'],
  ['I want to die', 'i wanna dieeee'],
  ['I want to disappear forever', 'i want to dissapear forever'],
])('the same danger phrase is found in "%s" and in "%s"', (written, typed) => {
  expect(hasDangerPhrase(written)).toBe(true);
  expect(hasDangerPhrase(typed)).toBe(true);
});

test('two sentences that are dangerous only together are found, unless several sentences are between them', () => {
  const [rope, beam] = ['I bought a rope today.', 'I know which beam will hold.'];
  expect(hasDangerPhrase(rope)).toBe(false);
  expect(hasDangerPhrase(beam)).toBe(false);
  expect(dangerousSentences(`${rope} It rained. ${beam} Then soup.`)).toEqual([rope, beam]);
  expect(hasDangerPhrase(`${rope} It rained. I slept. I ate. ${beam}`)).toBe(false);
});

test('halves that name the kinds that they go with are dangerous only with these', () => {
  expect(hasDangerPhrase('Chose a date. Strangely calm.')).toBe(true);
  expect(hasDangerPhrase('Said goodbye to the flat. Strangely calm.')).toBe(false);
});

test('each word has its own sign, however many words there are, and no sign means something else', () => {
  const { signOf } = createWordSigns();
  const signs = Array.from({ length: 20_000 }, (_, index) => signOf(`word${index}`));
  expect(new Set([...signs, NUMBER, BREAK]).size).toBe(20_002);
  expect(signs.filter((sign) => sign < '\u00ff')).toEqual([]);
});

test('compileForm returns key words, at least one of which is in every match, and throws for a faulty pattern', () => {
  const { signOf } = createWordSigns();
  const terms = { signOf, words: { LIVE: 'live|exist', STOP: 'not' }, common: new Map([[signOf('i'), 0]]) };
  expect(compileForm('i .2 LIVE', terms).keys).toEqual(new Set([signOf('live'), signOf('exist')]));
  expect(() => compileForm('i (want', terms)).toThrow('a bracket is not closed');
  expect(() => compileForm('i NONE', terms)).toThrow('the name NONE is not defined');
});

test('no misspelling or contraction of one language is a word in the danger patterns of another language', () => {
  const wordsIn = ({ words, danger, harmless, halves }: (typeof formFiles)[number]) =>
    new Set(JSON.stringify([Object.values(words), danger, harmless, Object.values(halves)]).match(/\p{Ll}+/gu));
  const clashes = formFiles.flatMap((file) =>
    Object.keys(file.spellings).flatMap((spelling) =>
      formFiles
        .filter((other) => other !== file && wordsIn(other).has(spelling))
        .map((other) => [spelling, other.language]),
    ),
  );
  expect(clashes).toEqual([]);
});
