import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { type FakeAnswer, fakeApi } from '../../../testing/fake-api.ts';
import { reflectionOf } from '../../../testing/reflections.ts';
import { renderInApp, someIdentity } from '../../../testing/render.tsx';
import { createQueryClient } from '../../data/query-client.ts';
import { statsQuery } from '../../data/stats.ts';
import { destroyEncryptedStore, openEncryptedStore } from '../../device/encrypted-store.ts';
import { storage } from '../../device/storage.ts';
import { currentToasts, dismissToast } from '../../ui/toast/toast.ts';
import { WaitingDialogs } from '../celebration/waiting-dialogs.tsx';
import { localDayNow } from '../reflections/use-local-day.ts';
import { afterOutbox } from './after-outbox.ts';
import { createDraft } from './draft.ts';
import { draftKey, findDrafts, writeDraft } from './draft-storage.ts';
import { startOutbox } from './outbox.ts';

const create = 'POST /api/reflections';
const allSent = 'Words that waited on this device are in your journal now.';
const oneSent = 'One of the reflections that waited is in your journal now.';
const choice = 'Another device wrote in the same window. All texts are safe: home asks which to keep.';

/** Return an open window that began a number of minutes ago. */
function windowAt(minutes: number) {
  const isoAt = (ms: number) => new Date(Date.now() + ms).toISOString();
  return { type: 'evening', availableFrom: isoAt(-minutes * 60_000), availableUntil: isoAt(3_600_000) } as const;
}

type Outcome = 'sent' | 'differs';

/** Let two drafts wait. Return a function that lets the server answer the next request, and the toasts. */
function startWithTwo(uid: string, outcomes: readonly [Outcome, Outcome]) {
  for (const minutes of [30, 20]) {
    const content = `Words of ${minutes}.`;
    const draft = { ...createDraft(windowAt(minutes), { promptId: 'p', question: 'q' }), content, version: 1 };
    writeDraft(storage, draftKey(uid, draft), { ...draft, status: 'waiting', sentContents: [content] });
  }
  const answers: (() => void)[] = [];
  let sentCount = 0;
  const stats = { currentStreak: 3, longestStreak: 3, totalReflections: 3, thisWeekCount: 3 };
  fakeApi({
    'GET /api/user/stats': { body: stats },
    [create]: ({ body }) => {
      const { type, availableFrom, availableUntil, content } = body as ReturnType<typeof reflectionOf>;
      const window = { type, availableFrom, availableUntil };
      const outcome = outcomes[sentCount];
      sentCount += 1;
      const reflection = reflectionOf({ ...window, content: outcome === 'sent' ? content : 'From the laptop.' });
      const answer: FakeAnswer =
        outcome === 'sent'
          ? { status: 201, body: reflection }
          : { status: 409, body: { code: 'already_submitted', message: 'Refused', requestId: 'r', reflection } };
      return new Promise((resolve) => answers.push(() => resolve(answer)));
    },
  });
  const client = createQueryClient(() => undefined);
  client.setQueryData(statsQuery(localDayNow()).queryKey, { ...stats, currentStreak: 2, totalReflections: 2 });
  const context = { client, uid, isSignedIn: () => true };
  onTestFinished(startOutbox(client, uid, (result) => void afterOutbox(result, context)));
  const answerNext = async () => {
    await vi.waitFor(() => expect(answers).not.toEqual([]));
    answers.shift()?.();
  };
  return { answerNext };
}

const shown = () => currentToasts().find(({ open }) => open)?.description;
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 100));

test('says that one of two waiting drafts was sent, then that both were', async () => {
  const { answerNext } = startWithTwo('both', ['sent', 'sent']);
  await answerNext();
  await vi.waitFor(() => expect(shown()).toBe(oneSent));
  await answerNext();
  await vi.waitFor(() => expect(shown()).toBe(allSent));
});

test('says that one of two waiting drafts was sent, then that the other needs a choice', async () => {
  const { answerNext } = startWithTwo('sent-first', ['sent', 'differs']);
  await answerNext();
  await vi.waitFor(() => expect(shown()).toBe(oneSent));
  await answerNext();
  await vi.waitFor(() => expect(shown()).toBe(choice));
});

test('says that one of two drafts needs a choice, and only after that notice that the other was sent', async () => {
  const { answerNext } = startWithTwo('differs-first', ['differs', 'sent']);
  await answerNext();
  await vi.waitFor(() => expect(shown()).toBe(choice));
  const contents = () => findDrafts('differs-first').map(({ content }) => content);
  expect(contents()).toHaveLength(2);
  await answerNext();
  await vi.waitFor(() => expect(contents()).toHaveLength(1));
  await aMoment();
  expect(shown()).toBe(choice);
  dismissToast();
  await vi.waitFor(() => expect(shown()).toBe(oneSent));
});

test('a milestone that one of two waiting drafts reaches speaks only of sent words', async () => {
  await renderInApp(<WaitingDialogs />);
  const { answerNext } = startWithTwo(someIdentity.uid, ['sent', 'differs']);
  await answerNext();
  await answerNext();
  await expect.element(page.getByText('What was sent is in your journal.')).toBeVisible();
});

test('the notice that words were sent leaves with the dialog of a milestone, which says the same', async () => {
  await renderInApp(<WaitingDialogs />);
  const { answerNext } = startWithTwo(someIdentity.uid, ['sent', 'sent']);
  await answerNext();
  await answerNext();
  await vi.waitFor(() => expect(shown()).toBe(allSent));
  await expect.element(page.getByRole('dialog')).toBeVisible();
  expect(shown()).toBeUndefined();
  await page.getByRole('button', { name: 'Continue Reflecting' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await aMoment();
  expect(shown()).toBeUndefined();
});

test('celebrates the streak of an evening that waited over midnight, although home does not know the new day yet', async () => {
  onTestFinished(destroyEncryptedStore);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 17, 0, 5) });
  const store = await openEncryptedStore(someIdentity.uid);
  const stats = { currentStreak: 6, longestStreak: 6, totalReflections: 12, thisWeekCount: 0 };
  await store.put('/api/user/stats ["2026-11-16"]', stats);
  const availableFrom = new Date(2026, 10, 16, 18).toISOString();
  const window = {
    type: 'evening',
    availableFrom,
    availableUntil: new Date(2026, 10, 16, 23, 59, 59).toISOString(),
  } as const;
  const draft = { ...createDraft(window, { promptId: 'p', question: 'q' }), content: 'Rain.', version: 1 };
  writeDraft(storage, draftKey(someIdentity.uid, draft), { ...draft, status: 'waiting', sentContents: ['Rain.'] });
  fakeApi({
    [create]: { status: 201, body: reflectionOf({ ...window, content: 'Rain.' }) },
    'GET /api/user/stats': { body: { ...stats, currentStreak: 7, longestStreak: 7, totalReflections: 13 } },
  });
  await renderInApp(<WaitingDialogs />);
  const client = createQueryClient(() => undefined);
  const context = { client, uid: someIdentity.uid, isSignedIn: () => true };
  onTestFinished(startOutbox(client, someIdentity.uid, (result) => void afterOutbox(result, context)));
  await expect.element(page.getByRole('dialog'), { timeout: 4_000 }).toMatchTextContent(/A whole week/);
});
