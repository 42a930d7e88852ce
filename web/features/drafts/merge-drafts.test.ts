import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinVersions } from '../../../core/domain/texts/join-versions.ts';
import { chooseAgain, resolveConflict } from './choose-version.ts';
import { createDraft, type Draft, isDecided } from './draft.ts';
import { createDraftEditor } from './draft-editor.ts';
import { type DraftStorage, draftKey, parseDraft } from './draft-storage.ts';
import { mergeDrafts } from './merge-drafts.ts';

const window = {
  type: 'evening',
  availableFrom: '2026-03-29T15:00:00.000Z',
  availableUntil: '2026-03-29T20:59:59.000Z',
} as const;
const key = draftKey('ada', window);
const first = createDraft(window, { promptId: 'p', question: 'q' }, 'one');
const choice = { chosen: 'Tea.', mine: 'Tea.', other: 'Coffee.', status: null };
const chosen = { content: 'Tea.', otherContent: 'Coffee.', choice };
const both = { ...choice, chosen: 'Tea.\n\nCoffee.' };

type Texts = Partial<Pick<Draft, 'content' | 'otherContent' | 'choice'>>;

test.each<[string, Texts, Texts, string | null]>([
  ['the text of the other tab', { content: 'Tea.' }, { content: 'Coffee.' }, 'Coffee.'],
  ['nothing if both tabs have the same text', { content: 'Tea.' }, { content: 'Tea.' }, null],
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
  const stored = { ...first, ...unseen, version: 2, tab: 'two' };
  const merged = mergeDrafts({ draft, stored, tab: 'one', redundantContent: '' });
  expect(merged).toMatchObject({ content: own.content, otherContent });
  expect(merged?.choice).toEqual(otherContent === 'Coffee.' ? (own.choice ?? null) : null);
});

const tabs = ['one', 'two', 'three'] as const;
const actions = ['type', 'type', 'save', 'see', 'see', 'mine', 'other', 'both', 'again', 'compare', 'reload'] as const;
const steps = fc.array(fc.tuple(fc.constantFrom(...tabs), fc.constantFrom(...actions)), { maxLength: 40 });

/** Carry out the steps in tabs with one storage. Call `check` after each step with all words typed and all texts. */
function carryOut(
  taken: readonly (readonly [string, (typeof actions)[number]])[],
  check: (words: readonly string[], texts: string) => void,
) {
  const values = new Map<string, string>();
  const storage: DraftStorage = {
    get: (name) => values.get(name) ?? null,
    set: (name, value) => values.set(name, value) === values,
    remove: (name) => void values.delete(name),
    keys: () => [...values.keys()],
  };
  const open = (tab: string) =>
    createDraftEditor({ storage, uid: 'ada', start: parseDraft(storage.get(key)) ?? { ...first, tab }, tab });
  const editors = new Map(tabs.map((tab) => [tab as string, open(tab)]));
  const words: string[] = [];
  for (const [tab, action] of taken) {
    const editor = editors.get(tab) ?? open(tab);
    const { draft } = editor.state();
    const isAsked = draft.otherContent !== null && !isDecided(draft);
    const other = draft.otherContent ?? '';
    if (action === 'type' && !isAsked) {
      words.push(`<${words.length}>`);
      editor.edit(`${draft.content} ${words.at(-1)}`);
    }
    if (action === 'save') editor.saveNow();
    if (action === 'see' && storage.get(key) !== null) editor.applyStorageChange(storage.get(key));
    if (action === 'mine' && isAsked) resolveConflict(editor, draft.content);
    if (action === 'other' && isAsked) resolveConflict(editor, other);
    if (action === 'both' && isAsked) resolveConflict(editor, joinVersions(draft.content, other));
    if (action === 'again' && isDecided(draft)) chooseAgain(editor);
    if (action === 'compare' && !isAsked) editor.compareReplaced();
    if (action === 'reload') {
      editor.saveNow();
      editors.set(tab, open(tab));
    }
    const stored = parseDraft(storage.get(key));
    const shown = [...editors.values()].map((each) => each.state());
    const offered = [stored, ...shown.map((state) => state.draft)].flatMap((each) => [
      each?.content,
      each?.otherContent,
    ]);
    check(words, [...offered, ...shown.map(({ replacedContent }) => replacedContent)].join('\n'));
  }
  for (const editor of editors.values()) editor.saveNow();
  const stored = parseDraft(storage.get(key));
  check(words, `${stored?.content}\n${stored?.otherContent}`);
}

test('no sequence of edits, saves and choices in three tabs loses a word that was typed', () => {
  fc.assert(
    fc.property(steps, (taken) =>
      carryOut(taken, (words, texts) => expect(words.filter((word) => !texts.includes(word))).toEqual([])),
    ),
    { numRuns: 2_000 },
  );
});
