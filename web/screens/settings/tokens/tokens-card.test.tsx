import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type FakeAnswers, fakeApi } from '../../../../testing/fake-api.ts';
import { expectNothingCut, smallestPhoneLargestText } from '../../../../testing/large-text.ts';
import { renderInApp } from '../../../../testing/render.tsx';
import { TokensCard } from './tokens-card.tsx';

const list = 'GET /api/user/tokens';
const create = 'POST /api/user/tokens';
const data = { reflections: 3, summaries: 0, proof: 'password', isSample: false } as const;
const known = {
  id: '0193f000-0000-7000-8000-000000000001',
  name: 'Backup at home',
  scopes: ['stats', 'reflections'],
  state: 'valid',
  createdAt: '2026-03-01T10:00:00.000Z',
  expiresAt: '2026-05-30T10:00:00.000Z',
  lastUsedAt: '2026-03-04T10:00:00.000Z',
};
const secret = `inward_${'x'.repeat(54)}`;

async function show(answers: FakeAnswers = {}, changed: Partial<Record<keyof typeof data, unknown>> = {}) {
  const api = fakeApi({ [list]: { body: { tokens: [known] } }, ...answers });
  const app = await renderInApp(<TokensCard data={{ ...data, ...changed } as typeof data} />, {
    path: '/settings/data',
  });
  return { api, app };
}
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const field = (name: string) => page.getByLabelText(name, { exact: true });

test('lists tokens with what they can read and their last use, and links to the OpenAPI document', async () => {
  const ended = { ...known, id: `${known.id.slice(0, -1)}2`, name: 'Old', state: 'ended', lastUsedAt: null };
  await show({ [list]: { body: { tokens: [known, ended] } } });
  await expect.element(page.getByText('Works until May 30, 2026')).toBeVisible();
  await expect.element(page.getByText('Reflections, streak and numbers. Last used March 4, 2026.')).toBeVisible();
  await expect.element(page.getByText('Ended by a new password or by signing out everywhere')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Remove the token: Old' })).toBeVisible();
  const link = page.getByRole('link', { name: /OpenAPI/ });
  expect(link.element().getAttribute('href')).toBe('/api/openapi.json');
});

test('creates a token with the chosen scopes, and shows it once, until it is copied and Escape is pressed', async () => {
  const made = { ...known, id: `${known.id.slice(0, -1)}3`, name: 'Script', lastUsedAt: null };
  const { api } = await show({ [create]: { status: 201, body: { token: secret, made } } });
  await press('Make a Token');
  await press('Make Token');
  await expect.element(page.getByText('Please give it a name.')).toBeVisible();
  await field('Which program is it for?').fill(' Script ');
  await page.getByRole('switch', { name: 'Reflections' }).click();
  await press('Make Token');
  await expect.element(page.getByText('Please choose what it may read.')).toBeVisible();
  await page.getByRole('switch', { name: 'Weekly summaries' }).click();
  await field('Days that it works').fill('400');
  await press('Make Token');
  await expect.element(page.getByText('Please enter a number from 1 to 366.')).toBeVisible();
  await field('Days that it works').fill('30');
  await press('Make Token');
  await expect.element(page.getByText('Please enter your password.')).toBeVisible();
  expect(api.of(create)).toHaveLength(0);
  await field('Your password').fill('Secret!23');
  await press('Make Token');
  await expect.element(page.getByText(secret)).toBeVisible();
  expect(api.of(create).map(({ body }) => body)).toEqual([
    { name: 'Script', scopes: ['summaries'], days: 30, password: 'Secret!23' },
  ]);
  // A tap on the text leaves the focus on no control.
  await page.getByText(/^Keep it like a password/).click();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('alert')).toHaveTextContent('Copy the token first: it is shown only now.');
  await expect.element(page.getByText(secret)).toBeVisible();
  vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
  await press('Copy the token');
  await expect.element(page.getByText('Copied')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText('Script', { exact: true })).toBeVisible();
  expect(page.getByText(secret).elements()).toEqual([]);
});

test('shows a wrong password below its field, and keeps what was entered', async () => {
  const body = { code: 'wrong_password', message: 'Incorrect password.', requestId: 'r', field: 'password' };
  await show({ [create]: { status: 403, body } });
  await press('Make a Token');
  await field('Which program is it for?').fill('Script');
  await field('Your password').fill('Wrong!23');
  await press('Make Token');
  await expect.element(field('Your password')).toHaveAccessibleDescription('Incorrect password.');
  await expect.element(field('Which program is it for?')).toHaveValue('Script');
});

test('revokes a token after confirmation, and says so', async () => {
  const { api } = await show({ [`DELETE /api/user/tokens/${known.id}`]: { body: { revoked: true } } });
  await press('Revoke the token: Backup at home');
  await press('Revoke');
  await expect.element(page.getByText('Token revoked')).toBeVisible();
  await expect.element(page.getByText('Backup at home')).not.toBeInTheDocument();
  expect(api.of(`DELETE /api/user/tokens/${known.id}`)).toHaveLength(1);
});

test('offers no tokens in the sample journal', async () => {
  await show({ [list]: { body: { tokens: [] } } }, { isSample: true });
  await expect.element(page.getByText(/^In a journal of your own/)).toBeVisible();
  expect(page.getByRole('button', { name: 'Make a Token' }).elements()).toEqual([]);
});

test('cuts off no part of the tokens card and its dialog on the smallest phone at 200% text size', async () => {
  await smallestPhoneLargestText();
  const { app } = await show();
  await expect.element(page.getByText('Backup at home')).toBeVisible();
  expectNothingCut(app.container);
  await press('Make a Token');
  await expect.element(page.getByRole('dialog')).toBeVisible();
  expectNothingCut(page.getByRole('dialog').element() as HTMLElement);
});
