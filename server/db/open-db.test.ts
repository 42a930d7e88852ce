import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { errorCode, isUnavailable } from '../errors/database-errors.ts';
import { systemRandom } from '../random/random.ts';
import type { Db, Tx } from './db.ts';
import { openDb } from './open-db.ts';
import { openPool } from './pool.ts';

let database: TestDatabase;
let db: Db;
const ann = systemRandom.id();
const ben = systemRandom.id();

const insertUser = (tx: Tx, userId: string) =>
  sql`insert into app.notes (user_id, text) values (${userId}, ${`of ${userId}`})`.execute(tx);
const everyNote = async (tx: Tx) => (await sql<{ user_id: string }>`select user_id from app.notes`.execute(tx)).rows;

beforeAll(async () => {
  database = await createTestDatabase();
  await database.query(`
    create table app.notes (user_id uuid not null, text text not null, day date, primary key (user_id, text));
    alter table app.notes enable row level security;
    alter table app.notes force row level security;
    create policy owner on app.notes to inward_app
      using (user_id = nullif(current_setting('app.user_id', true), '')::uuid)
      with check (user_id = nullif(current_setting('app.user_id', true), '')::uuid);
    grant select, insert on app.notes to inward_app;`);
  db = openDb(database.variables.DATABASE_URL, { most: 2 });
  await db.asOwner(ann, (tx) => insertUser(tx, ann));
  await db.asOwner(ben, (tx) => insertUser(tx, ben));
});

afterAll(async () => {
  await db.close();
  await database.remove();
});

describe('asOwner', () => {
  it('an owner reads only their own rows, even without a where clause', async () => {
    expect(await db.asOwner(ann, everyNote)).toEqual([{ user_id: ann }]);
  });

  it('an owner cannot write a row for another owner', async () => {
    const attempt = db.asOwner(ann, (tx) => insertUser(tx, ben));
    await expect(attempt).rejects.toSatisfy((error) => errorCode(error) === '42501');
  });

  it('an owner id that is not a UUID is refused', async () => {
    await expect(db.asOwner("x', true); --", everyNote)).rejects.toThrow(TypeError);
  });

  it('no role or setting stays on the connection after a commit or a failure', async () => {
    await db.asOwner(ann, everyNote);
    await expect(db.asOwner(ann, () => Promise.reject(new Error('stop')))).rejects.toThrow('stop');
    const seen = await Promise.all(
      Array.from({ length: 6 }, () => db.asIdentity({ issuer: 'i', subject: 's' }, everyNote)),
    );
    expect(seen.flat()).toEqual([]);
  });

  it('nothing is written if the database user may not switch to the role of the transaction', async () => {
    const name = `outsider_${process.pid}`;
    await database.query(`create role ${name} login superuser; alter role ${name} nosuperuser bypassrls;
      grant usage on schema app to ${name}; grant select, insert on app.notes to ${name}`);
    const outsider = openDb(Object.assign(new URL(database.url), { username: name }).href, { most: 1 });
    try {
      const attempt = outsider.asOwner(ann, (tx) =>
        sql`insert into app.notes values (${ann}, 'from outside')`.execute(tx),
      );
      await expect(attempt).rejects.toThrow(/permission denied to set role/);
      expect(await database.query(`select from app.notes where text = 'from outside'`)).toEqual([]);
    } finally {
      await outsider.close();
      await database.query(`drop owned by ${name}; drop role ${name}`);
    }
  });

  it('the first statement does not wait for the answer to BEGIN, unless the database user bypasses row-level security', async () => {
    const sent: string[] = [];
    const ask = pg.Client.prototype.query as (this: pg.Client, ...given: unknown[]) => Promise<unknown>;
    const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
      this: pg.Client,
      ...given: unknown[]
    ) {
      const [asked] = given as [string | { text: string }];
      const text = typeof asked === 'string' ? (asked.split(/\W/)[0] ?? '') : 'statement';
      sent.push(text);
      return ask.apply(this, given).finally(() => sent.push(`${text} answered`)) as never;
    } as typeof pg.Client.prototype.query);
    const superuser = openDb(database.url, { most: 1 });
    const order = async (one: Db) => {
      await one.asOwner(ann, (tx) => sql`select ${1}::int`.execute(tx));
      return sent.splice(0).slice(-6);
    };
    try {
      expect(await order(db)).toEqual([
        'begin',
        'statement',
        'begin answered',
        'statement answered',
        'commit',
        'commit answered',
      ]);
      expect((await order(superuser)).slice(0, 3)).toEqual(['begin', 'begin answered', 'statement']);
    } finally {
      spy.mockRestore();
      await superuser.close();
    }
  });

  it('a transaction throws instead of committing if the caller ignored a failed query', async () => {
    const attempt = db.asOwner(ann, async (tx) => {
      await sql`select 1/0`.execute(tx).catch(() => {});
    });
    await expect(attempt).rejects.toThrow('nothing was committed');
  });
});

