import type { Entry } from '../core/contract/base/entry.ts';
import type { CallName } from '../core/contract/base/paths.ts';
import { contract } from '../core/contract/contract.ts';
import type { Config } from '../server/config/config.ts';
import { readConfig } from '../server/config/config.ts';
import type { Deps } from '../server/deps/deps.ts';
import type { Identity } from '../server/identity/identity.ts';
import { type Overrides, type RunningServer, startServer } from '../server/start.ts';
import { type FixedClock, fixedClock } from './fixed-clock.ts';
import { recordingLog } from './recording-log.ts';
import { type StandInIdentity, type StandInPerson, standInIdentity } from './stand-in-identity.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { testPages } from './test-pages.ts';

export type TestAnswer = {
  readonly status: number;
  readonly headers: Headers;
  /** The parsed JSON, or the text if the response is not JSON. */
  readonly body: unknown;
};

type CallOptions = {
  readonly token?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};

export type TestApp = {
  readonly server: RunningServer;
  readonly deps: Deps;
  readonly clock: FixedClock;
  readonly database: TestDatabase;
  readonly log: ReturnType<typeof recordingLog>;
  readonly dataDir: string;
  /** 'http://127.0.0.1:PORT' */
  readonly address: string;
  /** Send one request over HTTP, with `body` as JSON. */
  readonly call: (method: string, path: string, options?: CallOptions) => Promise<TestAnswer>;
  /** Return a token of the fake identity issuer, by default for a new user. */
  readonly tokenFor: (person?: StandInPerson) => Promise<string>;
  readonly stop: () => Promise<void>;
};

export type TestAppOptions = Omit<Overrides, 'clock' | 'identity'> & {
  readonly clock?: FixedClock;
  /**
   * By default, a fake issuer. `builtin` is the real builtin identity. Pass the `Identity` of another app to share its
   * users.
   */
  readonly identity?: 'stand-in' | 'builtin' | Identity;
  readonly config?: Partial<Config>;
  /** The database of another app, to share it. Stopping this app does not remove a shared database. */
  readonly database?: TestDatabase;
};

/**
 * Check a response of the test app against the contract. Throw if it violates the contract, so that the request fails
 * with a 500.
 */
function checkAnswer(name: CallName, answer: { readonly status: number; readonly body: unknown }): void {
  const schema = (contract[name] as Entry).answers[answer.status];
  if (!schema) throw new Error(`${name} responded with ${answer.status}, which the contract does not define`);
  schema.parse(answer.body);
}

async function read(response: Response): Promise<unknown> {
  const text = await response.text();
  return response.headers.get('content-type')?.includes('json') && text !== '' ? JSON.parse(text) : text;
}

/** Start the real server on a free port with its own database, a fixed clock and a fake identity issuer. */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { clock = fixedClock(), identity = 'stand-in', config, database: shared, ...overrides } = options;
  const database = shared ?? (await createTestDatabase());
  const folder = temporaryFolder('test');
  const log = recordingLog();
  const standIn: StandInIdentity = await standInIdentity();
  const environment = { PORT: '0', WRITER: 'builtin', DATA_DIR: folder.path, ...database.variables, ROLES: 'web' };
  const remove = async () => {
    if (!shared) await database.remove();
    folder.remove();
  };
  const server = await startServer(
    { ...readConfig(environment), ...config },
    {
      clock,
      log,
      webRoot: testPages,
      onAnswer: checkAnswer,
      limits: { read: 10_000, write: 10_000, open: 10_000, stranger: 10_000 },
      ...(identity === 'stand-in' && { identity: standIn }),
      ...(typeof identity === 'object' && { identity }),
      ...overrides,
    },
  ).catch(async (error: unknown) => {
    await remove();
    throw error;
  });
  const address = server.address ?? '';
  return {
    server,
    deps: server.deps,
    clock,
    database,
    log,
    dataDir: folder.path,
    address,
    call: async (method, path, { token, body, headers } = {}) => {
      const response = await fetch(address + path, {
        method,
        redirect: 'manual',
        headers: {
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      return { status: response.status, headers: response.headers, body: await read(response) };
    },
    tokenFor: standIn.tokenFor,
    stop: async () => {
      await server.stop();
      await remove();
    },
  };
}
