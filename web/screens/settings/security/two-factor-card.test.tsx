import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type FakeAnswers, fakeApi } from '../../../../testing/fake-api.ts';
import { renderInApp, signedInState, someIdentity, standingSession } from '../../../../testing/render.tsx';
import type { Account } from '../../../identity/port/account.ts';
import { TwoFactorCard } from './two-factor-card.tsx';

const account: Account = {
  name: 'Anna',
  email: 'anna@example.org',
  emailVerified: true,
  pendingEmail: null,
  hasPassword: true,
  providers: [],
  passkeys: [],
  hasCode: false,
  isSample: false,
};
const address = 'otpauth://totp/Inward:anna%40example.org?secret=JBSWY3DPEHPK3PXP&issuer=Inward';

async function show(change: Partial<Account> = {}, answers: FakeAnswers = {}) {
  const api = fakeApi({
    'GET /api/identity/account': { body: { ...account, ...change } },
    'GET /api/identity/get-session': {
      body: { user: { id: someIdentity.uid, email: 'a@b.example', name: 'Anna Berg' } },
    },
    'GET /api/identity/sessions': { body: { sessions: [] } },
    ...answers,
  });
  const adopt = vi.fn(async () => undefined);
  await renderInApp(<TwoFactorCard account={{ ...account, ...change }} onChanged={() => undefined} />, {
    session: standingSession(signedInState, { adopt }),
  });
  return { api, adopt };
}

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const field = (name: string) => page.getByLabelText(name, { exact: true });

test('turns on an authenticator app after a correct code, and shows the recovery codes until they are confirmed', async () => {
  const verify = 'POST /api/identity/two-factor/verify-totp';
  let isRight = false;
  const { api, adopt } = await show(
    {},
    {
      'POST /api/identity/two-factor/enable': {
        body: { totpURI: address, backupCodes: ['one-11', 'two-22'], setup: 's-1' },
      },
      [verify]: () =>
        isRight
          ? { body: { user: {} } }
          : {
              status: 401,
              body: { code: 'INVALID_CODE', message: 'This code is wrong or no longer good. Please try another.' },
            },
    },
  );
  await press('Turn on an authenticator app');
  await field('Your password').fill('Secret!');
  await press('Continue');
  await expect.element(page.getByRole('img', { name: 'Square for your authenticator app' })).toBeVisible();
  await expect.element(page.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
  await field('Code of the app').fill('12');
  await press('Turn On');
  await expect.element(page.getByRole('alert')).toHaveTextContent('Please enter the six digits that the app shows.');
  await field('Code of the app').fill('123 456');
  await press('Turn On');
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('This code is wrong or no longer good. Please try another.');
  isRight = true;
  await press('Turn On');
  await expect.element(page.getByRole('list', { name: 'Recovery codes' })).toHaveTextContent('one-11two-22');
  const codes = page.getByRole('dialog', { name: 'Keep these codes' });
  const dialog = codes.element();
  dialog.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  dialog.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('alert')).toHaveTextContent('Keep the codes first: they are shown only now.');
  await userEvent.keyboard('{Escape}');
  for (const step of [1, 2]) {
    await new Promise((resolve) => {
      window.addEventListener('popstate', resolve, { once: true });
      history.back();
    });
    await expect.element(codes, { message: `after step ${step} back` }).toBeVisible();
  }
  if (dialog instanceof HTMLDialogElement) dialog.close();
  await vi.waitFor(() => expect(dialog.matches('[open]')).toBe(true));
  await new Promise((resolve) => setTimeout(resolve, 200));
  await expect.element(codes).toBeVisible();
  expect(adopt).not.toHaveBeenCalled();
  await press('I Have Kept Them');
  await expect.element(page.getByText('Authenticator app is on')).toBeVisible();
  await expect.element(codes).not.toBeInTheDocument();
  expect(adopt).toHaveBeenCalledOnce();
  expect(api.of(verify).map(({ body }) => body)).toEqual([
    { code: '123456', setup: 's-1' },
    { code: '123456', setup: 's-1' },
  ]);
});

test('copies the key of an authenticator app by keyboard, without the spaces, and says so', async () => {
  await show(
    {},
    { 'POST /api/identity/two-factor/enable': { body: { totpURI: address, backupCodes: [], setup: 's-1' } } },
  );
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
  await press('Turn on an authenticator app');
  await field('Your password').fill('Secret!');
  await press('Continue');
  await expect.element(page.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
  await userEvent.click(field('Code of the app'));
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.element(page.getByRole('button', { name: 'Copy the key' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: 'Copied' })).toHaveFocus();
  expect(copy).toHaveBeenCalledExactlyOnceWith('JBSWY3DPEHPK3PXP');
  await expect.element(page.getByRole('dialog', { name: 'Scan this square' })).toBeVisible();
});

test('turns off the authenticator app after the user enters the password', async () => {
  const call = 'POST /api/identity/two-factor/disable';
  const { api } = await show({ hasCode: true }, { [call]: { body: { status: true } } });
  await press('Turn off the authenticator app');
  await field('Your password').fill('Secret!');
  await press('Turn Off');
  await expect.element(page.getByText('Authenticator app is off')).toBeVisible();
  expect(api.of(call).map(({ body }) => body)).toEqual([{ password: 'Secret!' }]);
});

test('shows the date of a passkey, and removes the passkey after the user enters the password', async () => {
  const call = 'POST /api/identity/passkey/delete-passkey';
  const prove = 'POST /api/identity/account/prove';
  let isRight = false;
  const passkeys = [{ id: 'p-1', name: 'Chrome on Android', addedAt: '2026-11-20T10:00:00.000Z' }];
  const { api } = await show(
    { passkeys },
    {
      [call]: { body: { status: true } },
      [prove]: () =>
        isRight ? { body: { status: true } } : { status: 400, body: { code: 'INVALID_PASSWORD', message: '' } },
    },
  );
  await expect.element(page.getByText('Passkey, added November 20, 2026')).toBeVisible();
  await press('Remove the passkey Chrome on Android');
  await field('Your password').fill('Secret?');
  await press('Remove');
  await expect.element(page.getByRole('alert')).toHaveTextContent('Incorrect password. Please try again.');
  expect(api.of(call)).toHaveLength(0);
  isRight = true;
  await field('Your password').fill('Secret!');
  await press('Remove');
  await expect.element(page.getByText('Passkey removed')).toBeVisible();
  expect(api.of(call).map(({ body }) => body)).toEqual([{ id: 'p-1' }]);
});

test('does not offer an authenticator app to a user without a password', async () => {
  await show({ hasPassword: false });
  await expect.element(page.getByRole('button', { name: 'Add a passkey' })).toBeVisible();
  await expect.element(page.getByText('Authenticator app')).not.toBeInTheDocument();
});
