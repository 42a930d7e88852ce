import { randomUUID } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { type CallName, contract } from '../../core/contract/contract.ts';
import type { Entry } from '../../core/contract/entry.ts';
import { IMPORT_FILE_MAX_BYTES } from '../../core/domain/limits.ts';
import type { Deps } from '../deps/deps.ts';
import { Refusal } from '../errors/refusal.ts';
import type { Served } from '../prom-metrics.ts';
import { jsonAnswer, type Place, refusalAnswer } from './answer.ts';
import { type FindPerson, openAuthentication } from './authenticate.ts';
import { callerAddress } from './caller-address.ts';
import { checkShape } from './check-shape.ts';
import { readFileBody, sizeOfFile } from './file-body.ts';
import type { Handlers, Person } from './handler.ts';
import { apiHeaders, httpsOnly } from './headers.ts';
import { readJson, readLimited } from './json-body.ts';
import type { Limits } from './limits.ts';
import { isFromOurPages } from './origin.ts';
import { productRoutes } from './product-routes.ts';
import { answerLogin, syncToken, tokenSyncPath } from './token-sync.ts';
import { openUploadRoom } from './upload-room.ts';

type Env = { Bindings: Partial<HttpBindings> };
type Answer = { readonly status: number; readonly body: unknown };
type AnyHandler = (deps: Deps, call: Record<string, unknown>) => Promise<Answer>;

export type RoomHandlers = Omit<Handlers, keyof typeof productRoutes>;

export type AppParts = {
  readonly deps: Deps;
  readonly handlers: RoomHandlers;
  readonly findPerson: FindPerson;
  readonly limits: Limits;
  /** Answers whatever is not under /api. */
  readonly pages: (request: Request, path: string) => Promise<Response>;
  /** Told of every answer before it is sent, for tests that hold it against the contract. */
  readonly onAnswer?: (name: CallName, answer: Answer) => void;
  /** Told how each call fared, once it is answered. */
  readonly onServed?: (served: Served) => void;
};

function oneOfEach(context: Context<Env>): Record<string, string> {
  const all = Object.entries(context.req.queries());
  const repeated = all.find(([, values]) => values.length > 1);
  if (repeated) {
    const name = repeated[0].slice(0, 100);
    throw new Refusal('bad_request', { field: `query.${name}`, message: `${name} must be given once` });
  }
  return Object.fromEntries(all.map(([name, values]) => [name, values[0] ?? '']));
}

/** The same request with its body read already, so that whoever handles it cannot be fed more than the limit. */
async function limited(request: Request): Promise<Request> {
  const { url, method, headers } = request;
  if (method === 'GET' || method === 'HEAD') return new Request(url, { method, headers });
  const text = await readLimited(request);
  if (text !== '') return new Request(url, { method, headers, body: text });
  const asJson = new Headers(headers);
  asJson.set('content-type', 'application/json');
  asJson.delete('content-length');
  return new Request(url, { method, headers: asJson, body: '{}' });
}

async function readBody({ body, takesFile }: Entry, request: Request): Promise<unknown> {
  if (!body) return undefined;
  return takesFile ? readFileBody(request, takesFile.mostBytes) : checkShape(body, 'body', await readJson(request));
}

function answerTo({ givesFile }: Entry, { status, body }: Answer, headers: Readonly<Record<string, string>>): Response {
  if (!givesFile) return jsonAnswer(status, body, headers);
  const { type, name } = givesFile;
  const about = { 'content-type': type, 'content-disposition': `attachment; filename="${name}"` };
  return new Response(body as Uint8Array<ArrayBuffer>, { status, headers: { ...apiHeaders, ...about, ...headers } });
}

/** Params, query, headers and body in the shape of the entry. */
async function readCall(entry: Entry, context: Context<Env>): Promise<Record<string, unknown>> {
  const { params, query, headers } = entry;
  return {
    params: params && checkShape(params, 'params', context.req.param()),
    query: query && checkShape(query, 'query', oneOfEach(context)),
    headers: headers && checkShape(headers, 'headers', context.req.header()),
    body: await readBody(entry, context.req.raw),
  };
}

