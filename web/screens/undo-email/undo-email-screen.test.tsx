import { expect, test } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { expectNothingCut, smallestPhoneLargestText } from '../../../testing/large-text.ts';
import { renderInApp } from '../../../testing/render.tsx';
import { UndoEmailScreen } from './undo-email-screen.tsx';

const call = 'POST /api/identity/account/email/undo';
const show = () => renderInApp(<UndoEmailScreen />, { path: '/undo-email?undo=letter' });

test('undoes a change of the e-mail address only after a press, and then says what to do next', async () => {
  const api = fakeApi({ [call]: { body: { status: true } } });
  const screen = await show();
  await expect.element(screen.getByRole('heading', { name: 'Put your account back?' })).toBeVisible();
  expect(api.of(call)).toEqual([]);
  await screen.getByRole('button', { name: 'Put It Back' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Your account is back' })).toBeVisible();
  await expect.element(screen.getByText(/please choose a new password/)).toBeVisible();
  expect(api.of(call).map(({ body }) => body)).toEqual([{ token: 'letter' }]);
});

test('says that the link was already used or is too old when the server refuses its token', async () => {
  fakeApi({ [call]: { status: 400, body: { code: 'INVALID_TOKEN', message: '' } } });
  const screen = await show();
  await screen.getByRole('button', { name: 'Put It Back' }).click();
  await expect.element(screen.getByText(/This link has been used already or is too old/)).toBeVisible();
});

test('cuts off no part of the undo screen on the smallest phone at 200% text size', async () => {
  await smallestPhoneLargestText();
  expectNothingCut((await show()).container);
});