describe('prepared statements', () => {
  const selectNotes = async (tx: Tx) =>
    (await sql<{ user_id: string }>`select * from app.notes where text <> ${'none'}`.execute(tx)).rows;
  const owners = async (rows: Promise<{ user_id: string }[]>) => (await rows).map(({ user_id }) => user_id);
  let one: Db;

  beforeAll(() => {
    one = openDb(database.variables.DATABASE_URL, { most: 1 });
  });
  afterAll(() => one.close());

  it('a prepared statement is reused on the same connection', async () => {
    const count = async (tx: Tx) =>
      (
        await sql<{ count: number }>`select count(*)::int as count from pg_prepared_statements
          where statement like ${'%app.notes where text%'} and generic_plans + custom_plans > 1`.execute(tx)
      ).rows[0]?.count;
    await one.asOwner(ann, selectNotes);
    await one.asOwner(ann, selectNotes);
    expect(await one.asOwner(ann, count)).toBe(1);
  });

  it('a prepared statement returns each owner their own rows on the same connection', async () => {
    for (let round = 0; round < 8; round += 1) {
      expect(await owners(one.asOwner(ann, selectNotes))).toEqual([ann]);
      expect(await owners(one.asOwner(ben, selectNotes))).toEqual([ben]);
      expect(await one.asIdentity({ issuer: 'i', subject: 's' }, selectNotes)).toEqual([]);
      await expect(one.asSweeper(selectNotes)).rejects.toSatisfy((error) => errorCode(error) === '42501');
    }
  });

  it('a statement is prepared again after its table was altered', async () => {
    await one.asOwner(ann, selectNotes);
    await database.query('alter table app.notes add column mood text');
    expect(await one.asOwner(ann, selectNotes)).toEqual([expect.objectContaining({ user_id: ann, mood: null })]);
  });

  it('a statement is prepared again on all connections after its table was altered', async () => {
    const most = 8;
    const many = openDb(database.variables.DATABASE_URL, { most });
    let arrived = 0;
    let allHere = () => {};
    const together = new Promise<void>((resolve) => {
      allHere = resolve;
    });
    await Promise.all(
      Array.from({ length: most }, () =>
        many.asOwner(systemRandom.id(), async (tx) => {
          await selectNotes(tx);
          arrived += 1;
          if (arrived === most) allHere();
          await together;
        }),
      ),
    );
    await database.query('alter table app.notes add column place text');
    expect(await many.asOwner(ann, selectNotes)).toEqual([expect.objectContaining({ user_id: ann, place: null })]);
    await many.close();
  });

  it('a statement in a snapshot is prepared again after its table was altered', async () => {
    await one.snapshotOf(ann, selectNotes);
    await database.query('alter table app.notes add column weather text');
    expect(await one.snapshotOf(ann, selectNotes)).toEqual([expect.objectContaining({ user_id: ann, weather: null })]);
  });
});

describe('an error of the database', () => {
  it.each([
    ['a row that exists', `insert into app.notes (user_id, text) values ('${ann}', 'of ${ann}')`],
    ['a row without a value', `insert into app.notes (user_id, text) values ('${ann}', null)`],
  ])('a database error about %s does not quote the row', async (_what, statement) => {
    const error = await db.asOwner(ann, (tx) => sql.raw(statement).execute(tx)).catch((caught: unknown) => caught);
    expect(error).toMatchObject({ code: expect.stringMatching(/^23/), detail: undefined });
    await expect(database.query(statement)).rejects.toMatchObject({ detail: expect.stringContaining(ann) });
  });
});

describe('asIdentity', () => {
  it('`becomeOwner` gives the transaction of a sign-in access to the rows of an owner', async () => {
    const rows = await db.asIdentity({ issuer: `it's "quoted" \\`, subject: 's' }, async (tx, becomeOwner) => {
      const settings = await sql<{ issuer: string }>`select current_setting('app.issuer') as issuer`.execute(tx);
      expect(settings.rows[0]?.issuer).toBe(`it's "quoted" \\`);
      await becomeOwner(ben);
      return everyNote(tx);
    });
    expect(rows).toEqual([{ user_id: ben }]);
  });
});

describe('asSweeper', () => {
  it('the sweeper role cannot read a table without a grant', async () => {
    await expect(db.asSweeper(everyNote)).rejects.toSatisfy((error) => errorCode(error) === '42501');
  });
});

