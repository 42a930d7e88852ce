import { expect, test } from 'vitest';
import { createDraft } from './draft.ts';
import { parseDraft } from './draft-storage.ts';

const window = {
  type: 'evening',
  availableFrom: '2026-03-29T15:00:00.000Z',
  availableUntil: '2026-03-29T20:59:59.000Z',
} as const;
const draft = {
  ...createDraft(window, { promptId: 'p', question: 'q' }),
  content: 'Mine.',
  otherContent: 'Journal.',
};
const choice = { chosen: 'Mine.', mine: 'Mine.', other: 'Journal.', status: 'differs' };
const read = (stored: unknown) => parseDraft(JSON.stringify({ ...draft, choice: stored }));

test.each([choice, { ...choice, status: null }])('reads a stored choice between two versions', (stored) => {
  expect(read(stored)).toMatchObject({ ...draft, choice: stored });
});

test.each<[string, unknown]>([
  ['is missing', undefined],
  ['is no object', 'Mine.'],
  ['is a list', ['Mine.']],
  ['lacks a text', { ...choice, mine: undefined }],
  ['has a number as a text', { ...choice, other: 7 }],
  ['has a number as the status', { ...choice, status: 7 }],
])('reads both texts of a draft, but no choice, if the stored choice %s', (_, stored) => {
  expect(read(stored)).toMatchObject({ ...draft, choice: null });
});
