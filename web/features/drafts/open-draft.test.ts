import { describe, expect, test } from 'vitest';
import { reflectionOf } from '../../../testing/reflections.ts';
import { thirdVersion } from './choose-version.ts';
import { createDraft, type Draft } from './draft.ts';
import { openDraft, prependDrafts } from './open-draft.ts';

const window = {
  type: 'evening',
  availableFrom: '2026-03-29T15:00:00.000Z',
  availableUntil: '2026-03-29T20:59:59.000Z',
} as const;
const prompt = { promptId: 'prompt-1', question: 'What stayed with you?' };
const draft = (change: Partial<Draft>): Draft => ({ ...createDraft(window, prompt), version: 1, ...change });
const existing = reflectionOf({ id: 'r1', content: 'In the journal', revision: 4 });
const open = (found: Draft | null, stored: typeof existing | null) =>
  openDraft({ window, prompt, found, existing: stored });

describe('an opened draft', () => {
  test('a new draft is empty and has its own idempotency key when neither the device nor the server has a text', () => {
    const { start, differing } = open(null, null);
    expect(start).toMatchObject({ content: '', rewrites: null, ...prompt });
    expect(start.idempotencyKey).not.toBe(open(null, null).start.idempotencyKey);
    expect(differing).toBeNull();
  });

  test('an opened draft has the text that the device has stored', () => {
    expect(open(draft({ content: 'Half a thought' }), null).start.content).toBe('Half a thought');
  });

  test('an opened draft edits the reflection that the server has stored', () => {
    const { start } = open(null, existing);
    expect(start).toMatchObject({ content: 'In the journal', rewrites: { id: 'r1', revision: 4 } });
  });

  test('an opened draft edits the stored reflection when the device has a draft with the same text', () => {
    const { start, differing } = open(draft({ content: 'In the journal ' }), existing);
    expect(start).toMatchObject({ content: 'In the journal', rewrites: { id: 'r1', revision: 4 } });
    expect(differing).toBeNull();
  });

  test('an opened draft keeps an unsent edit if the server still has the revision that the user edited', () => {
    const { start, differing } = open(draft({ content: 'Better', rewrites: { id: 'r1', revision: 4 } }), existing);
    expect(start.content).toBe('Better');
    expect(differing).toBeNull();
  });

  test('an opened draft keeps the device’s newer text if the server has stored an earlier attempt of the same draft', () => {
    const { start, differing } = open(draft({ content: 'Better', sentContents: ['In the journal'] }), existing);
    expect(start).toMatchObject({ content: 'Better', rewrites: { id: 'r1', revision: 4 } });
    expect(differing).toBeNull();
  });

  test('an opened draft offers both texts if another device has submitted a different text', () => {
    expect(open(draft({ content: 'Mine' }), existing)).toMatchObject({
      start: { content: 'Mine' },
      differing: existing,
    });
  });

  test('an opened draft offers both texts if another device has changed the reflection that the draft edits', () => {
    const { differing } = open(draft({ content: 'Mine', rewrites: { id: 'r1', revision: 3 } }), existing);
    expect(differing).toBe(existing);
  });
});

describe('a draft whose text the server has stored although the response was lost', () => {
  const found = draft({ content: 'In the journal', sentContents: ['In the journal'], version: 7 });

  test('a draft counts as already stored if the server has its text but the response was lost', () => {
    expect(open(found, existing)).toMatchObject({
      isAlreadyStored: true,
      start: { version: 7, sentContents: [] },
    });
    expect(open(null, existing).isAlreadyStored).toBe(false);
    expect(open(draft({ content: 'Better' }), existing).isAlreadyStored).toBe(false);
  });

  test('a draft does not count as already stored while it is in conflict with the text of another tab', () => {
    const { start, isAlreadyStored } = open({ ...found, otherContent: 'Of another tab' }, existing);
    expect(start).toMatchObject({ content: 'Of another tab', otherContent: 'In the journal', status: 'differs' });
    expect(isAlreadyStored).toBe(false);
  });

  test('a draft counts as already stored if the server has both versions, which the user chose and submitted', () => {
    const choice = { chosen: 'In the journal', mine: 'In', other: 'Other', status: null };
    const chosen = { ...found, otherContent: 'Other', choice };
    const one = { ...chosen, choice: { ...choice, mine: 'In the journal' } };
    expect(open(one, existing)).toMatchObject({ isAlreadyStored: false, start: { otherContent: 'Other' } });
    expect(open(chosen, existing).isAlreadyStored).toBe(true);
    const unsent = open({ ...chosen, sentContents: [] }, existing);
    expect(unsent).toMatchObject({ isAlreadyStored: false, start: { otherContent: 'Other', choice } });
    const unchanged = open({ ...chosen, journalContent: 'In the journal' }, existing);
    expect(unchanged).toMatchObject({ isAlreadyStored: false, start: { otherContent: 'Other', choice } });
  });
});

