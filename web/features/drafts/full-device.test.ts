import { beforeEach, expect, test, vi } from 'vitest';
import type { Reflection } from '../../../core/contract/reflection.ts';
import { eveningWindow as window } from '../../../testing/memory-drafts.ts';
import { reflectionOf } from '../../../testing/reflections.ts';
import { createQueryClient } from '../../data/query-client.ts';
import { createReflection } from '../../data/write-reflections.ts';
import { deviceDrafts, isDraftOnlyInMemory } from './device-drafts.ts';
import { createDraft } from './draft.ts';
import { createDraftEditor } from './draft-editor.ts';
import { draftKey, draftsInMemory, findDraft } from './draft-storage.ts';
import { submitWaiting } from './outbox.ts';

vi.mock('../../data/write-reflections.ts');

const key = draftKey('ada', window);
const client = createQueryClient(() => undefined);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: new Date('2026-03-29T18:00:00Z') });
  localStorage.clear();
  draftsInMemory.clear();
  return () => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  };
});

/** Let localStorage refuse all drafts from now on. */
const fillDevice = () =>
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });

const open = () =>
  createDraftEditor({
    storage: deviceDrafts,
    uid: 'ada',
    start: findDraft('ada', window) ?? createDraft(window, { promptId: 'p', question: 'q' }),
    isOnDevice: !isDraftOnlyInMemory(key),
  });

test.each(['Snow and ice', ''])(
  'on a full device, the older stored text is no second version of the text %j',
  (content) => {
    const page = open();
    page.edit('Rain');
    page.saveNow();
    fillDevice();
    page.edit('Snow');
    page.saveNow();
    const again = open();
    again.edit(content);
    again.saveNow();
    expect(again.state()).toMatchObject({ draft: { content, otherContent: null } });
  },
);

test('on a full device, a submitted draft stays so although localStorage has an older copy', () => {
  const page = open();
  page.edit('Rain');
  page.saveNow();
  fillDevice();
  page.edit('Rain and thunder');
  page.markSubmitted('Rain and thunder');
  open().save({});
  expect(findDraft('ada', window)).toMatchObject({ status: 'waiting', sentContents: ['Rain and thunder'] });
});

test('on a full device, words typed while the outbox sends the draft stay', async () => {
  fillDevice();
  const page = open();
  page.edit('Rain');
  page.markSubmitted('Rain');
  let answer: (stored: Reflection) => void = () => undefined;
  vi.mocked(createReflection).mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  const sending = submitWaiting(client, open());
  await vi.advanceTimersByTimeAsync(1_000);
  const again = open();
  again.edit('Rain and thunder');
  again.saveNow();
  answer(reflectionOf({ id: 'r', revision: 1, content: 'Rain', ...window }));
  await sending;
  expect(findDraft('ada', window)).toMatchObject({ content: 'Rain and thunder', rewrites: { id: 'r', revision: 1 } });
});

test('on a full device, what another tab stores once there is room is a second version', () => {
  const refusal = fillDevice();
  const page = open();
  page.edit('Rain');
  page.saveNow();
  refusal.mockRestore();
  const stored = { ...createDraft(window, { promptId: 'p', question: 'q' }), content: 'Snow', version: 1 };
  localStorage.setItem(key, JSON.stringify(stored));
  page.edit('Rain and thunder');
  page.saveNow();
  expect(findDraft('ada', window)).toMatchObject({ content: 'Rain and thunder', otherContent: 'Snow' });
});
