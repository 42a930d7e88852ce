import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { anotherUserSignedIn, changeableSession } from '../../../../testing/changeable-session.ts';
import { type FakeAnswer, type FakeAnswers, fakeApi } from '../../../../testing/fake-api.ts';
import { renderInApp, signedInState, someIdentity, standingSession } from '../../../../testing/render.tsx';
import { setTokenSource } from '../../../data/api/api.ts';
import { ExtraTimeCard } from './extra-time-card.tsx';

const get = 'GET /api/user/preferences';
const put = 'PUT /api/user/preferences';
const change = () => page.getByRole('switch', { name: 'More time to write' });

async function show(answers: FakeAnswers = {}, session = standingSession()) {
  const api = fakeApi({
    [get]: { body: { extraTime: false } },
    [put]: ({ body }) => ({ body }),
    ...answers,
  });
  await renderInApp(<ExtraTimeCard />, { session });
  return api;
}

test('explains extra time, which applies to all devices and is off by default', async () => {
  await show();
  await expect.element(page.getByRole('region', { name: 'Writing Time' })).toBeVisible();
  await expect.element(change()).not.toBeChecked();
  await expect
    .element(
      page.getByText(
        'Gives you 100 more minutes after a window ends, to begin a reflection or to change one, on all your devices. What you began in the window counts without it, if you submit it within a day.',
      ),
    )
    .toBeVisible();
});

test('stores the setting when extra time is turned on and when it is turned off', async () => {
  const api = await show();
  await change().click();
  await expect.element(change()).toBeChecked();
  await change().click();
  await expect.element(change()).not.toBeChecked();
  expect(api.of(put).map(({ body }) => body)).toEqual([{ extraTime: true }, { extraTime: false }]);
});

test('reverts a choice that could not be saved, and shows a toast', async () => {
  await show({ [put]: 'offline' });
  await change().click();
  await expect.element(page.getByText('Your choice could not be saved. Please try again.')).toBeVisible();
  await expect.element(change()).not.toBeChecked();
});

test('does not send a queued choice after another user has signed in', async () => {
  let owner = someIdentity.uid;
  setTokenSource({ token: async () => `of ${owner}`, refresh: async () => null, owner: () => owner });
  onTestFinished(() => setTokenSource(null));
  let answer: (answer: FakeAnswer) => void = () => undefined;
  const { session, setState } = changeableSession(signedInState);
  const hang = () =>
    new Promise<FakeAnswer>((resolve) => {
      answer = resolve;
    });
  const api = await show({ [put]: hang }, session);
  await change().click();
  await vi.waitFor(() => expect(api.of(put)).toHaveLength(1));
  await change().click();
  await expect.element(change()).not.toBeChecked();
  owner = 'person-2';
  setState(anotherUserSignedIn);
  answer({ body: { extraTime: true } });
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(api.of(put)).toHaveLength(1);
  expect(page.getByText('Not changed').elements()).toEqual([]);
});

test('hides the switch when the setting cannot be loaded, and loads it again on request', async () => {
  let isDown = true;
  await show({ [get]: () => (isDown ? { status: 503, body: 'down' } : { body: { extraTime: true } }) });
  await expect.element(page.getByRole('button', { name: /^Load again/ })).toBeVisible();
  await expect.element(change()).not.toBeInTheDocument();
  isDown = false;
  await page.getByRole('button', { name: /^Load again/ }).click();
  await expect.element(change()).toBeChecked();
});
