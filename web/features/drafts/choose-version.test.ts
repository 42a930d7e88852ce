import { expect, test } from 'vitest';
import { joinVersions } from '../../../core/domain/texts/join-versions.ts';
import { memoryDrafts } from '../../../testing/memory-drafts.ts';
import { reflectionOf } from '../../../testing/reflections.ts';
import { chooseAgain, chooseVersion, isSettled } from './choose-version.ts';
import { createDraft } from './draft.ts';
import { createDraftEditor } from './draft-editor.ts';
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
