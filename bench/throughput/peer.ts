// The peer of bench/throughput.ts: Express with SQLite in one process, as many small journals are built. It sends the
// same responses as the product (rows.ts compares them), is as durable, and verifies tokens with the product's own
// function. It has no rate limits, no validation, no row-level security, no prompts and no summaries.
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { standInIdentity } from '../../testing/stand-in-identity.ts';
import { issuer } from './fill.ts';
import { openJournal } from './peer-journal.ts';
import type { ToProduct } from './product.ts';

type Request = IncomingMessage & {
  readonly query: Readonly<Record<string, string>>;
  readonly body: { readonly [name: string]: string };
  userId?: string;
};
type Response = ServerResponse & { status(code: number): Response; json(body: unknown): void };
type Handler = (request: Request, response: Response, next: () => void) => void | Promise<void>;
type Express = (() => ((request: IncomingMessage, response: ServerResponse) => void) & {
  use(handler: Handler): void;
  get(path: string, handler: Handler): void;
  post(path: string, handler: Handler): void;
}) & { json(): Handler };

const [databaseUrl = '', folder = '', expressFolder = '', people = '0'] = process.argv.slice(2);
const express = createRequire(import.meta.url)(expressFolder) as Express;
const journal = await openJournal(join(folder, 'peer.sqlite'), databaseUrl);
const identity = await standInIdentity();
const subjects = Array.from({ length: Number(people) }, (_, n) => issuer.subjectOf(n + 1));
const tokens = await Promise.all(subjects.map((subject) => identity.tokenFor({ subject })));
let nowMs = 0;

const app = express();
app.use(express.json());
app.use(async (request, response, next) => {
  const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
  const claims = token === undefined ? null : await identity.verify(token);
  const userId = claims && journal.userOf(claims.subject);
  if (!userId) {
    response.status(401).json({ error: 'unauthorized' });
    return;
  }
  request.userId = userId;
  next();
});
app.get('/api/user/stats', ({ userId = '' }, response) => response.json(journal.stats(userId, nowMs)));
app.get('/api/reflections', ({ userId = '', query }, response) =>
  response.json(journal.newest(userId, Number(query['limit']))),
);
app.get('/api/reflections/calendar', ({ userId = '', query }, response) => {
  const { start = '', end = '' } = query;
  response.json(journal.between(userId, start.slice(0, 10), end.slice(0, 10)));
});
app.post('/api/reflections', ({ userId = '', body, headers }, response) => {
  const { availableFrom = '', availableUntil = '' } = body;
  if (nowMs < Date.parse(availableFrom) || nowMs > Date.parse(availableUntil)) {
    response.status(400).json({ error: 'window_closed' });
    return;
  }
  const key = String(headers['idempotency-key'] ?? randomUUID());
  response.status(201).json(journal.create(userId, { ...body, key, now: new Date(nowMs).toISOString() }));
});

const server = createServer(app);
server.listen(0, '127.0.0.1', () => {
  process.send?.({ address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, tokens });
});
process.on('message', (message: ToProduct) => {
  if (typeof message === 'object') nowMs = message.nowMs;
  process.send?.({});
});
process.on('disconnect', () => process.exit());
