import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { quietLog } from '../../testing/quiet-log.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Db } from '../db/db.ts';
import { systemRandom } from '../deps/random.ts';
import { openQueue, type RunningQueue } from './open-queue.ts';
import type { AnyJob, Job } from './queue.ts';

type Note = { readonly text: string };

let app: TestApp;
let db: Db;
let queue: RunningQueue;
let ran: string[];
let hold: Promise<void>;
const log = quietLog();
const owner = systemRandom.id();

const note: Job<Note> = {
  name: 'note',
  payload: z.object({ text: z.string() }),
  run: async (_deps, { text }) => {
    await hold;
    ran.push(text);
    if (text.startsWith('fails')) throw new Error(`it quotes ${text}`);
  },
  retries: 1,
};
const tick: Job<Record<never, never>> = {
  name: 'tick',
  payload: z.object({}),
  run: async () => {
    ran.push('tick');
  },
  schedule: '0 4 * * 1',
};
const jobs: readonly AnyJob[] = [note, tick];

const open = (list = jobs) => openQueue({ url: app.database.url, jobs: list, worker: true, log });
const stored = () =>
  app.database.query<{ state: string; output: unknown }>(`select state, output from jobs.job where name = 'note'`);

beforeAll(async () => {
  app = await createTestApp({ log });
  db = app.deps.db;
});

afterAll(() => app.stop());

beforeEach(async () => {
  await app.database.query('delete from jobs.job; delete from jobs.schedule');
  ran = [];
  hold = Promise.resolve();
  queue = await open();
});

afterEach(async () => {
  await queue.stop();
});

describe('a job', () => {
  it('exists exactly when the write that sent it does', async () => {
    await db.asOwner(owner, (tx) => queue.send(tx, note, { text: 'kept' }));
    const lost = db.asOwner(owner, async (tx) => {
      await queue.send(tx, note, { text: 'lost' });
      await sql`select 1/0`.execute(tx);
    });
    await expect(lost).rejects.toThrow();
    await queue.work(app.deps);
    await expect.poll(() => ran).toContain('kept');
    expect(ran).not.toContain('lost');
  });

  it('with an id that is known is not made again', async () => {
    const id = systemRandom.id();
    await db.asSweeper((tx) => queue.sendAll(tx, note, [{ id, payload: { text: 'once' } }]));
    await db.asSweeper((tx) => queue.sendAll(tx, note, [{ id, payload: { text: 'twice' } }]));
    await db.asOwner(owner, (tx) => queue.send(tx, note, { text: 'thrice' }, { id }));
    expect(await stored()).toHaveLength(1);
  });

  it('that fails is tried again, and no word of its error is stored or noted', async () => {
    await db.asOwner(owner, (tx) => queue.send(tx, note, { text: 'fails' }));
    await queue.work(app.deps);
    await expect.poll(async () => (await stored())[0]?.state).toBe('retry');
    expect(JSON.stringify(await stored())).not.toContain('quotes');
    expect(log.lines).toContainEqual(expect.objectContaining({ event: expect.stringContaining('a job failed') }));
  });

  it('that runs may finish before the queue stops', async () => {
    let release = () => {};
    hold = new Promise((resolve) => {
      release = resolve;
    });
    await db.asOwner(owner, (tx) => queue.send(tx, note, { text: 'slow' }));
    await queue.work(app.deps);
    await expect.poll(async () => (await stored())[0]?.state).toBe('active');
    const stopped = queue.stop();
    setTimeout(release, 200);
    await stopped;
    expect(ran).toContain('slow');
    expect((await stored())[0]?.state).toBe('completed');
  });

  it('cannot be read by whoever may send it', async () => {
    await expect(db.asOwner(owner, (tx) => sql`select data from jobs.job`.execute(tx))).rejects.toThrow(/denied/);
  });
});

it('a start waits for nobody who is just sending a job', async () => {
  const { first, started } = await db.asOwner(owner, async (tx) => {
    await queue.send(tx, note, { text: 'slowly' });
    const started = open();
    const waited = new Promise((resolve) => setTimeout(resolve, 3_000, 'waits'));
    return { first: await Promise.race([started.then(() => 'started'), waited]), started };
  });
  await (await started).stop();
  expect(first).toBe('started');
});

it('an owner’s jobs are found by an index, also where it went missing', async () => {
  await app.database.query('drop index jobs.job_of_owner');
  await Promise.all((await Promise.all([open(), open()])).map((opened) => opened.stop()));
  const text = `select indexname from pg_indexes where schemaname = 'jobs' and indexname = 'job_of_owner'`;
  expect(await app.database.query(text)).toHaveLength(1);
});

describe('a schedule', () => {
  it('runs once at the start, and two servers keep one of it', async () => {
    const second = await open();
    await Promise.all([queue.work(app.deps), second.work(app.deps)]);
    await expect.poll(() => ran).toEqual(['tick']);
    expect(await app.database.query('select name, cron from jobs.schedule')).toEqual([
      { name: 'tick', cron: '0 4 * * 1' },
    ]);
    await second.stop();
  });

  it('that is gone from the code is gone from the database', async () => {
    await queue.work(app.deps);
    const later = await open([note]);
    await later.work(app.deps);
    expect(await app.database.query('select name from jobs.schedule')).toEqual([]);
    await later.stop();
  });
});
