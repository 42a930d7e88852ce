import { expect, test } from 'vitest';
import { type FakeAnswers, fakeApi } from '../../../../testing/fake-api.ts';
import { expectNothingCut, smallestPhoneLargestText } from '../../../../testing/large-text.ts';
import { renderInApp, someIdentity, someUser, standingSession } from '../../../../testing/render.tsx';
import { GroupLinks } from '../groups/group-links.tsx';
import { OperatorScreen } from './operator-screen.tsx';

const account = {
  id: '0193f000-0000-7000-8000-000000000002',
  email: 'a.very.long.address.that.never.seems.to.end@an-equally-long-domain-name.example.org',
  createdAt: '2026-09-14T17:20:00.000Z',
  lastReflectionDate: '2026-11-18',
  reflections: 1204,
  disabledAt: null as string | null,
  isOperator: false,
  hasOpened: true,
  isOwn: false,
};
const own = { ...account, id: '0193f000-0000-7000-8000-000000000001', email: 'me@mail.example', isOwn: true };
const invite = {
  id: '0193f000-0000-7000-8000-000000000101',
  note: 'For Mara',
  createdAt: '2026-11-16T09:00:00.000Z',
  expiresAt: '2026-11-23T09:00:00.000Z',
  usedAt: null,
  state: 'valid',
};
const counts = {
  accounts: 2,
  neverOpened: 0,
  disabled: 0,
  newIn30Days: 1,
  wroteIn7Days: 1,
  reflections: 1204,
  databaseBytes: 14_000_000,
};
const change = `PUT /api/operator/accounts/${account.id}`;
const config = { identity: 'builtin', federated: [], supportUrl: '', demo: false, signUp: 'invite' };

async function show(more: FakeAnswers = {}) {
  const api = fakeApi({
    'GET /api/config': { body: config },
    'GET /api/operator/accounts': { body: { accounts: [own, account], hasMore: false } },
    'GET /api/operator/invites': { body: { invites: [invite] } },
    'GET /api/operator/counts': { body: counts },
    [change]: ({ body }) => ({
      body: { ...account, disabledAt: (body as { disabled: boolean }).disabled ? '2026-11-20T18:00:00.000Z' : null },
    }),
    ...more,
  });
  return { api, screen: await renderInApp(<OperatorScreen />, { path: '/operator' }) };
}

test('disables an account only after confirmation, and offers this only for the accounts of others', async () => {
  const { api, screen } = await show();
  const disable = screen.getByRole('button', { name: `Disable ${account.email}` });
  await disable.click();
  await screen.getByRole('button', { name: 'Cancel' }).click();
  expect(api.of(change)).toHaveLength(0);
  await disable.click();
  await screen.getByRole('button', { name: 'Disable Account' }).click();
  await expect.element(screen.getByRole('button', { name: `Enable ${account.email}` })).toBeVisible();
  expect(api.of(change).map(({ body }) => body)).toEqual([{ disabled: true }]);
  await expect.element(screen.getByText(/^Disabled since/)).toBeVisible();
  expect(screen.getByRole('button', { name: /me@mail.example/ }).elements()).toHaveLength(0);
});

test('says that an account was never opened, and disables it on request', async () => {
  const unopened = { ...account, hasOpened: false, reflections: 0, lastReflectionDate: null };
  const disabled = { ...account, id: '0193f000-0000-7000-8000-000000000009', disabledAt: '2026-11-20T18:00:00.000Z' };
  const { screen } = await show({
    'GET /api/operator/accounts': { body: { accounts: [own, unopened], hasMore: false } },
    [change]: { body: disabled },
  });
  await expect.element(screen.getByText('Never opened', { exact: true }).first()).toBeVisible();
  await screen.getByRole('button', { name: `Disable ${account.email}` }).click();
  await screen.getByRole('button', { name: 'Disable Account' }).click();
  await expect.element(screen.getByRole('button', { name: `Enable ${account.email}` })).toBeVisible();
});

