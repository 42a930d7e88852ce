import type { Page } from 'playwright';
import { answer, fail, hang } from '../faults.ts';
import type { ScreenshotApp } from '../screenshot-app.ts';
import type { State } from '../state.ts';
import { waitUntilStill } from '../wait-until-still.ts';

const account = (index: number, email: string, more: object = {}) => ({
  id: `0193f000-0000-7000-8000-00000000000${index}`,
  email,
  createdAt: '2026-09-14T17:20:00.000Z',
  lastReflectionDate: '2026-11-18',
  reflections: 41,
  disabledAt: null,
  isOperator: false,
  hasOpened: true,
  isOwn: false,
  ...more,
});

const accounts = [
  account(1, 'noor.haddad@mail.example', { isOperator: true, isOwn: true, reflections: 0, lastReflectionDate: null }),
  account(2, 'mara@mail.example'),
  account(3, 'johannes.van.den.bergh.the.younger@correspondence.university.example', { reflections: 1 }),
  account(4, 'ilse@mail.example', { disabledAt: '2026-11-12T09:00:00.000Z', reflections: 1204 }),
];

const invite = (index: number, state: string, note: string) => ({
  id: `0193f000-0000-7000-8000-00000000010${index}`,
  note,
  createdAt: '2026-11-16T09:00:00.000Z',
  expiresAt: '2026-11-23T09:00:00.000Z',
  usedAt: state === 'used' ? '2026-11-17T09:00:00.000Z' : null,
  state,
});

const counts = {
  accounts: 4,
  neverOpened: 0,
  disabled: 1,
  newIn30Days: 2,
  wroteIn7Days: 3,
  reflections: 1246,
  databaseBytes: 14_000_000,
};

const someInvites = [invite(1, 'valid', 'For Mara’s brother'), invite(2, 'used', '')];

/** Fake the responses to operators' calls, because no user in the screenshots is an operator. */
export async function answerOperator(page: Page, { invites = someInvites, hasMore = false } = {}): Promise<void> {
  await answer(page, '**/api/operator/accounts', { accounts, hasMore });
  await page.route('**/api/operator/invites', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 201,
          json: {
            id: invite(3, 'valid', '').id,
            link: 'https://journal.example/auth#invite=Zk3vQ9tYx1Lr8mW2cB7nD4pS6hJ0aEfG',
            expiresAt: '2026-11-26T20:12:00.000Z',
          },
        })
      : route.fulfill({ json: { invites } }),
  );
  await answer(page, '**/api/operator/counts', counts);
}

async function openOperator(page: Page, { address }: ScreenshotApp): Promise<void> {
  await page.goto(`${address}/operator`);
  await page.getByRole('heading', { name: 'Operator' }).waitFor();
  await waitUntilStill(page);
}

export const operator: readonly State[] = [
  {
    name: 'operator',
    who: 'newcomer',
    show: async (page, app) => {
      await answerOperator(page, { hasMore: true });
      await openOperator(page, app);
    },
  },
  {
    name: 'operator-disable',
    who: 'newcomer',
    show: async (page, app) => {
      await answerOperator(page);
      await openOperator(page, app);
      await page.getByRole('button', { name: 'Disable mara@mail.example' }).click();
      await page.getByRole('dialog', { name: 'Disable this account?' }).waitFor();
    },
  },
  {
    name: 'operator-invite-link',
    who: 'newcomer',
    show: async (page, app) => {
      await answerOperator(page, { invites: [] });
      await openOperator(page, app);
      await page.getByRole('button', { name: 'Make an Invite' }).click();
      await page.getByRole('button', { name: 'Make Invite' }).click();
      await page.getByRole('dialog', { name: 'Your invite' }).waitFor();
    },
  },
  {
    name: 'operator-loading',
    who: 'newcomer',
    show: async (page, app) => {
      await hang(page, '**/api/operator/**');
      await openOperator(page, app);
    },
  },
  {
    name: 'operator-failed',
    who: 'newcomer',
    show: async (page, app) => {
      await fail(page, '**/api/operator/**');
      await openOperator(page, app);
    },
  },
  { name: 'operator-refused', who: 'newcomer', show: openOperator },
];
