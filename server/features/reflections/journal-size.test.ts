import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { JOURNAL_MAX_BYTES } from '../../../core/domain/limits.ts';
import { upload } from '../../../testing/downloads.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createTestUser, type TestUser } from '../../../testing/test-user.ts';

let app: TestApp;
let maya: TestUser;

const isFull = {
  status: 422,
  body: {
    code: 'journal_full',
    message: 'Your journal is full: it can hold 256 MB of text. Delete a reflection to make room.',
  },
};
const cannotGrow = {
  status: 400,
  body: { field: 'file', message: 'A journal can hold 256 MB of text, and this file would make it more.' },
};
const owner = `(select user_id from app.identities where subject = $1)`;
const stored = async () =>
  (
    await app.database.query<{ n: number }>(`select text_bytes as n from app.users where user_id = ${owner}`, [
      maya.subject,
    ])
  )[0]?.n;
const pretend = (bytes: number) =>
  app.database.query(`update app.users set text_bytes = $2 where user_id = ${owner}`, [maya.subject, bytes]);

beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  app.clock.set('2026-03-10T19:00:00+02:00');
  maya = await createTestUser(app);
});
afterAll(() => app.stop());

test('every write updates the stored size of the journal, in bytes of UTF-8', async () => {
  const { id } = await maya.write('Zoë');
  expect(await stored()).toBe(4);
  await maya.edit(id, 'Zoë 🚀');
  expect(await stored()).toBe(9);
  await app.call('DELETE', `/api/reflections/${id}`, { token: maya.token });
  app.clock.set('2026-03-11T19:00:00+02:00');
  await maya.write('New.');
  expect(await stored()).toBe(4);
});

test('a full journal refuses a new reflection and an edit that makes a text longer, but accepts a shorter text', async () => {
  const { id } = await maya.write('Quiet.');
  await pretend(JOURNAL_MAX_BYTES - 1);
  expect(await maya.edit(id, 'Quieter.')).toMatchObject(isFull);
  expect((await maya.edit(id, 'Quiet!!')).status).toBe(200);
  expect(await stored()).toBe(JOURNAL_MAX_BYTES);
  expect((await maya.edit(id, 'Quiet!')).status).toBe(200);
  await pretend(JOURNAL_MAX_BYTES);
  app.clock.set('2026-03-11T19:00:00+02:00');
  const asked = await maya.ask();
  expect(await maya.submit(asked, { content: 'A' })).toMatchObject(isFull);
  await pretend(JOURNAL_MAX_BYTES - 1);
  expect((await maya.submit(asked, { content: 'A' })).status).toBe(201);
});

test('an import and its preview are refused if the journal would exceed its maximum size', async () => {
  await maya.write('Quiet.');
  await app.database.query(
    `insert into app.reflections (user_id, id, day, type, content, word_count, submitted_at, updated_at, available_from,
       available_until, timezone_offset, late, imported_from)
     select ${owner}, gen_random_uuid(), date '2020-01-01' - n, 'evening', repeat('A quiet day. ', 1538), 1, now(), now(),
       now(), now(), 0, false, 'dayone' from generate_series(1, 13425) n`,
    [maya.subject],
  );
  const file = (text: string) =>
    new TextEncoder().encode(
      JSON.stringify({
        metadata: { version: '1.0' },
        entries: [{ uuid: 'E', creationDate: '2026-03-10T09:00:00Z', text }],
      }),
    );
  const paths = ['/api/user/import/preview', '/api/user/import'] as const;
  for (const path of paths)
    expect(await upload(app, maya.token, file('x'.repeat(19_000)), path)).toMatchObject(cannotGrow);
  for (const path of paths) {
    expect(await upload(app, maya.token, file('Short.'), path)).toMatchObject({ status: 200, body: { added: 1 } });
  }
  expect(await stored()).toBe(6 + 6 + 13_425 * 13 * 1538);
});
