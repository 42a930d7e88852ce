import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import type { Entry } from '../../core/contract/base/entry.ts';
import type { CallName } from '../../core/contract/base/paths.ts';
import { contract } from '../../core/contract/contract.ts';
import type { FilePieces } from '../../core/contract/your-data.ts';
import { inviteHeader } from '../../core/domain/users/invite-link.ts';
import type { Deps } from '../deps/deps.ts';
import { Refusal } from '../errors/refusal.ts';
import type { Claims } from '../identity/identity.ts';
import { openCallerAddress } from '../requests/caller-address.ts';
import { isSameOrigin } from '../requests/origin.ts';
import { parseInput } from '../requests/parse-input.ts';
import type { RateLimits } from '../requests/rate-limits.ts';
import { readFileBody } from '../requests/read-file-body.ts';
import { readBodyText, readJsonBody } from '../requests/read-json-body.ts';
import { openUploadMemory, type Upload } from '../requests/upload-memory.ts';
import { noTelemetry, type Telemetry } from '../telemetry/telemetry.ts';
import { openAnswerMemory } from './answer-memory.ts';
import { type FindUser, openAuthentication } from './authenticate.ts';
import { type FindTokenCaller, openTokenAuthentication, personalTokenIn } from './authenticate-token.ts';
import { compress } from './compress.ts';
import { errorResponse, jsonHeaders, jsonResponse, type RequestContext } from './error-response.ts';
import { firstCallsIn, withFirstAnswers } from './first-answers.ts';
import type { Handlers, Person } from './handler.ts';
import { apiHeaders, httpsOnly } from './headers.ts';
import { openProbes } from './probes.ts';
import { productHandlers } from './product-handlers.ts';
import { streamPieces } from './stream-pieces.ts';
import { mirrorToken, redirectHomeOrToSignIn, tokenSyncPath } from './token-sync.ts';

type Env = { Bindings: Partial<HttpBindings> };
/** `claims` is null for a caller without an identity token. */
type Caller = { readonly person: Person | null; readonly claims: Claims | null };
type Answer = { readonly status: number; readonly body: unknown };
type AnyHandler = (deps: Deps, call: Record<string, unknown>) => Promise<Answer>;

export type RoomHandlers = Omit<Handlers, keyof typeof productHandlers>;

export type AppParts = {
  readonly deps: Deps;
  readonly handlers: RoomHandlers;
  readonly findPerson: FindUser;
  readonly findTokenCaller: FindTokenCaller;
  readonly limits: RateLimits;
  readonly pages: (request: Request, path: string) => Promise<Response>;
  /** Called with every answer before it is sent. Tests compare the answers with the contract. */
  readonly onAnswer?: (name: CallName, answer: Answer) => void;
  readonly telemetry?: Telemetry;
};

function readQuery(context: Context<Env>): Record<string, string> {
  const all = Object.entries(context.req.queries());
  const repeated = all.find(([, values]) => values.length > 1);
  if (repeated) {
    const name = repeated[0].slice(0, 100);
    throw new Refusal('bad_request', { field: `query.${name}`, message: `${name} must be given once` });
  }
  return Object.fromEntries(all.map(([name, values]) => [name, values[0] ?? '']));
}

/**
 * Return a copy of the request whose body has been read. Throw if the body exceeds 256 kB: the identity library does
 * not limit bodies.
 */
async function withLimitedBody(request: Request): Promise<Request> {
  const { url, method, headers } = request;
  if (method === 'GET' || method === 'HEAD') return new Request(url, { method, headers });
  const text = await readBodyText(request);
  if (text !== '') return new Request(url, { method, headers, body: text });
  const asJson = new Headers(headers);
  asJson.set('content-type', 'application/json');
  asJson.delete('content-length');
  return new Request(url, { method, headers: asJson, body: '{}' });
}

async function readBody({ body, takesFile }: Entry, request: Request, upload: Upload | null): Promise<unknown> {
  if (!body) return undefined;
  return takesFile && upload
    ? readFileBody(request, { ...takesFile, upload })
    : parseInput(body, 'body', await readJsonBody(request));
}

