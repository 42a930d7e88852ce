import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { downloadOf, journalIn } from '../../../../testing/downloads.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { createTestUser, type TestUser } from '../../../../testing/test-user.ts';
import { runDue } from '../../../jobs/run-jobs.ts';
import { weeklySummaryJob } from '../../summaries/make-weekly-summary.ts';

let app: TestApp;
let person: TestUser;

beforeAll(async () => {
  app = await createTestApp();
  person = await createTestUser(app, { name: 'Mara Ozola' });
  for (const day of ['02', '03', '04', '05', '09']) {
    app.clock.set(`2026-03-${day}T19:00:00+02:00`);
    await person.write(`The harbour on the ${day}th, “quiet” and \\ wide.\nA second line.`);
  }
  app.clock.set('2026-03-09T19:30:00+02:00');
  await runDue(weeklySummaryJob, app.deps);
});
afterAll(() => app.stop());

/** Return the concatenated text of all files in a download. */
async function textOf({ token }: TestUser): Promise<string> {
  const { zip } = await downloadOf(app, token);
  return Object.values(unzipSync(zip))
    .map((file) => strFromU8(file))
    .join('\n');
}

test('the download is a zip with the journal as JSON, a Markdown file for each day and week, and the account as a separate file', async () => {
  const { zip, headers } = await downloadOf(app, person.token);
  expect(headers.get('content-type')).toBe('application/zip');
  expect(headers.get('content-disposition')).toBe('attachment; filename="inward.zip"');
  expect(headers.get('cache-control')).toBe('no-store');
  const files = unzipSync(zip);
  expect(Object.keys(files)).toEqual([
    'inward.json',
    'days/2026/2026-03-02.md',
    'days/2026/2026-03-03.md',
    'days/2026/2026-03-04.md',
    'days/2026/2026-03-05.md',
    'days/2026/2026-03-09.md',
    'weeks/2026/week-of-2026-03-02.md',
    'README.md',
    'account.json',
  ]);
  const journal = journalIn(zip);
  expect(journal.reflections.map(({ localDate }) => localDate)).toEqual([
    '2026-03-02',
    '2026-03-03',
    '2026-03-04',
    '2026-03-05',
    '2026-03-09',
  ]);
  expect(journal.summaries).toHaveLength(1);
  expect(journal.summaries[0]?.versions[0]?.evidence?.sources).toHaveLength(4);
  const page = strFromU8(files['days/2026/2026-03-05.md'] ?? new Uint8Array());
  expect(page).toMatch(/^---\ndate: 2026-03-05\nkind:\n {2}- "evening"\ntimes:\n {2}- "19:00"\n---\n/);
  expect(page).toMatch(/\n# Thursday, March 5, 2026\n\n## Evening reflection, 19:00\n\n> .+\n\nThe harb/);
  expect(page).toContain('The harbour on the 05th, “quiet” and \\ wide.\nA second line.\n');
  expect(page).not.toContain('04th');
});

test('the README of a download describes each list of inward.json and names no file that is not in the download', async () => {
  const { zip } = await downloadOf(app, person.token);
  const readMe = strFromU8(unzipSync(zip)['README.md'] ?? new Uint8Array());
  for (const [name, value] of Object.entries(journalIn(zip))) {
    if (Array.isArray(value)) expect(readMe).toContain(`\`${name}\``);
  }
  expect(readMe.match(/[\w/-]+\.(md|json)/g)).toEqual(['inward.json', 'account.json', 'inward.json']);
});

test('two downloads of the same data have the same bytes', async () => {
  const first = await downloadOf(app, person.token);
  const again = await downloadOf(app, person.token);
  expect(Buffer.from(again.zip).equals(first.zip)).toBe(true);
});

test('a download contains no data of another user', async () => {
  const stranger = await createTestUser(app);
  const { zip } = await downloadOf(app, stranger.token);
  expect(journalIn(zip)).toMatchObject({ reflections: [], summaries: [], days: [], ledger: null });
  expect(await textOf(stranger)).not.toContain('harbour');
  expect((await app.call('GET', '/api/user/export')).status).toBe(401);
});

test('no file of a download contains a deep window that has not opened yet', async () => {
  app.clock.set('2026-03-10T05:00:00+02:00');
  const early = await createTestUser(app);
  await early.ask();
  const deepOf = async () => journalIn((await downloadOf(app, early.token)).zip).days[0]?.deep;
  expect(await deepOf()).toBeNull();
  const [stored] = await app.database.query<{ ms: string }>(
    `select row->'deep'->>'fromMs' as ms from app.days join app.identities using (user_id) where subject = $1`,
    [early.subject],
  );
  const opensAt = new Date(Number(stored?.ms)).toISOString();
  expect(await textOf(early)).not.toContain(opensAt);
  app.clock.set('2026-03-10T20:00:00+02:00');
  expect(await deepOf()).toMatchObject({ availableFrom: opensAt });
  expect(await textOf(early)).toContain(opensAt);
});

test('no file of a download contains a push endpoint or push token', async () => {
  const body = { token: 'push-token-of-the-phone', deviceInfo: { platform: 'android-webview' } };
  await app.call('POST', '/api/notifications/register-device', { token: person.token, body });
  const files = unzipSync((await downloadOf(app, person.token)).zip);
  const account = strFromU8(files['account.json'] ?? new Uint8Array());
  expect(account).toContain('android-webview');
  expect(account).not.toContain('push-token-of-the-phone');
});

test('a download contains every reflection once and in order, even if many have the same millisecond', async () => {
  const writer = await createTestUser(app);
  await writer.sync();
  const count = 10_450;
  await app.database.query(
    `insert into app.reflections (user_id, id, type, content, day, timezone_offset, submitted_at, available_from,
       available_until, updated_at, imported_from, word_count, late)
     select user_id, gen_random_uuid(), 'evening', 'Entry ' || n, date '2020-01-01' + n / 100, 0, moment, moment, moment,
       moment, 'dayone', 2, false
     from app.identities, generate_series(0, ${count - 1}) as n,
       lateral (select timestamptz '2020-01-01' + n / 100 * interval '1 day' + n * interval '1 microsecond' as moment) as at
     where subject = $1`,
    [writer.subject],
  );
  const { zip } = await downloadOf(app, writer.token);
  const { reflections } = JSON.parse(strFromU8(unzipSync(zip)['inward.json'] ?? new Uint8Array())) as {
    reflections: { content: string }[];
  };
  expect(reflections.map(({ content }) => content)).toEqual(Array.from({ length: count }, (_, n) => `Entry ${n}`));
});
