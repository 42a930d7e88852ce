import { describe, expect, test } from 'vitest';
import { reflectionOf } from '../../../testing/reflections.ts';
import { beginDraft, type Draft } from './draft.ts';
import { openDraft } from './open-draft.ts';

const window = {
  type: 'evening',
  availableFrom: '2026-03-29T15:00:00.000Z',
  availableUntil: '2026-03-29T20:59:59.000Z',
} as const;
const prompt = { promptId: 'prompt-1', question: 'What stayed with you?' };
const draft = (change: Partial<Draft>): Draft => ({ ...beginDraft(window, prompt, 'tab'), version: 1, ...change });
const existing = reflectionOf({ id: 'r1', content: 'In the journal', revision: 4 });
const open = (found: Draft | null, stored: typeof existing | null) =>
  openDraft({ window, prompt, found, existing: stored, tab: 'tab' });

describe('the writing screen opens', () => {
  test('empty, with a key of its own, when nothing is there', () => {
    const { start, differing } = open(null, null);
    expect(start).toMatchObject({ content: '', rewrites: null, ...prompt });
    expect(start.idempotencyKey).not.toBe(open(null, null).start.idempotencyKey);
    expect(differing).toBeNull();
  });

  test('with the words on the device', () => {
    expect(open(draft({ content: 'Half a thought' }), null).start.content).toBe('Half a thought');
  });

  test('with the stored reflection, to be rewritten', () => {
    const { start, known } = open(null, existing);
    expect(start).toMatchObject({ content: 'In the journal', rewrites: { id: 'r1', revision: 4 } });
    expect(known).toBe('In the journal');
  });

  test('with the stored reflection when the device has the same words', () => {
    const { start, differing } = open(draft({ content: 'In the journal ' }), existing);
    expect(start).toMatchObject({ content: 'In the journal', rewrites: { id: 'r1', revision: 4 } });
    expect(differing).toBeNull();
  });

  test('with unsent changes to the revision that is still stored', () => {
    const { start, differing } = open(draft({ content: 'Better', rewrites: { id: 'r1', revision: 4 } }), existing);
    expect(start.content).toBe('Better');
    expect(differing).toBeNull();
  });

  test('with newer words when the stored ones are an earlier try of the same draft', () => {
    const { start, differing } = open(draft({ content: 'Better', sentContents: ['In the journal'] }), existing);
    expect(start).toMatchObject({ content: 'Better', rewrites: { id: 'r1', revision: 4 } });
    expect(differing).toBeNull();
  });

  test('with both when another device has written', () => {
    expect(open(draft({ content: 'Mine' }), existing)).toMatchObject({
      start: { content: 'Mine' },
      differing: existing,
    });
  });

  test('with both when another device has changed what these words were to change', () => {
    const { differing } = open(draft({ content: 'Mine', rewrites: { id: 'r1', revision: 3 } }), existing);
    expect(differing).toBe(existing);
  });
});

describe('a draft whose words the server has already (its answer got lost)', () => {
  const found = draft({ content: 'In the journal', sentContents: ['In the journal'], version: 7, tab: 'before' });

  test('says nothing new and can go', () => {
    expect(open(found, existing)).toMatchObject({ isNothingNew: true, start: { version: 7, sentContents: [] } });
    expect(open(null, existing).isNothingNew).toBe(false);
    expect(open(draft({ content: 'Better' }), existing).isNothingNew).toBe(false);
  });

  test('stays when it holds words of another tab', () => {
    const { start, isNothingNew } = open({ ...found, otherContent: 'Of another tab' }, existing);
    expect(start).toMatchObject({ content: 'In the journal', otherContent: 'Of another tab' });
    expect(isNothingNew).toBe(false);
  });
});
