import { expect, test } from 'vitest';
import { createDraft, type Draft } from './draft.ts';
import { unstoredOther, unstoredWords } from './unstored-words.ts';

const window = {
  type: 'evening',
  availableFrom: '2026-03-29T15:00:00.000Z',
  availableUntil: '2026-03-29T20:59:59.000Z',
} as const;
const journal = 'Journal.';
const edit: Draft = {
  ...createDraft(window, { promptId: 'p', question: 'q' }),
  rewrites: { id: 'r', revision: 1 },
  journalContent: journal,
};
const chosen = (text: string): Partial<Draft> => ({
  content: text,
  otherContent: journal,
  choice: { chosen: text, mine: 'Mine.', other: journal, status: 'differs' },
});
const both = 'Mine.\n\nJournal.';

test.each<[string, Partial<Draft>, string | null]>([
  ['the words that an edit has added', { content: 'Journal. More.' }, 'More.'],
  ['nothing of an edit that changes the stored text', { content: 'Journals.' }, null],
  ['the user’s own version, if the user has chosen it', chosen('Mine.'), 'Mine.'],
  [
    'the own version with what the user has changed since',
    { ...chosen('Mine.'), content: 'Mine. Typed.' },
    'Mine. Typed.',
  ],
  ['the own version, if the user has chosen both', chosen(both), 'Mine.'],
  ['the own version and the words added to both', { ...chosen(both), content: `${both} Typed.` }, 'Mine.\n\nTyped.'],
  [
    'all words, if the user has changed the journal’s in both',
    { ...chosen(both), content: 'Mine.\n\nJournals.' },
    'Mine.\n\nJournals.',
  ],
  ['the words after the journal’s in a chosen version that continues it', chosen('Journal. And mine.'), 'And mine.'],
])('the next reflection can begin with %s', (_, change, content) => {
  const words = unstoredWords({ ...edit, ...change }, journal);
  expect(words?.content ?? null).toBe(content);
  if (words) expect(words).toMatchObject({ rewrites: null, otherContent: null });
});

const conflict: Draft = { ...edit, content: 'Mine.', status: 'differs', otherContent: journal };

test.each([
  ['is known', `${journal}\n`],
  ['is known at an earlier revision only', 'Before.'],
  ['is known from the draft alone', null],
])('the next reflection begins without the journal’s text of an undecided conflict, if that text %s', (_, stored) => {
  expect(unstoredWords(conflict, stored)).toMatchObject({ content: 'Mine.', otherContent: null, rewrites: null });
});

test.each<[string, Partial<Draft>, string | null]>([
  ['a third text that was joined with the journal’s', { otherContent: `Third.\n\n${journal}` }, 'Third.'],
  [
    'a third text with a line that only begins like the journal’s',
    { otherContent: `Journal.Third.\n${journal}` },
    'Journal.Third.',
  ],
  ['the text of another tab', { otherContent: 'Of another tab.' }, 'Of another tab.'],
  ['the text that a submit of the draft may have replaced', { sentContents: ['Mine.'] }, journal],
  ['nothing if there is no second text', { otherContent: null }, null],
])('of the second text, the journal lacks %s', (_, change, other) => {
  expect(unstoredOther({ ...conflict, ...change }, null)).toBe(other);
});
