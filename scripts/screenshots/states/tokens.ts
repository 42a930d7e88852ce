import type { Page } from 'playwright';
import type { ApiToken } from '../../../core/contract/tokens.ts';

const tokens: readonly ApiToken[] = [
  {
    id: '0193f000-0000-7000-8000-000000000002',
    name: 'Backup at home',
    scopes: ['reflections', 'summaries'],
    state: 'valid',
    createdAt: '2026-11-01T09:00:00.000Z',
    expiresAt: '2027-01-30T09:00:00.000Z',
    lastUsedAt: '2026-11-17T03:00:00.000Z',
  },
  {
    id: '0193f000-0000-7000-8000-000000000001',
    name: 'Streak on the kitchen display',
    scopes: ['stats'],
    state: 'ended',
    createdAt: '2026-09-01T09:00:00.000Z',
    expiresAt: '2026-12-30T09:00:00.000Z',
    lastUsedAt: null,
  },
];

const secret = 'inward_AZPwAAAAcACAAAAAAAAAAjNq0Zl4b8mJt1xQ6wVnC3sT9uKe7yRd';

/** Fake the responses to calls for API tokens: a list of two tokens, and the same secret for each new token. */
export const answerTokens = (page: Page): Promise<unknown> =>
  page.route('**/api/user/tokens', (route) =>
    route.request().method() === 'GET'
      ? route.fulfill({ json: { tokens } })
      : route.fulfill({ status: 201, json: { token: secret, made: tokens[0] } }),
  );

export async function makeToken(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Make a Token' }).click();
  await page.getByLabel('Which program is it for?', { exact: true }).fill('Backup at home');
  await page.getByLabel('Your password', { exact: true }).fill('Secret!23');
  await page.getByRole('button', { name: 'Make Token' }).click();
}
