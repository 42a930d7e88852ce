import { expect, test } from 'vitest';
import { createDraft, type Draft } from './draft.ts';
import { mergeDrafts } from './merge-drafts.ts';

const window = {
  type: 'evening',
  availableFrom: '2026-03-29T15:00:00.000Z',
  availableUntil: '2026-03-29T20:59:59.000Z',
} as const;
const first = createDraft(window, { promptId: 'p', question: 'q' });
const choice = { chosen: 'Tea.', mine: 'Tea.', other: 'Coffee.', status: null };
const chosen = { content: 'Tea.', otherContent: 'Coffee.', choice };
const both = { ...choice, chosen: 'Tea.\n\nCoffee.' };

type Texts = Partial<Pick<Draft, 'content' | 'otherContent' | 'choice'>>;

test.each<[string, Texts, Texts, string | null]>([
  ['the text of the other tab', { content: 'Tea.' }, { content: 'Coffee.' }, 'Coffee.'],
  ['nothing if both tabs have the same text', { content: 'Tea.' }, { content: 'Tea.' }, null],
  [
    'nothing if the texts of both tabs differ only in the spaces around them',
    { content: 'Tea.' },
    { content: 'Tea. ' },
    null,
  ],
  ['the version that was not chosen', chosen, chosen, 'Coffee.'],
  [
    'the edit of the other tab and the version that was not chosen',
    { ...chosen, content: 'Tea. Hot.' },
    { ...chosen, content: 'Tea. Cold.' },
    'Tea. Cold.\n\nCoffee.',
  ],
  [
    'only the edit of the other tab if it has the version that was not chosen',
    { content: 'Tea.\n\nCoffee. Hot.', otherContent: 'Coffee.', choice: both },
    { content: 'Tea.\n\nCoffee. Cold.', otherContent: 'Coffee.', choice: both },
    'Tea.\n\nCoffee. Cold.',
  ],
  ['both versions of a choice that this tab has not shown', { content: 'Rain.' }, chosen, 'Tea.\n\nCoffee.'],
  [
    'the version that was not chosen when the other tab has deleted its text',
    { ...chosen, content: 'Tea. Hot.' },
    { ...chosen, content: '' },
    'Coffee.',
  ],
])('a save keeps %s beside the text of this tab', (_, own, unseen, otherContent) => {
  const draft = { ...first, ...own, version: 1 };
  const stored = { ...first, ...unseen, version: 2 };
  const merged = mergeDrafts({ draft, stored, base: first });
  expect(merged).toMatchObject({ content: own.content, otherContent });
  expect(merged?.choice).toEqual(otherContent === 'Coffee.' ? (own.choice ?? null) : null);
});
