// The bare server of bench/throughput.ts: the statements that the product sends for an answer, by the driver behind the
// same HTTP framework, planned anew each time as
// a driver does by itself, with nobody's token checked, no owner set and nothing validated.
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { openPool } from '../../server/db/pool.ts';
import type { Statement } from './product.ts';

/** What one answer takes; `userId`, `fresh`: the recorded values in whose place each request has its own. */
export type Answer = {
  readonly name: string;
  readonly statements: readonly Statement[];
  readonly userId: string;
  readonly fresh: readonly string[];
  /** Together in one transaction, which is committed before the answer. */
  readonly isWrite: boolean;
};

const [databaseUrl = ''] = process.argv.slice(2);
// As many connections as the product's.
const pool = openPool(databaseUrl, { most: 16, name: 'bare' });
const answers = new Map<string, Answer>();

function filled({ userId, fresh }: Answer, values: readonly unknown[], caller: string): unknown[] {
  return values.map((value) => {
    if (value === userId) return caller;
    return typeof value === 'string' && fresh.includes(value) ? randomUUID() : value;
  });
}

async function read(answer: Answer, caller: string): Promise<unknown> {
  let rows: unknown;
  for (const { text, values } of answer.statements) ({ rows } = await pool.query(text, filled(answer, values, caller)));
  return rows;
}

async function write(answer: Answer, caller: string): Promise<unknown> {
  const client = await pool.connect();
  let isBroken = true;
  try {
    await client.query('begin');
    for (const { text, values } of answer.statements) await client.query(text, filled(answer, values, caller));
    await client.query('commit');
    isBroken = false;
    return {};
  } finally {
    client.release(isBroken);
  }
}

const app = new Hono();
app.on(['GET', 'POST'], '/:name/:caller', async (context) => {
  const { name, caller } = context.req.param();
  const answer = answers.get(name);
  if (!answer) return context.notFound();
  if (context.req.method === 'POST') await context.req.json();
  return context.json(await (answer.isWrite ? write : read)(answer, caller));
});

const server = createServer(getRequestListener(app.fetch));
server.listen(0, '127.0.0.1', () => {
  process.send?.({ address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
});
process.on('message', (answer: Answer) => {
  answers.set(answer.name, answer);
  process.send?.({});
});
process.on('disconnect', () => process.exit());
