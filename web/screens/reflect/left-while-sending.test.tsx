import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { FakeAnswer } from '../../../testing/fake-api.ts';
import { openWindow, reflectionOf } from '../../../testing/reflections.ts';
import { someIdentity } from '../../../testing/render.tsx';
import {
  button,
  create,
  current,
  hourMs,
  openScreen,
  refusal,
  write,
  writing,
} from '../../../testing/writing-screen.tsx';
import { findDrafts } from '../../features/drafts/draft-storage.ts';
import { outboxMessages } from '../../features/drafts/outbox-messages.ts';
import { currentToasts } from '../../ui/toast/toast.ts';

const stored = reflectionOf({ content: 'From the laptop.' });
const taken = refusal(409, 'already_submitted', { reflection: stored });
/** After this time, the server accepts no edits. */
const isOverMs = hourMs + 16 * 60_000;

type Case = { answer: FakeAnswer; isEdit?: boolean; afterMs?: number; message: { title: string; description: string } };

const cases: readonly (Case & { name: string })[] = [
  { name: 'the window has closed', answer: refusal(422, 'window_closed'), message: outboxMessages.refused },
  {
    name: 'the reflection was deleted elsewhere',
    answer: refusal(404, 'not_found'),
    isEdit: true,
    message: outboxMessages.deleted,
  },
  { name: 'another device has written', answer: taken, message: outboxMessages.differs },
  {
    name: 'another device has written and it is too late for edits',
    answer: taken,
    afterMs: isOverMs,
    message: outboxMessages.failed,
  },
];

/** Submit words, and return a function that lets the server answer. */
async function submitSlowly({ answer, isEdit = false, afterMs = 0 }: Case) {
  const nowMs = Date.now();
  vi.useFakeTimers({ toFake: ['Date'], now: nowMs });
  const open = openWindow(hourMs);
  const { availableFrom, availableUntil } = open.window;
  const existing = reflectionOf({ content: 'The light.', availableFrom, availableUntil });
  let letAnswer: () => void = () => undefined;
  const request = vi.fn(() => new Promise<FakeAnswer>((resolve) => (letAnswer = () => resolve(answer))));
  const { navigate } = await openScreen({
    [current]: { body: isEdit ? { ...open, existingReflection: existing } : open },
    [isEdit ? `PUT /api/reflections/${existing.id}` : create]: request,
  });
  await expect.element(writing()).toBeVisible();
  await write(' By the river.');
  await userEvent.click(button(isEdit ? 'Update Reflection' : 'Submit Reflection'));
  await vi.waitFor(() => expect(request).toHaveBeenCalledOnce());
  const finish = () => {
    vi.setSystemTime(nowMs + afterMs);
    letAnswer();
  };
  return { navigate, finish };
}

const said = () => currentToasts().filter(({ open }) => open);

test.each(cases)('says by a toast after the user has left the writing page that $name', async (each) => {
  const { navigate, finish } = await submitSlowly(each);
  navigate('/history');
  await vi.waitFor(() => expect(writing().elements()).toEqual([]));
  finish();
  await vi.waitFor(() => expect(said()).toMatchObject([each.message]));
  expect(findDrafts(someIdentity.uid)).toMatchObject([{ content: expect.stringContaining('By the river.') }]);
});

test.each(cases)('shows no toast beside the writing page when $name', async (each) => {
  const { finish } = await submitSlowly(each);
  finish();
  await vi.waitFor(() => expect(document.body.textContent).not.toContain('Sending…'));
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(said()).toEqual([]);
});