type Body = {
  readonly content: Buffer<ArrayBuffer> | ReadableStream;
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: number;
};

/** Return the body as bytes: as a string, a large body would be in memory twice while it is sent. */
async function bodyOf({ givesFile }: Entry, { body }: Answer, request: Request): Promise<Body> {
  if (givesFile) {
    const { content, bytes } = streamPieces(body as FilePieces);
    return { content, headers: { 'content-length': String(bytes) }, bytes };
  }
  const small = await compress(Buffer.from(JSON.stringify(body)), request);
  return { ...small, bytes: small.content.length };
}

function headersOf({ givesFile }: Entry): Readonly<Record<string, string>> {
  if (!givesFile) return jsonHeaders;
  const { type, name } = givesFile;
  return { ...apiHeaders, 'content-type': type, 'content-disposition': `attachment; filename="${name}"` };
}

async function readInput(entry: Entry, context: Context<Env>, upload: Upload | null): Promise<Record<string, unknown>> {
  const { params, query, headers } = entry;
  return {
    params: params && parseInput(params, 'params', context.req.param()),
    query: query && parseInput(query, 'query', readQuery(context)),
    headers: headers && parseInput(headers, 'headers', context.req.header()),
    body: await readBody(entry, context.req.raw, upload),
  };
}

export function createApp(parts: AppParts): Hono<Env> {
  const { deps, limits } = parts;
  const { measure } = parts.telemetry ?? noTelemetry;
  const handlers: Handlers = { ...parts.handlers, ...productHandlers };
  const authentication = openAuthentication({ deps, findPerson: parts.findPerson, limits });
  const authenticateToken = openTokenAuthentication({ deps, find: parts.findTokenCaller, limits });
  const beginUpload = openUploadMemory();
  const holdAnswer = openAnswerMemory();
  const { basePath } = deps.config;
  const host = new Hono<Env>();
  const app = basePath === '' ? host : host.basePath(basePath);
  const probes = openProbes(deps.db);
  const secure: Readonly<Record<string, string>> = deps.config.publicUrl.startsWith('https:') ? httpsOnly : {};

  const callerAddress = openCallerAddress(deps.config.proxies, deps.log);
  const addressOf = (context: Context<Env>) =>
    callerAddress({
      remote: context.env?.incoming?.socket.remoteAddress,
      forwardedFor: context.req.header('x-forwarded-for'),
    });

  const authenticateCaller = async (entry: Entry, context: Context<Env>): Promise<Caller> => {
    if (entry.caller === 'nobody') {
      await limits.take(entry.limit, addressOf(context));
      return { person: null, claims: null };
    }
    const { req } = context;
    const authorization = req.header('authorization') ?? null;
    const token = personalTokenIn(authorization);
    if (token !== null) return { person: await authenticateToken(token, entry, addressOf(context)), claims: null };
    const invite = req.header(inviteHeader)?.slice(0, 100) ?? null;
    const caller = await authentication.authenticate(authorization, addressOf(context), invite);
    await limits.take(entry.limit, caller.person.userId);
    return caller;
  };

  /** Authenticate again after the body has arrived, because the sender decides how long that takes. */
  const confirmCaller = async ({ body }: Entry, { claims }: Caller): Promise<void> => {
    if (body && claims) await authentication.confirm(claims);
  };

  const serve = async (place: RequestContext, work: () => Promise<Response>): Promise<Response> => {
    const startedAt = performance.now();
    const { method, route } = place;
    const answer = await measure(
      'request',
      { method, route },
      () => work().catch((error: unknown) => errorResponse(error, place, deps.log)),
      ({ status }) => String(status),
    );
    for (const [header, value] of Object.entries(secure)) answer.headers.set(header, value);
    const durationMs = Math.round(performance.now() - startedAt);
    deps.log.debug('request', { ...place, status: answer.status, durationMs });
    return answer;
  };

  for (const [name, entry] of Object.entries<Entry>(contract) as [CallName, Entry][]) {
    // TypeScript cannot relate the entry to its handler inside this loop.
    const handle = handlers[name] as AnyHandler;
    app.on(entry.method, entry.path, (context) => {
      const place = { requestId: randomUUID(), method: entry.method, route: entry.path };
      return serve(place, async () => {
        const caller = await authenticateCaller(entry, context);
        const { person } = caller;
        const upload = entry.takesFile && person ? beginUpload(person.userId) : null;
        try {
          const call = await readInput(entry, context, upload);
          await confirmCaller(entry, caller);
          const answer = await handle(deps, { ...call, person });
          parts.onAnswer?.(name, answer);
          if (entry.endsCaller && person !== null) authentication.forget(person.userId);
          const { content, bytes, headers: bodyHeaders } = await bodyOf(entry, answer, context.req.raw);
          const outgoing = context.env?.outgoing;
          if (person && outgoing) holdAnswer(person.userId, bytes, outgoing as ServerResponse);
          const headers = {
            ...headersOf(entry),
            ...bodyHeaders,
            'x-request-id': place.requestId,
          };
          return new Response(content, { status: answer.status, headers });
        } finally {
          upload?.release();
        }
      });
    });
  }

  // Answer probes with and without the base path: load balancers omit it, monitors that call through a proxy include
  // it.
  for (const asked of new Set([host, app])) {
    asked.on(
      'GET',
      ['/health', '/ready'],
      (context) => probes(context.req.path.slice(asked === app ? basePath.length : 0)) ?? context.notFound(),
    );
  }

  // Metrics have a port of their own. Without this route, a scraper at this port would get a page with status 200.
  app.get('/metrics', (context) => context.notFound());

  app.get('/api/login', (context) => {
    const place = { requestId: randomUUID(), method: 'GET', route: '/api/login' };
    return serve(place, async () => {
      await limits.take('open', addressOf(context));
      return redirectHomeOrToSignIn(deps, context.req.raw);
    });
  });

  app.all(tokenSyncPath, (context) => {
    const place = { requestId: randomUUID(), method: context.req.method, route: tokenSyncPath };
    return serve(place, async () => {
      await limits.take('stranger', addressOf(context));
      return mirrorToken(deps, context.req.raw);
    });
  });

  app.on(['GET', 'POST'], '/api/identity/*', (context) => {
    const place = { requestId: randomUUID(), method: context.req.method, route: '/api/identity/*' };
    return serve(place, async () => {
      if (!deps.identity.handle) throw new Refusal('not_found');
      await limits.take('open', addressOf(context));
      const request = context.req.raw;
      // A sign-in provider posts its answer from another origin. Its state parameter proves that this server started
      // the sign-in.
      const isProviderReturn = context.req.path.startsWith(`${basePath}/api/identity/callback/`);
      if (request.method !== 'GET' && !isProviderReturn && !isSameOrigin(deps.config.publicUrl, request)) {
        return jsonResponse(403, { code: 'INVALID_ORIGIN', message: 'Only our own pages may do this.' });
      }
      const isForToken = request.method === 'GET' && context.req.path === `${basePath}/api/identity/token`;
      const answer = await withFirstAnswers({
        answer: await deps.identity.handle(await withLimitedBody(request), addressOf(context)),
        request,
        calls: isForToken ? firstCallsIn(request.url) : [],
        handle: async (call, token) => {
          const headers = new Headers(request.headers);
          headers.set('authorization', `Bearer ${token}`);
          headers.delete('accept-encoding');
          return host.request(basePath + call, { headers }, context.env);
        },
      });
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
    const { path } = context.req;
    // Redirect to the path with a slash: the page without it would be outside the scope of its service worker.
    if (basePath !== '' && path === basePath)
      return context.redirect(`${basePath}/${new URL(context.req.url).search}`, 308);
    const answer = await parts.pages(context.req.raw, path.slice(basePath.length));
    for (const [name, value] of Object.entries(secure)) answer.headers.set(name, value);
    return answer;
  });

  app.onError((error) => errorResponse(error, { requestId: randomUUID(), method: '', route: '' }, deps.log));
  app.notFound(() => new Response('Not found', { status: 404 }));
  return app;
}