/** The whole HTTP app: the contract's calls, the identity's, the pages. */
export function createApp(parts: AppParts): Hono<Env> {
  const { deps, limits } = parts;
  const handlers: Handlers = { ...parts.handlers, ...productRoutes };
  const authentication = openAuthentication({ deps, findPerson: parts.findPerson, limits });
  const uploads = openUploadRoom(2 * IMPORT_FILE_MAX_BYTES);
  const app = new Hono<Env>();
  const secure: Readonly<Record<string, string>> = deps.config.publicUrl.startsWith('https:') ? httpsOnly : {};

  const addressOf = (context: Context<Env>) =>
    callerAddress(deps.config.proxies, {
      remote: context.env?.incoming?.socket.remoteAddress,
      forwardedFor: context.req.header('x-forwarded-for'),
    });

  const whoCalls = async (entry: Entry, context: Context<Env>): Promise<Person | null> => {
    if (entry.caller === 'nobody') {
      await limits.take(entry.limit, addressOf(context));
      return null;
    }
    const person = await authentication.authenticate(context.req.header('authorization') ?? null, addressOf(context));
    await limits.take(entry.limit, person.userId);
    return person;
  };

  /** Room for the file that a call brings, taken before any of it is read; null where it brings none. */
  const roomFor = ({ takesFile }: Entry, person: Person | null, request: Request) =>
    takesFile && person ? uploads.enter(person.userId, sizeOfFile(request, takesFile.mostBytes)) : null;

  /** Runs the work of one request, answers whatever it throws and notes one line. */
  const serve = async (place: Place, work: () => Promise<Response>): Promise<Response> => {
    const startedAt = performance.now();
    const answer = await work().catch((error: unknown) => refusalAnswer(error, place, deps.log));
    for (const [header, value] of Object.entries(secure)) answer.headers.set(header, value);
    const durationMs = Math.round(performance.now() - startedAt);
    deps.log.debug('request', { ...place, status: answer.status, durationMs });
    parts.onServed?.({ ...place, status: answer.status, durationMs });
    return answer;
  };

  for (const [name, entry] of Object.entries<Entry>(contract) as [CallName, Entry][]) {
    // Each handler has the type of its own entry; here only their common shape is known.
    const handle = handlers[name] as AnyHandler;
    app.on(entry.method, entry.path, (context) => {
      const place = { requestId: randomUUID(), method: entry.method, route: entry.path };
      return serve(place, async () => {
        const person = await whoCalls(entry, context);
        const room = roomFor(entry, person, context.req.raw);
        try {
          const call = await readCall(entry, context);
          const answer = await handle(deps, { ...call, person });
          parts.onAnswer?.(name, answer);
          if (entry.endsCaller && person !== null) authentication.forget(person.userId);
          return answerTo(entry, answer, { 'x-request-id': place.requestId });
        } finally {
          room?.leave();
        }
      });
    });
  }

  app.get('/api/login', (context) => {
    const place = { requestId: randomUUID(), method: 'GET', route: '/api/login' };
    return serve(place, async () => {
      await limits.take('open', addressOf(context));
      return answerLogin(deps, context.req.raw);
    });
  });

  app.all(tokenSyncPath, (context) => {
    const place = { requestId: randomUUID(), method: context.req.method, route: tokenSyncPath };
    return serve(place, async () => {
      await limits.take('stranger', addressOf(context));
      return syncToken(deps, context.req.raw);
    });
  });

  app.all('/api/identity/*', (context) => {
    const place = { requestId: randomUUID(), method: context.req.method, route: '/api/identity/*' };
    return serve(place, async () => {
      if (!deps.identity.handle) throw new Refusal('not_found');
      await limits.take('open', addressOf(context));
      const request = context.req.raw;
      // A provider's form comes from its own page; the secret state that it carries proves the sign-in ours.
      const isProviderReturn = context.req.path.startsWith('/api/identity/callback/');
      if (request.method !== 'GET' && !isProviderReturn && !isFromOurPages(deps.config.publicUrl, request)) {
        return jsonAnswer(403, { code: 'INVALID_ORIGIN', message: 'Only our own pages may do this.' });
      }
      const answer = await deps.identity.handle(await limited(request), addressOf(context));
      for (const [header, value] of Object.entries(apiHeaders)) {
        if (!answer.headers.has(header)) answer.headers.set(header, value);
      }
      return answer;
    });
  });

  app.all('/api/*', (context) => {
    const place = { requestId: randomUUID(), method: context.req.method, route: '/api/*' };
    return serve(place, () => Promise.reject(new Refusal('not_found')));
  });

  app.on(['GET'], '*', async (context) => {
    const answer = await parts.pages(context.req.raw, context.req.path);
    for (const [name, value] of Object.entries(secure)) answer.headers.set(name, value);
    return answer;
  });

  app.onError((error) => refusalAnswer(error, { requestId: randomUUID(), method: '', route: '' }, deps.log));
  app.notFound(() => new Response('Not found', { status: 404 }));
  return app;
}
