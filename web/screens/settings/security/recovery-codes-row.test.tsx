import { useQuery } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type FakeAnswer, type FakeAnswers, fakeApi } from '../../../../testing/fake-api.ts';
import { expectNothingCut, smallestPhoneLargestText } from '../../../../testing/large-text.ts';
import { renderInApp, signedInState, someIdentity, standingSession } from '../../../../testing/render.tsx';
import { builtinAccount } from '../../../identity/builtin/builtin-account.ts';
import { accountQuery } from '../../../identity/port/account.ts';
import { TwoFactorCard } from './two-factor-card.tsx';

const account = {
  name: 'Anna',
  email: 'anna@example.org',
  emailVerified: true,
  pendingEmail: null,
  hasPassword: true,
  providers: [],
  passkeys: [],
  hasCode: true,
  isSample: false,
};
const call = 'POST /api/identity/two-factor/generate-backup-codes';
const codes = ['k3vm-9xqa-t7rn', 'bcde-fghi-jkmn'];
const made: FakeAnswer = { body: { status: true, backupCodes: codes } };

function Card() {
  const { data } = useQuery(accountQuery(builtinAccount));
  return data ? <TwoFactorCard account={data} onChanged={() => undefined} /> : null;
}

async function show(readLeft: () => number | undefined, answers: FakeAnswers = {}) {
  const api = fakeApi({
    'GET /api/identity/account': () => ({ body: { ...account, recoveryCodesLeft: readLeft() } }),
    'GET /api/identity/get-session': {
      body: { user: { id: someIdentity.uid, email: 'a@b.example', name: 'Anna Berg' } },
    },
    'GET /api/identity/sessions': { body: { sessions: [] } },
    ...answers,
  });
  await renderInApp(<Card />, {
    session: standingSession(signedInState, { adopt: async () => undefined }),
  });
  return api;
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const press = (name: string) => button(name).click();
const field = () => page.getByLabelText('Your password', { exact: true });
const form = () => page.getByRole('dialog', { name: 'New recovery codes' });
const shown = () => page.getByRole('dialog', { name: 'Keep these codes' });

test.each([
  [10, '10 of 10 recovery codes left', null],
  [7, '7 of 10 recovery codes left', null],
  [4, '4 of 10 recovery codes left', null],
  [3, '3 of 10 recovery codes left', 'Make new ones before the last is used.'],
  [1, '1 of 10 recovery codes left', 'Make new ones before the last is used.'],
  [0, '0 of 10 recovery codes left', 'Make new ones, so that you can sign in if the app is lost.'],
])('says how many recovery codes are left, and suggests new ones when few are: %i', async (left, text, note) => {
  await show(() => left);
  await expect.element(page.getByText(text, { exact: true })).toBeVisible();
  await expect.element(button('Make new codes')).toBeVisible();
  if (note === null) await expect.element(page.getByText(/^Make new ones/)).not.toBeInTheDocument();
  else await expect.element(page.getByText(note, { exact: true })).toBeVisible();
});

test('offers no new recovery codes if the server does not say how many are left', async () => {
  await show(() => undefined);
  await expect.element(button('Turn off the authenticator app')).toBeVisible();
  await expect.element(page.getByText(/recovery codes left/)).not.toBeInTheDocument();
  await expect.element(button('Make new codes')).not.toBeInTheDocument();
});

test('makes new recovery codes after the password, shows them once, and then the new number', async () => {
  let left = 2;
  const api = await show(() => left, {
    [call]: () => {
      left = 10;
      return made;
    },
  });
  await press('Make new codes');
  await expect.element(form()).toMatchTextContent('The old codes stop working.');
  await expect.element(field()).toHaveFocus();
  await field().fill('Secret!');
  await press('Make New Codes');
  await expect.element(page.getByRole('list', { name: 'Recovery codes' })).toHaveTextContent(codes.join(''));
  await expect.element(form()).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('alert')).toHaveTextContent('Keep the codes first: they are shown only now.');
  await press('I Have Kept Them');
  await expect.element(shown()).not.toBeInTheDocument();
  await expect.element(page.getByText('New recovery codes made')).toBeVisible();
  await expect.element(page.getByText('10 of 10 recovery codes left')).toBeVisible();
  await expect.element(button('Make new codes')).toHaveFocus();
  expect(document.body.textContent).not.toContain(codes[0]);
  expect(api.of(call).map(({ body }) => body)).toEqual([{ password: 'Secret!' }]);
  await press('Make new codes');
  await expect.element(field()).toHaveValue('');
});

test('focuses the password after a wrong one, and says when there is no connection', async () => {
  let answer: FakeAnswer | 'offline' = { status: 400, body: { code: 'INVALID_PASSWORD', message: 'Invalid password' } };
  await show(() => 7, { [call]: () => answer });
  await press('Make new codes');
  await field().fill('Secret?');
  await press('Make New Codes');
  await expect.element(page.getByRole('alert')).toHaveTextContent('Incorrect password. Please try again.');
  await expect.element(field()).toHaveFocus();
  await expect.element(field()).toHaveAttribute('aria-invalid', 'true');
  answer = 'offline';
  await press('Make New Codes');
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Network error. Please check your internet connection and try again.');
  answer = made;
  await press('Make New Codes');
  await expect.element(shown()).toBeVisible();
});

test('sends one request for a double press, and shows its codes although the dialog was closed', async () => {
  let answerNow: (answer: FakeAnswer) => void = () => undefined;
  const api = await show(() => 7, {
    [call]: () =>
      new Promise<FakeAnswer>((resolve) => {
        answerNow = resolve;
      }),
  });
  await press('Make new codes');
  await field().fill('Secret!');
  await userEvent.keyboard('{Enter}{Enter}');
  await expect.poll(() => api.of(call)).toHaveLength(1);
  await press('Cancel');
  await expect.element(form()).not.toBeInTheDocument();
  answerNow(made);
  await expect.element(shown()).toBeVisible();
  expect(api.of(call)).toHaveLength(1);
});

test('cuts nothing of the recovery codes on the smallest phone with the largest text', async () => {
  await smallestPhoneLargestText();
  await show(() => 3);
  await expect.element(button('Make new codes')).toBeVisible();
  expectNothingCut(document.body);
});
