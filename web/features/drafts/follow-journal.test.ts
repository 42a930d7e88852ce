import { expect, test } from 'vitest';
import { createDraft, type Draft, isDecided } from './draft.ts';
import { followJournal } from './follow-journal.ts';

const window = {
  type: 'evening',
  availableFrom: '2026-03-29T15:00:00.000Z',
  availableUntil: '2026-03-29T20:59:59.000Z',
} as const;
const stored = { id: 'r1', revision: 2, content: 'Journal. More.' };
const copied = { rewrites: { id: 'r1', revision: 1 }, journalContent: 'Journal.' };
const differs = { mine: 'Mine.', other: 'Journal.', status: 'differs' } as const;
const draftOf = (change: Partial<Draft>): Draft => ({
  ...createDraft(window, { promptId: 'p', question: 'q' }),
  ...copied,
  ...change,
});
const both = 'Mine.\n\nJournal.';
const asked = { content: 'Mine.', otherContent: stored.content, choice: null, status: 'differs' } as const;

test.each<[string, Partial<Draft>, Partial<Draft>]>([
  [
    'keeps the choice of the journal’s text',
    { content: 'Journal.', otherContent: 'Mine.', choice: { ...differs, chosen: 'Journal.' } },
    {
      content: stored.content,
      otherContent: 'Mine.',
      choice: { ...differs, chosen: stored.content, other: stored.content },
    },
  ],
  [
    'asks an undecided user about the new text',
    { content: 'Mine.', otherContent: 'Journal.', status: 'differs' },
    asked,
  ],
  [
    'asks again after the choice of the user’s own text',
    { content: 'Mine.', otherContent: 'Journal.', choice: { ...differs, chosen: 'Mine.' } },
    asked,
  ],
  [
    'asks again after the choice of both texts, about the user’s own alone',
    { content: both, otherContent: 'Journal.', choice: { ...differs, chosen: both } },
    asked,
  ],
  [
    'asks again about both texts that the user has changed',
    { content: `${both} Typed.`, otherContent: 'Journal.', choice: { ...differs, chosen: both } },
    { ...asked, content: `${both} Typed.` },
  ],
  [
    'asks nothing when the journal has the user’s own text now',
    { content: 'Journal.', otherContent: stored.content, choice: { ...differs, chosen: 'Journal.' } },
    { content: stored.content, otherContent: null, choice: null, status: null },
  ],
])('%s', (_, change, expected) => {
  const followed = followJournal(draftOf(change), stored);
  expect(followed).toMatchObject({ ...expected, rewrites: { id: 'r1', revision: 2 }, journalContent: stored.content });
  expect(isDecided(followed)).toBe((expected.choice ?? null) !== null);
  expect(followJournal(followed, stored)).toBe(followed);
});

const chosen = { content: 'Journal.', otherContent: 'Mine.', choice: { ...differs, chosen: 'Journal.' } };

test.each<[string, number, boolean]>([
  ['follows one newer text, because another device wrote it', 2, true],
  ['does not follow a later text, because the draft’s own submit may be between', 3, false],
])('after a submit without a response, %s', (_, revision, isFollowed) => {
  const draft = draftOf({ ...chosen, sentContents: ['Mine.'] });
  expect(followJournal(draft, { ...stored, revision }) !== draft).toBe(isFollowed);
});

test.each<[string, Partial<Draft>]>([
  ['words typed after the choice of the journal’s text', { ...chosen, content: 'Journal. Typed.' }],
  ['a text whose origin is unknown', { ...chosen, journalContent: null }],
  ['a draft of another reflection', { ...chosen, rewrites: { id: 'r2', revision: 1 } }],
  ['a draft that knows a newer revision', { ...chosen, rewrites: { id: 'r1', revision: 3 } }],
  ['a draft that waits to be sent', { ...chosen, status: 'waiting' }],
  ['a draft whose own submit replaced the copy', { ...chosen, sentContents: [stored.content] }],
  ['an edit without a second version', { content: 'Journal.' }],
])('leaves %s unchanged', (_, change) => {
  const draft = draftOf(change);
  expect(followJournal(draft, stored)).toBe(draft);
});
