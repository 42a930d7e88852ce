import { expect, test, vi } from 'vitest';
import { dangerousSentences, hasDangerPhrase, hasNewDangerPhrase } from './danger.ts';

test('dangerousSentences returns only the sentences with a danger phrase, each once and in order', () => {
  expect(dangerousSentences('I made soup. I want to die. It rained. I want to die. I want to kill myself.')).toEqual([
    'I want to die.',
    'I want to kill myself.',
  ]);
});

test('danger phrases are found regardless of accents, curly apostrophes and capital letters', () => {
  expect(hasDangerPhrase('je n’ai plus envie de vivre, j’ai envie de mourir')).toBe(true);
  expect(hasDangerPhrase('ICH MOECHTE NICHTS. ICH MÖCHTE STERBEN')).toBe(true);
});

test('20,000 characters without a full stop are searched for danger phrases in less than a second', () => {
  const started = Date.now();
  expect(hasDangerPhrase('i want to and not the '.repeat(900))).toBe(false);
  expect(hasDangerPhrase('i '.repeat(10_000))).toBe(false);
  expect(hasDangerPhrase('i was on the bridge '.repeat(1_000))).toBe(false);
  expect(hasDangerPhrase(`${"she asks if i' ".repeat(1_300)}(don't kill myself\nb`)).toBe(false);
  expect(hasDangerPhrase('mi butto '.repeat(2_200))).toBe(false);
  expect(Date.now() - started).toBeLessThan(1_000);
});

test('danger phrases are found in an old web view without String.replaceAll', async () => {
  const { replaceAll } = String.prototype;
  vi.resetModules();
  Reflect.deleteProperty(String.prototype, 'replaceAll');
  try {
    const old = await import('./danger.ts');
    expect(old.hasDangerPhrase('I want to die.')).toBe(true);
  } finally {
    Object.defineProperty(String.prototype, 'replaceAll', { configurable: true, writable: true, value: replaceAll });
  }
});

test.each([
  ['', 'I want to die.', true],
  ['I made soup.', 'I made soup. I want to die.', true],
  ['I want to die.', 'I want to die. I made soup.', false],
  ['I want to die', 'I want to die. I made soup.', false],
  ['I want to die', 'I want to die\nI made soup', false],
  ['I want to die. I made soup.', 'I made soup. I want to die.', false],
  ['I want to die.', 'I made soup.', false],
  ['I want to die.', 'I want to die. I want to kill myself.', true],
  ['I want to die', 'I want to die\nI want to kill myself', true],
  ['I want to die', 'I want to die\nI want to\nkill myself.', true],
])('whether a text has a danger phrase that the earlier text %j does not have: %j, %j', (earlier, text, isNew) => {
  expect(hasNewDangerPhrase(text, earlier)).toBe(isNew);
});
