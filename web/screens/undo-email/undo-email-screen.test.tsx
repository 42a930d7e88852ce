import { expect, test } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { expectNothingCut, smallestPhoneLargestText } from '../../../testing/large-text.ts';
import { renderInApp } from '../../../testing/render.tsx';
import { UndoEmailScreen } from './undo-email-screen.tsx';

const call = 'POST /api/identity/account/email/undo';
const check = 'POST /api/identity/account/email/undo/check';
const valid = { body: { status: true, email: 'anna@example.org' } };
const invalid = { status: 400, body: { code: 'INVALID_TOKEN', message: '' } };
const show = () => renderInApp(<UndoEmailScreen />, { path: '/undo-email?undo=letter' });

test('undoes a change of the email address only after a press, and then says what to do next', async () => {
  const api = fakeApi({ [check]: valid, [call]: { body: { status: true } } });
  const screen = await show();
  await expect.element(screen.getByRole('heading', { name: 'Put your account back?' })).toBeVisible();
  expect(api.of(call)).toEqual([]);
  await screen.getByRole('button', { name: 'Put It Back' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Your account is back' })).toHaveFocus();
  await expect.element(screen.getByText(/link to anna@example\.org: please choose a new password/)).toBeVisible();
  expect(api.of(call).map(({ body }) => body)).toEqual([{ token: 'letter' }]);
});

test.each([true, false])(
  'says that the authenticator app is off only if the undo removed it: %s',
  async (codeRemoved) => {
    fakeApi({ [check]: valid, [call]: { body: { status: true, codeRemoved } } });
    const screen = await show();
    await expect.element(screen.getByText(/an authenticator app with its recovery codes/)).toBeVisible();
    await screen.getByRole('button', { name: 'Put It Back' }).click();
    const said = (await screen.getByText(/please choose a new password/).findElement()).textContent;
    expect(said?.includes('The authenticator app is turned off, and its recovery codes no longer work.')).toBe(
      codeRemoved,
    );
  },
);

test('names the address that the link restores, and links to the app before anything is pressed', async () => {
  const api = fakeApi({ [check]: valid });
  const screen = await show();
  await expect.element(screen.getByText(/Your account gets anna@example\.org again/)).toBeVisible();
  const link = screen.getByRole('link', { name: 'To Inward' });
  expect(getComputedStyle(link.element()).textDecorationLine).toBe('underline');
  await link.click();
  expect(screen.history.at(-1)).toBe('/');
  expect(api.of(call)).toEqual([]);
});

test('names no address of an earlier link after another link is pasted', async () => {
  let answerFirst: (answer: typeof valid) => void = () => undefined;
  const first = new Promise<typeof valid>((resolve) => {
    answerFirst = resolve;
  });
  const answers = [first, { body: { status: true, email: 'berta@example.org' } }, 'offline'] as const;
  const api = fakeApi({ [check]: () => answers[api.of(check).length - 1] ?? 'offline' });
  const screen = await show();
  await expect.poll(() => api.of(check).length).toBe(1);
  screen.navigate('/undo-email?undo=second');
  await expect.element(screen.getByText(/Your account gets berta@example\.org again/)).toBeVisible();
  answerFirst(valid);
  await new Promise((resolve) => setTimeout(resolve, 50));
  await expect.element(screen.getByText(/Your account gets berta@example\.org again/)).toBeVisible();
  screen.navigate('/undo-email?undo=third');
  await expect.element(screen.getByText(/Your account gets its earlier address again/)).toBeVisible();
});

test.each([
  ['when it opens', invalid, false],
  ['at the press', valid, true],
])(
  'says that a dead link no longer works, and offers a way to go on instead of the button: %s',
  async (_when, checked, isPressed) => {
    fakeApi({ [check]: checked, [call]: invalid });
    const screen = await show();
    const button = screen.getByRole('button', { name: 'Put It Back' });
    if (isPressed) await button.click();
    await expect.element(screen.getByRole('heading', { name: 'This link no longer works' })).toHaveFocus();
    await expect.element(screen.getByRole('alert')).toMatchTextContent(/Forgot Password\?.*ask the person who runs/);
    await expect.element(button).not.toBeInTheDocument();
    await expect.element(screen.getByRole('link', { name: 'To Inward' })).toBeVisible();
  },
);

test('says that the account is back although the check of the link is answered later, when the link is used up', async () => {
  let answerCheck: (answer: typeof invalid) => void = () => undefined;
  const checked = new Promise<typeof invalid>((resolve) => {
    answerCheck = resolve;
  });
  fakeApi({ [check]: () => checked, [call]: { body: { status: true } } });
  const screen = await show();
  await screen.getByRole('button', { name: 'Put It Back' }).click();
  const back = screen.getByRole('heading', { name: 'Your account is back' });
  await expect.element(back).toBeVisible();
  answerCheck(invalid);
  await new Promise((resolve) => setTimeout(resolve, 50));
  await expect.element(back).toBeVisible();
});

test('says that a link is incomplete if its secret is missing, and asks the server nothing', async () => {
  const api = fakeApi({ [check]: invalid });
  const screen = await renderInApp(<UndoEmailScreen />, { path: '/undo-email' });
  await expect.element(screen.getByRole('heading', { name: 'This link is incomplete' })).toBeVisible();
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/^Its last part is missing\./);
  await expect.element(screen.getByRole('button', { name: 'Put It Back' })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('link', { name: 'To Inward' })).toBeVisible();
  expect(api.of(check)).toEqual([]);
});

test('keeps the button when the link cannot be checked, and reports a failure after it is pressed', async () => {
  fakeApi({ [check]: 'offline', [call]: 'offline' });
  const screen = await show();
  await screen.getByRole('button', { name: 'Put It Back' }).click();
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/Account not put back.*Network error/);
  await expect.element(screen.getByRole('button', { name: 'Put It Back' })).toBeVisible();
});

test('cuts off no part of the undo screen on the smallest phone at 200% text size', async () => {
  await smallestPhoneLargestText();
  fakeApi({ [check]: valid });
  expectNothingCut((await show()).container);
});