test('keeps the confirmation open and says why when the account could not be disabled', async () => {
  const { screen } = await show({ [change]: 'offline' });
  await screen.getByRole('button', { name: `Disable ${account.email}` }).click();
  await screen.getByRole('button', { name: 'Disable Account' }).click();
  await expect
    .element(
      screen.getByRole('dialog').getByText('Network error. Please check your internet connection and try again.'),
    )
    .toBeVisible();
});

test('shows the link of a new invite, and revokes an unused invite after confirmation', async () => {
  const link = 'https://journal.example/auth#invite=Zk3vQ9tYx1Lr8mW2cB7nD4pS6hJ0aEfG';
  const { api, screen } = await show({
    'POST /api/operator/invites': { status: 201, body: { id: invite.id, link, expiresAt: invite.expiresAt } },
    [`DELETE /api/operator/invites/${invite.id}`]: { body: { id: invite.id } },
  });
  await screen.getByRole('button', { name: 'Make an Invite', exact: true }).click();
  await screen.getByLabelText('Days that it works').fill('0');
  await screen.getByRole('button', { name: 'Make Invite' }).click();
  await expect.element(screen.getByText('Please enter a number from 1 to 90.')).toBeVisible();
  await screen.getByLabelText('Days that it works').fill('3');
  await screen.getByLabelText('Who is it for?').fill(' For Mara ');
  await screen.getByRole('button', { name: 'Make Invite' }).click();
  await expect.element(screen.getByText(link)).toBeVisible();
  expect(api.of('POST /api/operator/invites').map(({ body }) => body)).toEqual([{ days: 3, note: 'For Mara' }]);
  await screen.getByRole('button', { name: 'Done' }).click();
  await screen.getByRole('button', { name: 'Revoke the invite: For Mara' }).click();
  await screen.getByRole('button', { name: 'Revoke', exact: true }).click();
  await expect.element(screen.getByText('There are no invites.')).toBeVisible();
});

test('loads more accounts, starting after the last one shown', async () => {
  const older = { ...account, id: '0193f000-0000-7000-8000-000000000003', email: 'older@mail.example' };
  const { screen } = await show({
    'GET /api/operator/accounts': ({ query }) =>
      query.get('idBefore') === account.id && query.get('createdBefore') === account.createdAt
        ? { body: { accounts: [older], hasMore: false } }
        : { body: { accounts: [own, account], hasMore: true } },
  });
  await screen.getByRole('button', { name: /^Show more/ }).click();
  await expect.element(screen.getByRole('button', { name: 'Disable older@mail.example' })).toBeVisible();
  expect(screen.getByRole('button', { name: /^Show more/ }).elements()).toHaveLength(0);
});

test('says to users who are not operators that the page is for operators, and shows no cards', async () => {
  fakeApi({});
  const screen = await renderInApp(<OperatorScreen />, { path: '/operator' });
  await expect.element(screen.getByText('Only the operators of this server can use this page.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 2 }).elements()).toHaveLength(0);
});

test.each([true, undefined])(
  'the settings link to the operator page only if `isOperator` is set: %s',
  async (isOperator) => {
    const user = isOperator ? { ...someUser, isOperator } : someUser;
    const session = standingSession({ status: 'signed-in', identity: someIdentity, user, syncFailure: null });
    const screen = await renderInApp(<GroupLinks open={null} />, { session });
    await expect.element(screen.getByRole('link', { name: 'About' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Operator' }).elements()).toHaveLength(isOperator ? 1 : 0);
  },
);

test('cuts off no part of the operator page on the smallest phone at 200% text size', async () => {
  await smallestPhoneLargestText();
  const { screen } = await show();
  await expect.element(screen.getByRole('button', { name: `Disable ${account.email}` })).toBeVisible();
  expectNothingCut(screen.container);
});
