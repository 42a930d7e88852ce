import { expect, test } from 'vitest';
import { joinVersions } from '../../../core/domain/texts/join-versions.ts';
import { memoryDrafts } from '../../../testing/memory-drafts.ts';
import { reflectionOf } from '../../../testing/reflections.ts';
import { chooseAgain, chooseVersion, isSettled, keepJournalText } from './choose-version.ts';
import { createDraft, type Draft, isUndecided } from './draft.ts';
import { createDraftEditor } from './draft-editor.ts';
import { listDrafts } from './draft-storage.ts';
import { unstoredOther } from './unstored-words.ts';

const window = {
  type: 'evening',
  availableFrom: '2026-03-29T15:00:00.000Z',
  availableUntil: '2026-03-29T20:59:59.000Z',
} as const;
const mine = 'The train was on time.\nWe had tea at noon.\nI read.';
const third = 'I woke early.\nWe had tea at noon.\nThen it rained.';
const journal = 'The ferry was late.\nWe had tea at noon.\nI slept well.';

test.each([
  ['this device', mine, third],
  ['another tab', third, mine],
])(
  'after the choice of the text of %s, keeps the journal’s lines in a row, so that a second tab and home recognise them',
  (_, chosen, rest) => {
    const newest = reflectionOf({ ...window, content: journal, revision: 3 });
    const start = {
      ...createDraft(window, { promptId: 'p', question: 'q' }),
      content: mine,
      otherContent: third,
      rewrites: { id: newest.id, revision: 2 },
    };
    const editor = createDraftEditor({ storage: memoryDrafts(), uid: 'ada', start });
    chooseVersion(editor, newest, chosen);
    const { draft } = editor.state();
    expect(draft).toMatchObject({ content: chosen, otherContent: `${rest}\n\n${journal}` });
    expect(unstoredOther(draft, journal)).toBe(rest);
    expect(isSettled(editor, newest)).toBe(true);
  },
);

test.each([
  ['shows a text that was joined and then cut out beside the other one', 'I read a lot.', `${mine}\n\n${journal}`],
  ['shows only the other text beside a joined text with more words', `${mine}\n\n${journal} More.`, journal],
])('a choice that is taken back %s', (_, edited, other) => {
  const newest = reflectionOf({ ...window, content: journal });
  const start = { ...createDraft(window, { promptId: 'p', question: 'q' }), content: mine };
  const editor = createDraftEditor({ storage: memoryDrafts(), uid: 'ada', start });
  chooseVersion(editor, newest, joinVersions(mine, journal));
  editor.edit(edited);
  chooseAgain(editor);
  expect(editor.state().draft).toMatchObject({ content: edited, otherContent: other, choice: null });
});

test('keeps nothing after the submit of a joined text that was chosen again and has all sentences of the other one', () => {
  const [own, other] = ['A grey Monday. I ran anyway.', 'A grey Monday. My sister wrote.'];
  const newest = reflectionOf({ ...window, content: other });
  const start = { ...createDraft(window, { promptId: 'p', question: 'q' }), content: own };
  const storage = memoryDrafts();
  const editor = createDraftEditor({ storage, uid: 'ada', start });
  chooseVersion(editor, newest, joinVersions(own, other));
  const joined = `${joinVersions(own, other)} I slept.`;
  editor.edit(joined);
  chooseAgain(editor);
  chooseVersion(editor, null, joined);
  expect(editor.state().draft.otherContent).toBe(other);
  editor.markSubmitted(joined);
  editor.confirmStored({ ...newest, content: joined, revision: 2 }, joined);
  expect(storage.keys('')).toEqual([]);
});

const chosenJournal: Draft = {
  ...createDraft(window, { promptId: 'p', question: 'q' }),
  content: 'Journal.',
  otherContent: 'Mine.',
  rewrites: { id: 'r', revision: 1 },
  journalContent: 'Journal.',
  choice: { chosen: 'Journal.', mine: 'Mine.', other: 'Journal.', status: 'differs' },
};

/** Open two tabs with a draft of which the user has chosen the journal's text. Neither gets an event of the other. */
function openTwoTabs(change: Partial<Draft> = {}) {
  const storage = memoryDrafts();
  const open = (start: Draft) => createDraftEditor({ storage, uid: 'ada', start });
  const first = open(chosenJournal);
  first.save(change);
  return { storage, first, second: open(first.state().draft) };
}

test('deletes the words that were not chosen after the choice of the journal’s text', () => {
  const { storage, first } = openTwoTabs();
  keepJournalText(first);
  expect(storage.keys('')).toEqual([]);
  expect(first.state().draft).toMatchObject({ content: 'Journal.', otherContent: null, choice: null });
});

test.each<[string, (tab: ReturnType<typeof createDraftEditor>) => void]>([
  ['typed on', (tab) => tab.edit('Journal. Newer.')],
  ['typed something else', (tab) => tab.edit('Newer.')],
  ['gone on with the other text', (tab) => chooseVersion(tab, null, 'Mine.')],
])('deletes nothing if the user has meanwhile %s in another tab, and lets them choose again', (_, change) => {
  const { storage, first, second } = openTwoTabs();
  change(second);
  second.saveNow();
  const saved = second.state().draft;
  keepJournalText(first);
  const { content, otherContent } = saved;
  expect(listDrafts(storage, 'ada')).toMatchObject([{ content, otherContent }]);
  expect(isUndecided(first.state().draft)).toBe(true);
  expect([first.state().draft.content, first.state().draft.otherContent]).toContain(content);
});

test('deletes neither text of another tab if this tab has an unsaved change', () => {
  const { storage, first, second } = openTwoTabs();
  second.edit('Newer.');
  second.saveNow();
  first.edit('Journal. ');
  keepJournalText(first);
  expect(listDrafts(storage, 'ada')).toMatchObject([{ otherContent: 'Newer.\n\nMine.', choice: null }]);
  expect(first.state().draft.otherContent).toBe('Newer.\n\nMine.');
});

test('deletes nothing if a submit without a response may have replaced the journal’s text', () => {
  const { storage, first } = openTwoTabs({ sentContents: ['Sent.'] });
  keepJournalText(first);
  expect(listDrafts(storage, 'ada')).toMatchObject([{ content: 'Journal.', otherContent: 'Mine.' }]);
  expect(isUndecided(first.state().draft)).toBe(true);
});
