import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ErrorBody } from '../../../../core/contract/base/error-body.ts';
import type { ReflectionType } from '../../../../core/domain/reflection-type.ts';
import { downloadOf, journalIn, upload } from '../../../../testing/downloads.ts';
import { mutantOf, mutantRuns, mutation, packs } from '../../../../testing/mutants.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { createTestUser, type TestUser } from '../../../../testing/test-user.ts';
import { Refusal } from '../../../errors/refusal.ts';
import { runDue } from '../../../jobs/run-jobs.ts';
import { weeklySummaryJob } from '../../summaries/make-weekly-summary.ts';
import { readBounds } from './read-bounds.ts';
import { readImport } from './read-import.ts';

/** One in `uploadEvery` refused mutants (mutated files) is also uploaded. Every accepted mutant is uploaded. */
const uploadEvery = 40;
/**
 * How long reading a mutant may take. Each mutant has less than 1 MB, but the limit is high because test machines can
 * be busy.
 */
const readMaxMs = 10_000;

const now = '2026-03-12T20:00:00+02:00';
let app: TestApp;
const files: Record<string, string> = {};

beforeAll(async () => {
  app = await createTestApp({ limits: { file: 1_000_000 } });
  const writer = await createTestUser(app);
  for (const day of ['02', '03', '04', '05', '09', '10', '11']) {
    app.clock.set(`2026-03-${day}T19:00:00+02:00`);
    await writer.write(`The harbour on the ${day}th: “quiet”.`);
    if (day === '09') await runDue(weeklySummaryJob, app.deps);
  }
  app.clock.set(now);
  files['inward'] = JSON.stringify(journalIn((await downloadOf(app, writer.token)).zip));
  const entry = { timeZone: 'Europe/Riga', photos: [{ identifier: '1F2E' }], tags: ['walks'], modifiedDate: null };
  files['dayone'] = JSON.stringify({
    metadata: { version: '1.0' },
    entries: Array.from({ length: 8 }, (_, at) => ({
      ...entry,
      uuid: `E${at}`,
      creationDate: `2019-05-0${at + 1}T10:00:00Z`,
      text: `Line ${at}\\.\n\n![](dayone-moment://1F2E)`,
    })),
  });
  const journey = {
    id: 'J1',
    date_journal: 1_556_704_800_000,
    date_modified: 1_556_704_900_000,
    timezone: 'Europe/Riga',
  };
  files['journey'] = JSON.stringify({
    ...journey,
    type: 'html',
    text: '<p>Rain &amp; tea</p>',
    photos: ['a.jpg'],
    tags: [],
  });
  files['daylio'] = JSON.stringify({
    version: 15,
    customMoods: [{ id: 1, custom_name: '', predefined_name_id: 2 }],
    tags: [{ id: 4, name: 'reading' }],
    dayEntries: Array.from({ length: 4 }, (_, at) => ({
      id: at,
      datetime: 1_556_704_800_000 + at * 86_400_000,
      timeZoneOffset: 10_800_000,
      mood: 1,
      note: 'A walk.<br>Home.',
      note_title: 'Evening',
      tags: [4],
      assets: [1],
    })),
  });
  files['daylio backup'] = files['daylio'];
  files['daylio table'] = JSON.stringify([
    ['full_date', 'date', 'weekday', 'time', 'mood', 'activities', 'note_title', 'note'],
    [
      '2019-05-02',
      'May 2',
      'Thursday',
      '12:30 AM',
      'good',
      'reading | rain',
      '"Late"',
      '"He said ""home"",\nand left."',
    ],
    ['2019-05-03', 'May 3', 'Friday', '21:05', 'meh', '', '', ''],
  ]);
  files['markdown'] = JSON.stringify({
    'Vault/2019-05-02.md': '---\ntags: [walks]\ntitle: "A walk"\n---\n![[photo.jpg]]\nHome.',
    'Vault/journals/2019_05_03.md': '- tea\n- rain ![cup](cup.jpg)',
    'Joplin.md': '---\ncreated: 2019-05-01T21:30:00Z\n---\nHome.',
    'theme.json': '{"name": "theme"}',
  });
  const diarium = { heading: 'Rain', html: '<p>Tea &lt;3</p>', rating: 4, tags: ['home'], attachments: null };
  files['diarium'] = JSON.stringify([1, 2, 3].map((day) => ({ ...diarium, date: `2019-05-0${day}T21:15:00` })));
  files['json'] = JSON.stringify(
    ['2019-05-01', '02.05.2019', '2019-05-03T21:15:00Z'].map((date) => ({ date, text: 'Tea.' })),
  );
});
afterAll(() => app.stop());

/** Read a file like the process that reads imports. Return the refusal, or null if the file is accepted. */
function refusalOf(file: Uint8Array, prompts: Parameters<typeof readImport>[1]['prompts']): Refusal | null {
  const { quick: bounds } = readBounds(1024 ** 3);
  try {
    readImport(file, {
      nowMs: Date.parse(now),
      home: { offset: -120, name: null },
      prompts,
      bounds,
      refusesCopy: false,
    });
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

/** Make all calls that read what an import may have stored. */
async function readAll(person: TestUser): Promise<void> {
  await person.sync();
  await person.stats();
  await person.summaries();
  await person.ask();
  for (const path of ['/api/reflections?limit=100', '/api/user/streak', '/api/user/data']) {
    expect((await person.get(path)).status).toBe(200);
  }
  await downloadOf(app, person.token);
}

test.each([
  ['inward', undefined],
  ['dayone', undefined],
  ['journey', undefined],
  ['daylio', undefined],
  ['daylio backup', packs.daylio],
  ['daylio table', packs.csv],
  ['diarium', undefined],
  ['json', undefined],
  ['markdown', packs.zip],
])(
  'a mutated file (%s) is imported or refused with a field, and the server answers the next request',
  async (kind, pack) => {
    const json = files[kind] ?? '';
    const numRuns = Math.ceil(mutantRuns.numRuns / (kind === 'inward' || kind === 'dayone' ? 1 : 5));
    const rows = await app.database.query<{ id: string; type: ReflectionType }>('select id, type from app.prompts');
    const prompts = new Map(rows.map(({ id, type }) => [id, type]));
    let count = 0;
    const seen = { accepted: 0, refused: 0 };
    await fc.assert(
      fc.asyncProperty(mutation, async (changes) => {
        const file = mutantOf(json, changes, pack);
        const startedAt = performance.now();
        const refusal = refusalOf(file, prompts);
        expect(performance.now() - startedAt).toBeLessThan(readMaxMs);
        if (refusal !== null) {
          expect(['bad_request', 'too_large']).toContain(refusal.code);
          expect(refusal.details.field).toBeTruthy();
        }
        seen[refusal === null ? 'accepted' : 'refused'] += 1;
        count += 1;
        if (refusal !== null && count % uploadEvery !== 0) return;
        const person = await createTestUser(app);
        const { status, body } = await upload(app, person.token, file);
        expect([200, 400, 413]).toContain(status);
        if (status !== 200) expect((body as ErrorBody).field).toBeTruthy();
        await readAll(person);
      }),
      { ...mutantRuns, numRuns },
    );
    // Enough mutants must be refused to test the checks, and enough must be accepted to test the database.
    expect(Math.min(seen.accepted, seen.refused)).toBeGreaterThan(numRuns / 50);
  },
  3_600_000,
);
