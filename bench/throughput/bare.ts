// The bare server of bench/throughput.ts. It answers each request with the same SQL statements as the product, with
// only the driver and the same HTTP framework. Like the driver by default, it does not prepare statements. It checks no
// token, sets no owner and validates nothing.
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { openPool } from '../../server/db/pool.ts';
import type { Statement } from './product.ts';

/** The SQL statements of one response. Each request replaces `userId` and the values in `fresh`, such as ids. */
export type Answer = {
  readonly name: string;
  readonly statements: readonly Statement[];
  readonly userId: string;
  readonly fresh: readonly string[];
  /** Whether the statements run in one transaction, which is committed before the response. */
  readonly isWrite: boolean;
};

const [databaseUrl = ''] = process.argv.slice(2);
// As many connections as the product has.
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
