import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinVersions } from '../../../core/domain/texts/join-versions.ts';
import { reflectionOf } from '../../../testing/reflections.ts';
import { chooseAgain, chooseVersion, isSettled, thirdVersion } from './choose-version.ts';
import { createDraft, type Draft, isDecided } from './draft.ts';
import { createDraftEditor, type DraftEditor, hasReplacedWords } from './draft-editor.ts';
import { type DraftStorage, draftKey, parseDraft } from './draft-storage.ts';
import { followJournal } from './follow-journal.ts';
import { mergeDrafts } from './merge-drafts.ts';
import { openDraft } from './open-draft.ts';
import { withoutText } from './unstored-words.ts';

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
  const stored = { ...first, ...unseen, version: 2, tab: 'two' };
  const merged = mergeDrafts({ draft, stored, tab: 'one', redundantContent: '' });
  expect(merged).toMatchObject({ content: own.content, otherContent });
  expect(merged?.choice).toEqual(otherContent === 'Coffee.' ? (own.choice ?? null) : null);
});

const tabs = ['one', 'two', 'three'] as const;
const edits = ['type', 'type', 'save', 'see', 'see', 'compare', 'reload'] as const;
const choices = ['mine', 'other', 'third', 'all', 'again'] as const;
const writes = ['submit', 'submit', 'elsewhere', 'home'] as const;
const actions = [...edits, ...choices, ...writes] as const;
const steps = fc.array(fc.tuple(fc.constantFrom(...tabs), fc.constantFrom(...actions)), { maxLength: 40 });

type Journal = { id: string; revision: number; content: string };

/** Expect that the page shows no text twice, and that a text that was not chosen has no copy of the chosen one. */
function expectDifferent({ editor, differing }: { editor: DraftEditor; differing: Journal | null }): void {
  const { draft } = editor.state();
  const other = differing?.content ?? draft.otherContent;
  if (other === null) return;
  expect(other.trim()).not.toBe(draft.content.trim());
  const third = thirdVersion(draft, differing)?.trim();
  if (third !== undefined && !other.includes(third)) expect(third).not.toBe(draft.content.trim());
  const isInJournal = isDecided(draft) && draft.content === draft.journalContent;
  if (isInJournal && draft.otherContent)
    expect(withoutText(draft.otherContent, draft.content)).toBe(draft.otherContent);
}

