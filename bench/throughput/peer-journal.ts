// The SQLite database of bench/throughput/peer.ts: a copy of the product's data, and the queries of the peer.
import { randomUUID } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import type { Reflection } from '../../core/contract/reflection.ts';
import { weekStartOf } from '../../core/domain/days/week.ts';
import { wordCount } from '../../core/domain/texts/word-count.ts';

type Statement = ReturnType<DatabaseSync['prepare']>;
type Reads = [Statement, Statement, Statement, Statement, Statement, Statement];

const dayMs = 86_400_000;
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

const tables = `
  pragma journal_mode = wal;
  pragma synchronous = full;
  create table users (subject text primary key, user_id text not null) without rowid;
  create table prompts (id text primary key, question text not null) without rowid;
  create table reflections (id text primary key, user_id text not null, day text not null, type text not null,
    prompt_id text not null, content text not null, word_count integer not null, submitted_at text not null,
    updated_at text not null, available_from text not null, available_until text not null,
    timezone_offset integer not null, late integer not null, revision integer not null, key text not null,
    unique (user_id, day, type), unique (user_id, key))`;

const columns = `r.id, r.type, r.content, r.word_count as wordCount, r.submitted_at as submittedAt,
  r.updated_at as updatedAt, r.prompt_id as promptId, p.question, r.available_from as availableFrom,
  r.available_until as availableUntil, r.timezone_offset as timezoneOffset, r.day as localDate, r.late, r.revision`;
const select = `select ${columns} from reflections r join prompts p on p.id = r.prompt_id where r.user_id = ?`;
const newestFirst = 'order by r.day desc, r.submitted_at desc, r.id desc';

const insert = `insert into reflections values (${Array.from({ length: 15 }, () => '?').join(', ')})`;

async function copy(from: string, into: DatabaseSync): Promise<void> {
  const client = new pg.Client({ connectionString: from });
  await client.connect();
  const iso = (name: string) => `to_char(${name} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as ${name}`;
  const copyTable = async (query: string, statement: string, values: readonly unknown[] = []) => {
    const prepared = into.prepare(statement);
    const { rows } = await client.query<string[]>({ text: query, values: [...values], rowMode: 'array' });
    into.exec('begin');
    for (const row of rows) prepared.run(...row);
    into.exec('commit');
    return rows;
  };
  await copyTable('select id, question from app.prompts', 'insert into prompts values (?, ?)');
  const users = await copyTable('select subject, user_id from app.identities', 'insert into users values (?, ?)');
  for (let first = 0; first < users.length; first += 100) {
    await copyTable(
      `select id, user_id, day::text, type, prompt_id, content, word_count, ${iso('submitted_at')}, ${iso('updated_at')},
         ${iso('available_from')}, ${iso('available_until')}, timezone_offset, late::int, revision, idempotency_key
       from app.reflections where user_id = any($1)`,
      insert,
      [users.slice(first, first + 100).map(([, userId]) => userId)],
    );
  }
  await client.end();
}

/** Return the longest run of consecutive days and the run that ends today or yesterday. `days` must be ascending. */
function runs(days: readonly string[], today: string, yesterday: string): { longest: number; current: number } {
  let [longest, run, before] = [0, 0, Number.NaN];
  for (const day of days) {
    const ms = Date.parse(day);
    run = ms - before === dayMs ? run + 1 : 1;
    before = ms;
    longest = Math.max(longest, run);
  }
  const last = days.at(-1);
  return { longest, current: last === today || last === yesterday ? run : 0 };
}

export async function openJournal(file: string, databaseUrl: string) {
  const db = new DatabaseSync(file);
  db.exec(tables);
  await copy(databaseUrl, db);
  db.exec('analyze');
  const [user, days, list, range, one, byKey, add] = [
    'select user_id from users where subject = ?',
    'select day from reflections where user_id = ? order by day',
    `${select} ${newestFirst} limit ?`,
    `${select} and r.day between ? and ? ${newestFirst}`,
    `${select} and r.id = ?`,
    `${select} and r.key = ?`,
    insert,
  ].map((text) => db.prepare(text)) as [...Reads, Statement];
  const view = (row: unknown) => ({ ...(row as Reflection), late: (row as { late: number }).late === 1 });
  return {
    userOf: (subject: string) => (user.get(subject) as { user_id: string } | undefined)?.user_id ?? null,
    stats: (userId: string, nowMs: number) => {
      const written = (days.all(userId) as { day: string }[]).map(({ day }) => day);
      const today = dayOf(nowMs);
      const { longest, current } = runs([...new Set(written)], today, dayOf(nowMs - dayMs));
      const weekStart = weekStartOf(today);
      const thisWeekCount = written.filter((day) => day >= weekStart).length;
      return { currentStreak: current, longestStreak: longest, totalReflections: written.length, thisWeekCount };
    },
    newest: (userId: string, limit: number) => list.all(userId, limit).map(view),
    between: (userId: string, first: string, last: string) => range.all(userId, first, last).map(view),
    create: (
      userId: string,
      made: Readonly<Record<string, string>> & { readonly key: string; readonly now: string },
    ) => {
      const { promptId = '', type = '', content = '', availableFrom = '', availableUntil = '', key, now } = made;
      const stored = byKey.get(userId, key);
      if (stored) return view(stored);
      const id = randomUUID();
      const [count, offset] = [wordCount(content), Number(made['timezoneOffset'])];
      const window = [availableFrom, availableUntil, offset, 0, 1, key] as const;
      add.run(id, userId, availableFrom.slice(0, 10), type, promptId, content, count, now, now, ...window);
      return view(one.get(userId, id));
    },
  };
}
