import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AccountPage, OperatorInvite } from '../../../core/contract/operator.ts';
import type { SecurityEvent } from '../../../core/contract/security.ts';
import type { User } from '../../../core/contract/users.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createTestUser, type TestUser } from '../../../testing/test-user.ts';
import { operatorCommand } from '../../admin/operator-commands.ts';
import { openLog } from '../../log/pino-log.ts';
import { createMissingUser } from '../users/create-user.ts';
import { recordErased } from '../users/erased-identity-store.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  app.clock.set('2026-03-04T19:00:00+02:00');
});
afterAll(() => app.stop());

/** Run `npm run admin -- operator ...` on the app's database. */
const operator = (...words: string[]) => {
  const { config, db } = app.deps;
  const log = openLog({ ...config, logLevel: 'error' });
  return operatorCommand({ config, db, url: app.database.variables.DATABASE_URL, log }, words);
};

const freshEmail = () => `${randomUUID()}@mail.example`;
type Member = TestUser & { readonly email: string; readonly user: User };

async function member(): Promise<Member> {
  const email = freshEmail();
  const user = await createTestUser(app, { email });
  return { ...user, email, user: await user.sync() };
}

async function operatorMember(): Promise<Member> {
  const made = await member();
  await operator('add', made.email);
  return { ...made, user: await made.sync() };
}

const call = ({ token }: Member, method: string, path: string, body?: object) =>
  app.call(method, `/api/operator/${path}`, { token, ...(body && { body }) });
const change = (caller: Member, target: Member, disabled: boolean) =>
  call(caller, 'PUT', `accounts/${target.user.id}`, { disabled });

/** All operator calls. Those that change an account are made for the account of `target`. */
const allCalls = (target: Member): readonly (readonly [method: string, path: string, body?: object])[] => [
  ['GET', 'accounts'],
  ['GET', 'counts'],
  ['GET', 'invites'],
  ['POST', 'invites', {}],
  ['DELETE', `invites/${randomUUID()}`],
  ['PUT', `accounts/${target.user.id}`, { disabled: false }],
];

const statuses = async (caller: Member, target: Member) => {
  const found: number[] = [];
  for (const [method, path, body] of allCalls(target)) found.push((await call(caller, method, path, body)).status);
  return found;
};

test('only a user who is currently an operator may make operator calls', async () => {
  const [chief, other] = [await operatorMember(), await member()];
  expect(await statuses(chief, other)).toEqual([200, 200, 200, 201, 404, 200]);
  expect(await statuses(other, chief)).toEqual([404, 404, 404, 404, 404, 404]);
  expect([chief.user.isOperator, other.user]).toEqual([true, expect.not.objectContaining({ isOperator: true })]);
  expect(await operator('list')).toContain(chief.email);

  await operator('remove', chief.email);
  expect(await statuses(chief, other)).toEqual([404, 404, 404, 404, 404, 404]);
  expect(await chief.sync()).not.toHaveProperty('isOperator');
  expect(await operator('list')).not.toContain(chief.email);
});

test('an operator can disable and enable another account, but not their own', async () => {
  const [chief, other] = [await operatorMember(), await member()];
  await other.write('A quiet harbour.');
  expect((await change(chief, chief, true)).status).toBe(400);
  expect((await change(chief, other, true)).body).toMatchObject({ disabledAt: expect.any(String), reflections: 1 });
  const next = async () => app.tokenFor({ subject: other.subject, email: other.email, ageSeconds: 1 });
  const ask = async () => app.call('GET', '/api/user/security-events', { token: await next() });
  expect(await ask()).toMatchObject({ status: 403, body: { code: 'account_disabled' } });
  expect((await change(chief, other, false)).body).toMatchObject({ disabledAt: null });
  const { events } = (await ask()).body as { events: SecurityEvent[] };
  expect(events.map(({ kind }) => kind)).toEqual(['operator_enabled', 'operator_disabled', 'account_created']);
});

