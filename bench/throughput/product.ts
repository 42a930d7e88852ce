// The product as a child process of bench/throughput.ts. It is the real server, but with a fake issuer of tokens, a
// clock that the benchmark sets, and no rate limits. It can record its SQL statements, which the bare server then
// repeats.
import pg from 'pg';
import { readConfig } from '../../server/config/config.ts';
import { startServer } from '../../server/start.ts';
import { fixedClock } from '../../testing/fixed-clock.ts';
import { standInIdentity } from '../../testing/stand-in-identity.ts';
import { testPages } from '../../testing/test-pages.ts';
import { issuer } from './fill.ts';

export type Statement = { readonly text: string; readonly values: readonly unknown[] };

export type ToProduct = { readonly nowMs: number } | 'record' | 'recorded?';

const [databaseUrl = '', ownerUrl = '', dataDir = '', people = '0', roles = 'web'] = process.argv.slice(2);
const statements: Statement[] = [];
let isRecording = false;

const isStatement = (asked: unknown): asked is Statement =>
  typeof asked === 'object' && asked !== null && 'text' in asked && 'values' in asked;

const ask = pg.Client.prototype.query as (this: pg.Client, ...given: unknown[]) => unknown;
pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
  const [asked] = given;
  if (isRecording && isStatement(asked)) statements.push({ text: asked.text, values: asked.values });
  return ask.apply(this, given);
} as typeof pg.Client.prototype.query;

const clock = fixedClock(0);
const identity = await standInIdentity();
const unlimited = 1_000_000_000;
const server = await startServer(
  readConfig({
    PORT: '0',
    WRITER: 'builtin',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    MIGRATION_DATABASE_URL: ownerUrl,
    ROLES: roles,
    LOG_LEVEL: 'warn',
  }),
  {
    clock,
    identity,
    webRoot: testPages,
    limits: { read: unlimited, write: unlimited, stranger: unlimited },
  },
);
const subjects = Array.from({ length: Number(people) }, (_, n) => issuer.subjectOf(n + 1));
const tokens = await Promise.all(subjects.map((subject) => identity.tokenFor({ subject })));

process.on('message', (message: ToProduct) => {
  if (typeof message === 'object') clock.set(message.nowMs);
  isRecording = message === 'record';
  process.send?.({ statements: message === 'recorded?' ? statements.splice(0) : [] });
});
process.on('disconnect', () => void server.stop().then(() => process.exit()));
process.send?.({ address: server.address, tokens });
