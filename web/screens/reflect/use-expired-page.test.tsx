import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { changeableSession } from '../../../testing/changeable-session.ts';
import type { FakeAnswers } from '../../../testing/fake-api.ts';
import { openWindow } from '../../../testing/reflections.ts';
import { signedInState, someIdentity } from '../../../testing/render.tsx';
import { current, hourMs, openScreen, words, writing } from '../../../testing/writing-screen.tsx';
import { deleteDraft } from '../../features/drafts/device-drafts.ts';
import { findDrafts } from '../../features/drafts/draft-storage.ts';

afterEach(() => {
  for (const draft of findDrafts(someIdentity.uid)) deleteDraft(someIdentity.uid, draft);
});

const tonight = openWindow(hourMs, { prompt: { id: 'p2', question: 'What is new?' } });
const list = 'GET /api/reflections';
const unanswered = new Promise<never>(() => {});
const question = (name: string) => page.getByRole('heading', { name });

/**
 * Show the page of a window that ended an hour ago. `requestTonight` returns to the page, which requests the window of
 * tonight; `answerTonight` answers these requests.
 */
async function openExpiredPage(answers: FakeAnswers = {}) {
  const waiting: (() => void)[] = [];
  let answer = openWindow(-hourMs);
  let isSlow = false;
  const { session, setState } = changeableSession(signedInState);
  const allAnswers = {
    [list]: { body: [] },
    [current]: async () => {
      if (isSlow) await new Promise<void>((resolve) => waiting.push(resolve));
      return { body: answer };
    },
    ...answers,
  };
  const { navigate } = await openScreen(allAnswers, '/reflect/evening', session);
  await expect.element(page.getByText(/^These words are for/)).toBeVisible();
  answer = tonight;
  isSlow = true;
  return {
    navigate,
    setState,
    requestTonight: async () => {
      // Return again if the page was still requesting the window: then it sends no second request.
      const returned = () => {
        document.dispatchEvent(new Event('visibilitychange'));
        window.dispatchEvent(new Event('online'));
        expect(waiting).not.toHaveLength(0);
      };
      await vi.waitFor(returned, { timeout: 10_000, interval: 200 });
    },
    answerTonight: async () => {
      isSlow = false;
      for (const resolve of waiting) resolve();
      // Without anything that cancels it or delays it, the page is opened again in this time.
      await new Promise((resolve) => setTimeout(resolve, 300));
    },
  };
}

test('keeps an expired page open if the user types before the next page is loaded', async () => {
  const { requestTonight, answerTonight } = await openExpiredPage();
  await requestTonight();
  const before = writing().element();
  await userEvent.fill(writing(), words);
  await answerTonight();
  expect(writing().element()).toBe(before);
  await expect.element(writing()).toHaveValue(words);
  expect(question('What is new?').elements()).toHaveLength(0);
});

test('does not open a page again that the user has opened meanwhile by another address', async () => {
  const { requestTonight, answerTonight, navigate } = await openExpiredPage({ [list]: () => unanswered });
  await requestTonight();
  await answerTonight();
  navigate('/reflect/evening?from=elsewhere');
  await expect.element(question('What is new?')).toBeVisible();
  const before = writing().element();
  await new Promise((resolve) => setTimeout(resolve, 2_500));
  expect(writing().element()).toBe(before);
});

test('opens the next page even if the session is checked again meanwhile', async () => {
  const { requestTonight, answerTonight, setState } = await openExpiredPage();
  await requestTonight();
  setState({ ...signedInState });
  await answerTonight();
  await expect.element(question('What is new?'), { timeout: 5_000 }).toBeVisible();
});

test('opens the next page after 2 s even if the list of reflections is not answered', async () => {
  const { requestTonight, answerTonight } = await openExpiredPage({ [list]: () => unanswered });
  await requestTonight();
  await answerTonight();
  await expect.element(question('What is new?'), { timeout: 10_000 }).toBeVisible();
});