test('enabling an account that never opened the product creates no user', async () => {
  const chief = await operatorMember();
  const id = randomUUID();
  await app.database.query(
    `insert into identity."user" (id, name, email, "emailVerified") values ($1, '', $2, false)`,
    [id, freshEmail()],
  );
  const answer = await call(chief, 'PUT', `accounts/${id}`, { disabled: false });
  expect(answer).toMatchObject({ status: 200, body: { id, hasOpened: false, disabledAt: null } });
  expect(await app.database.query('select from app.identities where subject = $1', [id])).toEqual([]);
});

test('no user is created for an account that was deleted after an operator looked it up', async () => {
  const identity = { issuer: 'inward', subject: randomUUID() };
  const { db, random } = app.deps;
  const createdAt = new Date('2026-03-04T12:00:00Z');
  const account = {
    ...identity,
    userId: identity.subject,
    hasOpened: false,
    email: freshEmail(),
    createdAt,
    disabledAt: null,
    isOperator: false,
    reflections: 0,
    lastReflectionDay: null,
    lastSeenAt: null,
  };
  await db.asIdentity(identity, (tx) => recordErased(tx, identity, createdAt));
  await expect(createMissingUser(db, account, random.id)).rejects.toMatchObject({ code: 'not_found' });
  expect(await app.database.query('select from app.identities where subject = $1', [account.subject])).toEqual([]);
});

test('an operator whose account is disabled may make no operator calls', async () => {
  const [chief, other, third] = [await operatorMember(), await operatorMember(), await member()];
  expect(await statuses(other, third)).toContain(200);
  await change(chief, other, true);
  expect(await statuses(other, third)).toEqual([404, 404, 404, 404, 404, 404]);
});

test('an operator gets the list of accounts in pages, with counts but without names or content', async () => {
  const chief = await operatorMember();
  const before = new Set<string>();
  for (let count = 0; count < 51; count += 1) before.add((await member()).user.id);
  const writer = await member();
  await writer.write('A quiet harbour.');
  const first = (await call(chief, 'GET', 'accounts')).body as AccountPage;
  expect([first.accounts.length, first.hasMore]).toEqual([50, true]);
  expect(first.accounts.find(({ id }) => id === writer.user.id)).toEqual({
    id: writer.user.id,
    email: writer.email,
    createdAt: writer.user.createdAt,
    lastReflectionDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    reflections: 1,
    disabledAt: null,
    isOperator: false,
    hasOpened: true,
    isOwn: false,
  });
  const last = first.accounts.at(-1);
  const rest = `accounts?createdBefore=${last?.createdAt}&idBefore=${last?.id}`;
  const second = (await call(chief, 'GET', rest)).body as AccountPage;
  const ids = [...first.accounts, ...second.accounts].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of before) expect(ids).toContain(id);
  expect(second.hasMore).toBe(false);
  expect((await call(chief, 'GET', `accounts?idBefore=${last?.id}`)).status).toBe(400);
});

test('an operator sees the link of a new invite only once, and can revoke the invite while it is unused', async () => {
  const chief = await operatorMember();
  const made = await call(chief, 'POST', 'invites', { days: 3, note: 'for Mara' });
  const { id, link } = made.body as { id: string; link: string };
  const token = /#invite=([\w-]{32})$/.exec(link)?.[1] ?? '';
  const check = async () => (await app.call('POST', '/api/invites/check', { body: { token } })).body;
  expect(await check()).toEqual({ state: 'valid' });
  const list = async () => (await call(chief, 'GET', 'invites')).body as { invites: OperatorInvite[] };
  expect((await list()).invites.find((invite) => invite.id === id)).toMatchObject({ note: 'for Mara', state: 'valid' });
  expect(JSON.stringify(await list())).not.toContain(token);
  expect((await call(chief, 'DELETE', `invites/${id}`)).status).toBe(200);
  expect((await call(chief, 'DELETE', `invites/${id}`)).status).toBe(404);
  expect(await check()).toEqual({ state: 'unknown' });
  for (const days of [0, 91, 1.5]) expect((await call(chief, 'POST', 'invites', { days })).status).toBe(400);
});
