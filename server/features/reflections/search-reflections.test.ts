import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Reflection } from '../../../core/contract/reflection.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createTestUser, type TestUser } from '../../../testing/test-user.ts';

let app: TestApp;
let maya: TestUser;
let other: TestUser;

// The search also finds words of the questions, and each user gets different questions. Unless a test is about
// questions, it must search only for words that occur in no prompt.
const texts = [
  'A walk by the river with Zoë. I don’t know.',
  'Café au lait, déjà vu.',
  'CAFE\u0301 again; 100% a_b \\ (calm).',
  'Тихая НОЧЬ у реки.',
  'HÔTEL à la Mairie',
];

beforeAll(async () => {
  app = await createTestApp();
  maya = await createTestUser(app);
  other = await createTestUser(app);
  for (const [index, text] of texts.entries()) {
    app.clock.set(`2026-03-0${index + 1}T19:00:00+02:00`);
    await maya.write(text);
    await other.write('The café of somebody else.');
  }
});
afterAll(() => app.stop());

const search = (person: TestUser, q: string, before?: string, order?: string) =>
  person.post<Reflection[]>('/api/reflections/search', {
    q,
    ...(order !== undefined && { order }),
    ...(before !== undefined && { before }),
  });
const found = async (q: string) => (await search(maya, q)).body.map(({ content }) => texts.indexOf(content));

test.each([
  ['cafe', [2, 1]],
  ['CAFÉ', [2, 1]],
  ['Cafe\u0301', [2, 1]],
  ['deja cafe', [1]],
  ['cafe river', []],
  ['zoe', [0]],
  ["zoë don't", [0]],
  ['zoë don’t', [0]],
  ['ночь', [3]],
  ['hôtel', [4]],
  ['100%', [2]],
  ['a_b', [2]],
  ['a%b', []],
  ['\\', [2]],
  ['(calm)', [2]],
  ['.*', []],
  ['"café au lait"', [1]],
  ['"lait café"', []],
  ['"ночь у"', [3]],
  ['"mairi"', []],
  ['mairi', [4]],
  ['"hotel" "Mairie"', [4]],
])('the search "%s" finds the texts with the indexes %j, newest first', async (q, expected) => {
  expect(await found(q)).toEqual(expected);
});

test('a search finds words of a reflection’s question, also together with words of its text', async () => {
  const journal = (await maya.get<Reflection[]>('/api/reflections')).body;
  const asked = journal.find(({ content }) => content === texts[0])?.question ?? '';
  const word = asked.split(/[^a-z]+/).sort((one, other) => other.length - one.length)[0] ?? '';
  expect(word.length).toBeGreaterThan(3);
  const ofWord = journal.filter(({ question }) => question.toLowerCase().includes(word));
  expect(await found(word)).toEqual(ofWord.map(({ content }) => texts.indexOf(content)));
  expect(await found(`river ${word}`)).toEqual([0]);
});

test('a search finds no reflection of another user', async () => {
  expect((await search(maya, 'somebody')).body).toEqual([]);
  expect((await search(other, 'somebody')).body).toHaveLength(5);
});

test.each(['', '   ', 'x'.repeat(101), 'a\u0000'])('an invalid search is refused with a 400: "%s"', async (q) => {
  expect(await search(maya, q)).toMatchObject({ status: 400, body: { field: 'q' } });
});

