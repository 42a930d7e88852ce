import { describe, expect, test } from 'vitest';
import { beginDraft } from './draft.ts';
import { isOver, isSendable, windowWords } from './draft-standing.ts';

const evening = {
  type: 'evening',
  availableFrom: '2026-03-25T18:00:00.000Z',
  availableUntil: '2026-03-25T23:59:59.000Z',
} as const;
const deep = { ...evening, type: 'deep', availableFrom: '2026-03-25T11:07:00.000Z' } as const;
const draft = beginDraft(evening, { promptId: 'p', question: 'q' }, 'tab');
const at = (instant: string) => Date.parse(instant);

describe('when a window was, in words', () => {
  test.each([
    [evening, '2026-03-25T23:00:00Z', 'this evening'],
    [deep, '2026-03-25T23:00:00Z', "today's deep reflection"],
    [evening, '2026-03-26T07:00:00Z', 'yesterday evening'],
    [deep, '2026-03-26T07:00:00Z', "yesterday's deep reflection"],
    [evening, '2026-03-28T07:00:00Z', 'Wednesday evening'],
    [deep, '2026-03-31T07:00:00Z', "Wednesday's deep reflection"],
    [evening, '2026-04-01T07:00:00Z', 'Mar 25, 2026 evening'],
  ])('%o seen at %s', (window, now, words) => {
    expect(windowWords(window, at(now), 0)).toBe(words);
  });

  test('by the local day of the claimed zone', () => {
    expect(
      windowWords({ ...evening, availableFrom: '2026-03-26T02:00:00.000Z' }, at('2026-03-26T14:00:00Z'), 480),
    ).toBe('yesterday evening');
  });
});

describe('what can still be sent', () => {
  test('a new reflection until 24 hours after the end', () => {
    expect(isSendable(draft, at('2026-03-26T23:59:59Z'))).toBe(true);
    expect(isSendable(draft, at('2026-03-27T00:00:00Z'))).toBe(false);
  });

  test('a rewrite until 15 minutes after the end', () => {
    const rewrite = { ...draft, rewrites: { id: 'r', revision: 1 } };
    expect(isSendable(rewrite, at('2026-03-26T00:14:59Z'))).toBe(true);
    expect(isSendable(rewrite, at('2026-03-26T00:15:00Z'))).toBe(false);
  });

  test('a window is over at its end', () => {
    expect(isOver(evening, at('2026-03-25T23:59:58Z'))).toBe(false);
    expect(isOver(evening, at('2026-03-25T23:59:59Z'))).toBe(true);
  });
});
