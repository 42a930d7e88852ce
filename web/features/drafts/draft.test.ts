import { describe, expect, test } from 'vitest';
import { canStillSubmit, createDraft, hasLines, isWindowOver, maySend } from './draft.ts';

const evening = {
  type: 'evening',
  availableFrom: '2026-03-25T18:00:00.000Z',
  availableUntil: '2026-03-25T23:59:59.000Z',
} as const;
const draft = createDraft(evening, { promptId: 'p', question: 'q' });
const at = (instant: string) => Date.parse(instant);

describe('a draft', () => {
  test('a draft can be submitted as a new reflection until 24 hours after the end of its window', () => {
    expect(canStillSubmit(draft, at('2026-03-26T23:59:59Z'))).toBe(true);
    expect(canStillSubmit(draft, at('2026-03-27T00:00:00Z'))).toBe(false);
  });

  test.each([
    ['after the clocks went back', 17, { day: 26, hour: 23 }],
    ['after the clocks went forward', 19, { day: 27, hour: 0 }],
  ])('%s, a draft can be submitted until the time that the server accepts', (_, fromHour, end) => {
    const fromMs = new Date(2026, 2, 25, fromHour).getTime();
    const untilMs = fromMs + 6 * 3_600_000 - 1_000;
    const endMs = new Date(2026, 2, end.day, end.hour, 59, 59).getTime();
    const [availableFrom, availableUntil] = [new Date(fromMs).toISOString(), new Date(untilMs).toISOString()];
    const before = { ...draft, availableFrom, availableUntil };
    expect(canStillSubmit(before, endMs)).toBe(true);
    expect(canStillSubmit(before, endMs + 1)).toBe(false);
    expect(canStillSubmit({ ...before, isUnannounced: true }, untilMs + 1)).toBe(false);
  });

  test('an edit can be submitted until 15 minutes after the end of its window', () => {
    const edit = { ...draft, rewrites: { id: 'r', revision: 1 } };
    expect(canStillSubmit(edit, at('2026-03-26T00:14:59Z'))).toBe(true);
    expect(canStillSubmit(edit, at('2026-03-26T00:15:00Z'))).toBe(false);
  });
});

test('a draft of an unannounced evening is first sent before midnight, but may be sent again until the next evening', () => {
  const unannounced = { ...draft, isUnannounced: true };
  const sent = { ...unannounced, sentContents: ['The light.'] };
  const instants = ['2026-03-25T23:59:00Z', '2026-03-26T00:05:00Z', '2026-03-26T18:00:00Z'];
  const answers = (one: typeof draft) => instants.map((instant) => maySend(one, at(instant)));
  expect(answers(unannounced)).toEqual([true, false, false]);
  expect(answers(sent)).toEqual([true, true, false]);
  expect(answers(draft)).toEqual([true, true, true]);
});

test('a window is over exactly at its end', () => {
  expect(isWindowOver(evening, at('2026-03-25T23:59:58Z'))).toBe(false);
  expect(isWindowOver(evening, at('2026-03-25T23:59:59Z'))).toBe(true);
});

describe('a text has the lines of another one', () => {
  test.each([
    ['cat', 'cat', true],
    ['cat and dog', 'cat', true],
    ['catalog', 'cat', false],
    ['the cat', 'cat', false],
    ['catalog\ncat', 'cat', true],
    ['catalog\ncatfish\n\ncat\ndog', 'cat\ndog', true],
    ['cat\ndogs\ncat\ndog', 'cat\ndog', true],
    ['cat\ncats', 'cat\ncat', false],
    ['cat\n\ndog', '', false],
    ['', 'cat', false],
    [' ', '', true],
  ])('%j has those of %j: %s', (text, other, expected) => {
    expect(hasLines(text, other)).toBe(expected);
  });

  test('also among 20,000 characters that begin in the same way', () => {
    const text = 'cats\n'.repeat(4_000);
    expect(hasLines(text, `${'cats\n'.repeat(2_000)}cat`)).toBe(false);
    expect(hasLines(`${text}cat`, 'cat')).toBe(true);
  });
});