test('a waiting draft beside an older text of the journal is compared with the newest text alone', () => {
  const choice = { chosen: 'Mine', mine: 'Mine', other: 'Older', status: 'differs' } as const;
  const waiting = { status: 'waiting', sentContents: ['Mine'], rewrites: { id: 'r1', revision: 3 } } as const;
  const found = draft({ content: 'Mine', otherContent: 'Older', journalContent: 'Older', choice, ...waiting });
  const { start, differing } = open(found, existing);
  expect(start.content).toBe('Mine');
  expect(differing).toBe(existing);
  expect(thirdVersion(start, differing)).toBeNull();
});

test('a waiting draft waits no longer and edits its old revision until the user has chosen', () => {
  const rewrites = { id: 'r1', revision: 3 };
  const waiting = { status: 'waiting', sentContents: ['Mine'], rewrites, journalContent: 'Older' } as const;
  const { start, differing } = open(draft({ content: 'Mine', ...waiting }), existing);
  expect(start).toMatchObject({ content: 'Mine', status: null, rewrites, journalContent: 'Older' });
  expect(differing).toBe(existing);
});

describe('a journal’s text that the user’s own submit may have replaced, although its response was lost', () => {
  const rewrites = { id: 'r1', revision: 1 };
  const sent = { content: 'Mine', otherContent: 'Older', journalContent: 'Older', sentContents: ['Mine'], rewrites };
  const choice = { chosen: 'Mine', mine: 'Mine', other: 'Older', status: 'differs' } as const;
  const journal = (content: string, revision: number) => reflectionOf({ id: 'r1', content, revision });

  test('stays as a version if the user has asked to see both versions again', () => {
    const { start, isAlreadyStored } = open(draft({ ...sent, status: 'differs' }), journal('Mine', 2));
    expect(start).toMatchObject({ content: 'Older', otherContent: 'Mine', status: 'differs' });
    expect(isAlreadyStored).toBe(false);
  });

  test('stays beside the choice of that text', () => {
    const chosen = { ...sent, content: 'Older', otherContent: 'Mine', choice: { ...choice, chosen: 'Older' } };
    const { start, differing } = open(draft(chosen), journal('Mine', 2));
    expect(start).toMatchObject({ content: 'Older', otherContent: 'Mine', choice: { chosen: 'Older' } });
    expect(differing).toBeNull();
  });

  test.each<[string, Partial<Draft>]>([
    ['waits to be sent', { status: 'waiting', choice }],
    ['has no choice any more', { status: 'differs' }],
  ])('is a third version if another device has written since and the draft %s', (_, change) => {
    const newest = journal('From the laptop', 3);
    const { start, differing } = open(draft({ ...sent, ...change }), newest);
    expect(differing).toBe(newest);
    expect(start.content).toBe('Mine');
    expect(thirdVersion(start, differing)).toBe('Older');
  });
});

test('a new draft begins with both texts of an earlier draft, unless one text contains the other', () => {
  const opened = open(draft({ content: 'Tonight.' }), null);
  const two = draft({ content: 'Here.', otherContent: 'In the other tab.' });
  const one = draft({ content: 'Here and there.', otherContent: 'Here' });
  const joined = draft({ content: 'Now. Then.', otherContent: 'Then.' });
  const longer = draft({ content: 'There', otherContent: 'There and back.' });
  const { start, carriedOver } = prependDrafts(opened, [two, one, joined, longer]);
  expect(start.content).toBe(
    'Here.\n\nIn the other tab.\n\nHere and there.\n\nNow. Then.\n\nThere and back.\n\nTonight.',
  );
  expect(carriedOver).toEqual([two, one, joined, longer]);
});