describe('pages of results', () => {
  let ids: string[];

  beforeAll(async () => {
    const { body } = await maya.get<Reflection[]>('/api/reflections');
    const [like] = body;
    // Add 120 older reflections, two for most days, to test the order within a day.
    await app.database.query(
      `insert into app.reflections
       select user_id, gen_random_uuid(), date '2026-01-01' - (n / 2), case n % 2 when 0 then 'evening' else 'deep' end,
         prompt_id, 'Older café ' || n, 3, submitted_at, updated_at, available_from, available_until, timezone_offset,
         late, 1, null
       from app.reflections, generate_series(1, 120) n where id = $1`,
      [like?.id ?? ''],
    );
    const rows = await app.database.query<{ id: string }>(
      `select id from app.reflections r join app.identities i using (user_id) where i.subject = $1
       order by day desc, submitted_at desc, id desc`,
      [maya.subject],
    );
    ids = rows.map(({ id }) => id);
  });

  const idsOf = (answer: { body: Reflection[] }) => answer.body.map(({ id }) => id);

  test('the list of reflections continues after its first page of 100 if `before` is the last id of that page', async () => {
    const first = idsOf(await maya.get<Reflection[]>('/api/reflections?limit=100'));
    const second = idsOf(await maya.get<Reflection[]>(`/api/reflections?limit=100&before=${first[99]}`));
    expect([...first, ...second]).toEqual(ids);
  });

  test('a search returns pages of 25 reflections', async () => {
    const seen: string[] = [];
    for (let pages = 0; pages < 5; pages += 1) {
      seen.push(...idsOf(await search(maya, 'cafe older', seen[seen.length - 1])));
    }
    expect(seen).toEqual(ids.slice(5));
    expect(idsOf(await search(maya, 'cafe older'))).toHaveLength(25);
  });

  test('a search with the oldest first returns the same reflections in the opposite order, on every page', async () => {
    const seen: string[] = [];
    for (let pages = 0; pages < 5; pages += 1) {
      seen.push(...idsOf(await search(maya, 'cafe older', seen[seen.length - 1], 'oldest')));
    }
    expect(seen).toEqual(ids.slice(5).toReversed());
    expect(await search(maya, 'cafe', undefined, 'random')).toMatchObject({ status: 400, body: { field: 'order' } });
  });

  test('a request is refused if `before` is not the id of one of the user’s own reflections', async () => {
    const [theirs] = (await other.get<Reflection[]>('/api/reflections')).body;
    for (const before of [theirs?.id, '0193f000-0000-7000-8000-000000000001', 'x']) {
      expect(await maya.get(`/api/reflections?before=${before}`)).toMatchObject({
        status: 400,
        body: { field: 'query.before' },
      });
      expect(await search(maya, 'a', before ?? '')).toMatchObject({ status: 400, body: { field: 'before' } });
    }
  });
});

describe('the search in a journal of 30 MB', () => {
  type Step = { readonly status: number; readonly body: Reflection[] & { reflections: Reflection[]; before: string } };
  let noor: TestUser;
  const step = (q: string, before?: string, order = 'newest'): Promise<Step> =>
    noor.post('/api/reflections/search', { q, order, ...(before !== undefined && { before }) });

  beforeAll(async () => {
    noor = await createTestUser(app);
    await noor.write('Needle of today.');
    const [like] = (await noor.get<Reflection[]>('/api/reflections')).body;
    await app.database.query(
      `insert into app.reflections
       select user_id, gen_random_uuid(), day - n, 'evening', prompt_id,
         repeat('A quiet day. ', 1500) || case when n % 500 = 499 then 'Needle' else '' end, 3, submitted_at, updated_at,
         available_from, available_until, timezone_offset, late, 1, null
       from app.reflections, generate_series(1, 1499) n where id = $1`,
      [like?.id ?? ''],
    );
  });

  test('a search runs in steps of limited size, and each step returns the id after which the next step continues', async () => {
    const first = await step('needle');
    expect(first.status).toBe(206);
    expect(first.body.reflections).toHaveLength(3);
    const last = await step('needle', first.body.before);
    expect(last).toMatchObject({ status: 200, body: [{ content: expect.stringContaining('Needle') }] });
    expect(await step('needle', last.body[0]?.id)).toMatchObject({ status: 200, body: [] });
  });

  test('a search that lists the oldest reflections first runs in steps, too', async () => {
    const first = await step('needle', undefined, 'oldest');
    expect(first.status).toBe(206);
    expect(first.body.reflections).toHaveLength(2);
    const last = await step('needle', first.body.before, 'oldest');
    expect(last).toMatchObject({ status: 200, body: [expect.anything(), { content: 'Needle of today.' }] });
  });

  test('a search with more words runs in shorter steps', async () => {
    const steps = [];
    for (let before: string | undefined; steps.length < 100; ) {
      const { status, body } = await step('quiet day missing', before);
      steps.push(status);
      if (status === 200) break;
      before = body.before;
    }
    expect(steps).toEqual([206, 206, 206, 200]);
  });

  test('only one search of a user runs at a time', async () => {
    let isDone = false;
    let most = 0;
    const sample = async () => {
      while (!isDone) {
        const [row] = await app.database.query<{ count: number }>(
          `select count(*)::int as count from pg_stat_activity
           where datname = current_database() and application_name = 'inward' and state <> 'idle'`,
        );
        most = Math.max(most, row?.count ?? 0);
      }
    };
    const sampling = sample();
    const answers = await Promise.all(Array.from({ length: 8 }, () => step('missing')));
    isDone = true;
    await sampling;
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 206));
    expect(most).toBe(1);
  });
});