function carryOut(taken: readonly (readonly [(typeof tabs)[number], (typeof actions)[number]])[]) {
  const values = new Map<string, string>();
  const storage: DraftStorage = {
    get: (name) => values.get(name) ?? null,
    set: (name, value) => values.set(name, value) === values,
    remove: (name) => void values.delete(name),
    keys: () => [...values.keys()],
  };
  let journal: Journal | null = null;
  const opened = (tab: string) =>
    openDraft({
      window,
      prompt: { promptId: 'p', question: 'q' },
      found: parseDraft(storage.get(key)),
      existing: journal && reflectionOf({ ...journal, ...window }),
      tab,
    });
  const open = (tab: string) => {
    const { start, storedContent, differing, isAlreadyStored } = opened(tab);
    const editor = createDraftEditor({ storage, uid: 'ada', start, storedContent, tab });
    if (isAlreadyStored) editor.discard();
    return { editor, differing: differing as Journal | null };
  };
  const pages = new Map(tabs.map((tab) => [tab, open(tab)]));
  const words: string[] = [];
  const newWord = () => {
    words.push(`<${words.length}>`);
    return words.at(-1);
  };

  function submit(tab: (typeof tabs)[number], editor: DraftEditor) {
    const { content } = editor.state().draft;
    editor.markSubmitted(content);
    const { draft } = editor.state();
    const isNewest = journal === null ? draft.rewrites === null : draft.rewrites?.revision === journal.revision;
    if (isNewest) journal = { id: 'r', revision: (journal?.revision ?? 0) + 1, content };
    if (journal?.content === content) {
      editor.confirmStored(journal, content);
      // The page is left after the submit.
      return pages.set(tab, open(tab));
    }
    editor.save({ status: null });
    return pages.set(tab, { editor, differing: journal });
  }

  for (const [tab, action] of taken) {
    const page = pages.get(tab) ?? open(tab);
    const { editor, differing } = page;
    const { draft } = editor.state();
    const other = differing?.content ?? (isDecided(draft) ? null : draft.otherContent);
    const third = thirdVersion(draft, differing);
    const choose = (content: string) => {
      chooseVersion(editor, differing, content);
      page.differing = null;
    };
    if (other === null) {
      if (action === 'type') editor.edit(`${draft.content} ${newWord()}`);
      if (action === 'again') chooseAgain(editor);
      if (action === 'compare') editor.compareReplaced();
      if (action === 'submit' && draft.content.trim() !== '' && !hasReplacedWords(editor.state())) submit(tab, editor);
    } else {
      if (action === 'mine') choose(draft.content);
      if (action === 'other') choose(other);
      if (action === 'third' && third !== null) choose(third);
      if (action === 'all') choose(joinVersions(joinVersions(draft.content, third ?? ''), other));
    }
    if (action === 'elsewhere') {
      const last: Journal = journal ?? { id: 'r', revision: 0, content: '' };
      journal = { ...last, revision: last.revision + 1, content: `${newWord()} ${last.content}`.trim() };
    }
    if (action === 'save') editor.saveNow();
    if (action === 'see' && storage.get(key) !== null) editor.applyStorageChange(storage.get(key));
    if (action === 'home' && journal && other === null) {
      const followed = followJournal(draft, journal);
      if (followed !== draft && isDecided(followed)) editor.save(followed);
    }
    if (action === 'reload') {
      editor.saveNow();
      pages.set(tab, open(tab));
    }
    for (const each of pages.values())
      if (each.differing && isSettled(each.editor, each.differing)) each.differing = null;
    for (const each of pages.values()) expectDifferent(each);
    const shown = [...pages.values()].map((each) => each.editor.state());
    const drafts = [parseDraft(storage.get(key)), ...shown.map((state) => state.draft)];
    const texts = [
      journal?.content,
      ...drafts.flatMap((each) => [each?.content, each?.otherContent]),
      ...shown.map(({ replacedContent }) => replacedContent),
    ].join('\n');
    expect(words.filter((word) => !texts.includes(word))).toEqual([]);
  }
  for (const { editor } of pages.values()) editor.saveNow();
  const { start, differing } = opened('next');
  const reachable = [journal?.content, start.content, start.otherContent, differing?.content].join('\n');
  expect(words.filter((word) => !reachable.includes(word))).toEqual([]);
}

test('no sequence of edits, choices and submits in three tabs and on another device loses a typed word or shows one text twice', () => {
  const inOne = (...all: (typeof actions)[number][]) => all.map((action) => ['one', action] as const);
  const thirdText = inOne('type', 'elsewhere', 'reload', 'other', 'type', 'elsewhere', 'reload', 'mine', 'submit');
  // The number of versions starts again when one of several tabs has submitted.
  const newDraft = [
    ...(['three', 'one'] as const).map((tab) => [tab, 'type'] as const),
    ...(['reload', 'type'] as const).map((action) => ['three', action] as const),
    ...(['see', 'submit'] as const).map((action) => ['two', action] as const),
  ];
  const chosenElsewhere = [
    ...inOne('type', 'submit', 'type', 'elsewhere', 'reload'),
    ...(['reload', 'see'] as const).map((action) => ['two', action] as const),
    ...inOne('other'),
    ...(['see', 'mine'] as const).map((action) => ['two', action] as const),
  ];
  const journalsChosen = [
    ...(['two', 'three'] as const).map((tab) => [tab, 'type'] as const),
    ...(['two', 'three'] as const).map((tab) => [tab, 'submit'] as const),
    ...inOne('type', 'reload'),
    ['three', 'other'] as const,
  ];
  const typedBeforeComparison = [
    ...(['two', 'three', 'one'] as const).map((tab) => [tab, 'type'] as const),
    ['three', 'submit'] as const,
    ...inOne('save'),
    ...(['see', 'type'] as const).map((action) => ['three', action] as const),
    ['two', 'submit'] as const,
    ['three', 'compare'] as const,
  ];
  const examples: Parameters<typeof carryOut>[] = [[thirdText], [newDraft], [chosenElsewhere], [typedBeforeComparison]];
  fc.assert(fc.property(steps, carryOut), { numRuns: 3_000, examples: [...examples, [journalsChosen]] });
});