describe('limits of long work', () => {
  const sleeping = async () =>
    (
      await database.query<{ count: number }>(
        `select count(*)::int as count from pg_stat_activity
         where datname = current_database() and state = 'active' and query like 'select pg_sleep%'`,
      )
    )[0]?.count;

  /** Occupy one connection for each owner until the returned function is called. */
  const holdAs = async (busy: Db, owners: readonly string[]) => {
    let resolve = () => {};
    const promise = new Promise<void>((settle) => {
      resolve = settle;
    });
    const held = owners.map((owner) => busy.asOwner(owner, () => promise));
    await new Promise((settle) => setTimeout(settle, 200));
    return async () => {
      resolve();
      await Promise.allSettled(held);
    };
  };

  it('the database cancels a statement after the time limit of its kind (search, request, ...)', async () => {
    const attempt = db.asOwner(ann, (tx) => sql`select pg_sleep(120)`.execute(tx), 'search');
    await expect(attempt).rejects.toSatisfy((error) => errorCode(error) === '57014' && isUnavailable(error));
    expect(await sleeping()).toBe(0);
  });

  it('a statement is stopped in the database when the client stops waiting', async () => {
    const pool = openPool(database.variables.DATABASE_URL, {
      most: 1,
      name: 'test',
      queryLimitMs: 200,
      statementLimitMs: 100_000,
    });
    const client = await pool.connect();
    await expect(client.query('select pg_sleep(90)')).rejects.toThrow('timeout');
    client.release(true);
    await expect.poll(sleeping).toBe(0);
    await pool.end();
  });

  it('long work cannot use the connections that are reserved for sign-in and health checks', async () => {
    const busy = openDb(database.variables.DATABASE_URL, { most: 2 });
    const end = await holdAs(busy, [ann, ben]);
    await busy.ping();
    expect(await busy.asIdentity({ issuer: 'i', subject: 's' }, everyNote)).toEqual([]);
    await end();
    await busy.close();
  });

  it('no statement begins after the time limit of its transaction', async () => {
    const slow = openDb(database.variables.DATABASE_URL, { most: 1, limitMs: 100 });
    const attempt = slow.snapshotOf(ann, async (tx) => {
      await everyNote(tx);
      await new Promise((settle) => setTimeout(settle, 150));
      await everyNote(tx);
    });
    await expect(attempt).rejects.toMatchObject({ code: 'unavailable' });
    expect(await slow.asOwner(ann, everyNote)).toEqual([{ user_id: ann }]);
    await slow.close();
  });

  it('searches of many owners at the same time do not prevent another owner’s search', async () => {
    const busy = openDb(database.variables.DATABASE_URL);
    const search = (owner: string) =>
      busy
        .asOwner(owner, (tx) => sql`select pg_sleep(0.05)`.execute(tx).then(() => 'found'), 'search')
        .catch(errorCode);
    const others = Array.from({ length: 10 }, () => randomUUID());
    const all = others.flatMap((owner) => Array.from({ length: 21 }, () => search(owner)));
    await new Promise((settle) => setTimeout(settle, 100));
    const startedAt = performance.now();
    expect(await search(ann)).toBe('found');
    expect(performance.now() - startedAt).toBeLessThan(1_000);
    await Promise.all(all);
    await busy.close();
  });

  it('the work of one owner uses at most a quarter of the connections', async () => {
    const busy = openDb(database.variables.DATABASE_URL, { most: 4 });
    const end = await holdAs(
      busy,
      Array.from({ length: 16 }, () => ann),
    );
    expect(await busy.asOwner(ben, everyNote)).toEqual([{ user_id: ben }]);
    await end();
    await busy.close();
  });
});

describe('the database connection', () => {
  it('a query returns dates as text and instants as Date', async () => {
    const rows = await db.asOwner(
      ann,
      async (tx) =>
        (
          await sql<{
            day: string;
            at: Date;
          }>`select date '2026-03-29' as day, timestamptz '2026-03-29Z' as at`.execute(tx)
        ).rows,
    );
    expect(rows).toEqual([{ day: '2026-03-29', at: new Date('2026-03-29T00:00:00Z') }]);
  });

  it('ping fails while the database accepts no writes', async () => {
    const reading = new URL(database.url);
    reading.searchParams.set('options', '-c default_transaction_read_only=on');
    const replica = openDb(reading.href, { most: 1 });
    await expect(replica.ping()).rejects.toSatisfy((error) => errorCode(error) === '25006' && isUnavailable(error));
    await replica.close();
  });

  it('a pool works again after its backends were killed', async () => {
    await database.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'inward%' and datname = current_database()`,
    );
    await expect.poll(() => db.ping().then(() => 'ok', isUnavailable)).toBe('ok');
    await expect.poll(() => db.asOwner(ann, everyNote).then(({ length }) => length, isUnavailable)).toBe(1);
  });

  it('the database counts as unavailable if its backend dies during a query', async () => {
    const attempt = db.asOwner(ann, (tx) => sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx));
    await expect(attempt).rejects.toSatisfy((error) => isUnavailable(error) || errorCode(error) === '42501');
    expect(await db.asOwner(ann, everyNote)).toHaveLength(1);
  });

  it.each(['asOwner', 'snapshotOf'] as const)('%s runs again after a serialization conflict', async (access) => {
    let tries = 0;
    const result = await db[access](ann, async (tx) => {
      tries += 1;
      if (tries < 3) await sql`do $$ begin raise exception using errcode = '40001'; end $$`.execute(tx);
      return 'done';
    });
    expect([result, tries]).toEqual(['done', 3]);
  });
});
