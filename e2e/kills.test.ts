import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import type { Reflection } from '../core/contract/reflection.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { type ApiUser, currentWindow, eveningOffset, sendAndHangUp, signUpByApi } from './support/api-user.ts';
import { databasePid, freePort, type ServerProcess, startProcess } from './support/server-process.ts';

/** The number of kills. `npm run test:kills` sets KILLS to 500. */
const kills = Number(process.env['KILLS'] ?? 6);
const writers = 6;
const offset = eveningOffset(Date.now());

let folder: ReturnType<typeof temporaryFolder>;
let port: number;
let server: ServerProcess;
/** The options of `startProcess`, without the port. */
let place: { readonly dataDir: string; readonly env: Readonly<Record<string, string>> };

const restart = async () => {
  server = await startProcess({ ...place, port });
};

async function open(env: Readonly<Record<string, string>> = {}): Promise<void> {
  folder = temporaryFolder('kills');
  port = await freePort();
  place = { dataDir: folder.path, env: { ...env, PROXIES: '1' } };
  await restart();
}

afterEach(async () => {
  await server.kill('SIGTERM');
  folder.remove();
});

/** Retry for at most 60 s until the attempt succeeds, because the server may be down at any moment. */
async function retryUntilDone<T>(attempt: () => Promise<T>): Promise<T> {
  for (const until = Date.now() + 60_000; ; ) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > until) throw error;
      await pause(50);
    }
  }
}

type Submission = { readonly person: ApiUser; readonly content: string; readonly status: number; readonly id: string };

/**
 * Kills the server at the first byte of the next response to a submit: the server has committed the reflection by then.
 * Null unless a kill waits for such a response.
 */
let killAtResponse: (() => void) | null = null;
/**
 * How often a retry found the reflection already stored, because a kill had lost the response to an earlier attempt.
 */
let hits = 0;

/**
 * Submit one reflection until it is acknowledged or finally refused. Some responses are discarded, and the server may
 * be killed meanwhile. If `withKey` is true, all attempts send the same idempotency key.
 */
async function submitReflection(person: ApiUser, withKey: boolean, isResponseLost: () => boolean): Promise<Submission> {
  const { window, prompt } = await retryUntilDone(() => currentWindow(person, offset));
  const content = `Tonight number ${randomUUID()} was quiet.`;
  const headers: Record<string, string> = withKey ? { 'idempotency-key': randomUUID() } : {};
  const body = {
    promptId: prompt?.id,
    type: 'evening',
    content,
    availableFrom: window.availableFrom,
    availableUntil: window.availableUntil,
    timezoneOffset: offset,
  };
  const all = { body, headers: { authorization: person.authorization, ...headers } };
  let isAimed = false;
  const submission = await retryUntilDone(async () => {
    const onResponse = killAtResponse;
    killAtResponse = null;
    if (onResponse !== null) {
      isAimed = true;
      await sendAndHangUp(server.url, '/api/reflections', all, { afterMs: 10_000, onResponse });
    } else if (isResponseLost()) {
      await sendAndHangUp(server.url, '/api/reflections', all, { afterMs: Math.random() * 40 });
    }
    const { status, body: answer } = await person.call('POST', '/api/reflections', body, headers);
    if (status >= 500 || status === 429) throw new Error(`The server responded with ${status}`);
    return { person, content, status, id: (answer as Partial<Reflection>).id ?? '' };
  });
  if (isAimed && submission.status === 200) hits += 1;
  return submission;
}

/** Edit the reflection three times, each time until the edit is acknowledged. Return the last text. */
async function rewrite({ person, content, id }: Submission): Promise<string> {
  let latest = content;
  for (let time = 1; time <= 3; time += 1) {
    latest = `${content} Rewritten ${time}.`;
    await retryUntilDone(async () => {
      const { status } = await person.call('PUT', `/api/reflections/${id}?timezone=${offset}`, { content: latest });
      if (status !== 200) throw new Error(`The server responded with ${status}`);
    });
  }
  return latest;
}

/** Sign up from a new client address, because the server limits sign-ups from one address. */
function createUser(): Promise<ApiUser> {
  const parts = Array.from({ length: 3 }, () => Math.floor(Math.random() * 256));
  const headers = { 'x-forwarded-for': ['10', ...parts].join('.') };
  return retryUntilDone(() => signUpByApi(server.url, `${randomUUID()}@example.com`, headers));
}

/** After each kill of the database, the time without a successful write in ms. */
const gapsMs: number[] = [];

async function killDatabase(pid: number): Promise<void> {
  const person = await createUser();
  process.kill(pid, 'SIGKILL');
  const killedMs = performance.now();
  const isWritten = () => person.call('PUT', '/api/user/preferences', { extraTime: true });
  for (let isBack = false; !isBack; await pause(5)) {
    isBack = await isWritten().then(
      ({ status }) => status === 200,
      () => false,
    );
  }
  gapsMs.push(performance.now() - killedMs);
}

/** Kill the server while it sends the response to a submit: the server has committed the reflection by then. */
const killAtNextResponse = () =>
  new Promise<void>((resolve) => {
    killAtResponse = () => void server.kill('SIGKILL').then(() => resolve());
  });

/**
 * Make one kill. Of six kills, two hit the embedded database, if there is one. One kill hits the server at a random
 * moment. All others hit the server while it responds to a submit.
 */
async function killOne(kill: number): Promise<void> {
  await pause(Math.random() * 500);
  const pid = kill % 3 === 0 ? databasePid(place.dataDir) : null;
  if (pid !== null) {
    await killDatabase(pid);
    return;
  }
  if (kill % 6 === 1) await server.kill('SIGKILL');
  else await killAtNextResponse();
  await restart();
}

const percentile = (values: readonly number[], share: number) =>
  [...values].sort((one, other) => one - other)[Math.ceil(values.length * share) - 1] ?? 0;

describe.each([
  ['the embedded database', null],
  ['an external database', createTestDatabase],
])('a server with %s', (_, createDatabase) => {
  test(`${kills} kills under concurrent writes lose no acknowledged reflection and store no reflection twice`, {
    timeout: kills * 30_000 + 300_000,
  }, async () => {
    const database = await createDatabase?.();
    await open(database?.variables);
    hits = 0;
    gapsMs.length = 0;
    const done: (Submission & { readonly latest: string })[] = [];
    let isOver = false;
    const write = async () => {
      while (!isOver) {
        const submitted = await submitReflection(await createUser(), true, () => Math.random() < 0.3);
        done.push({ ...submitted, latest: await rewrite(submitted) });
      }
    };
    const writing = Array.from({ length: writers }, write);
    // If a writer gives up, end the test: otherwise a kill would wait forever for the next submit.
    const givenUp = Promise.all(writing);
    for (let kill = 1; kill <= kills; kill += 1) await Promise.race([killOne(kill), givenUp]);
    await pause(500);
    isOver = true;
    await givenUp;

    const gap = (share: number) => `${Math.round(percentile(gapsMs, share))} ms`;
    const gaps =
      gapsMs.length > 0 ? `; after ${gapsMs.length} of the database no write for ${gap(0.5)}, p99 ${gap(0.99)}` : '';
    console.log(`${kills} kills, ${done.length} submits, ${hits} times committed with the response lost${gaps}`);
    expect(hits).toBeGreaterThanOrEqual(Math.floor(kills * 0.4));
    expect(server.hasExited()).toBe(false);
    for (const { person, latest, status, id } of done) {
      expect([200, 201]).toContain(status);
      const body = await retryUntilDone(async () => {
        const listed = await person.call('GET', '/api/reflections');
        // After the last kill, the server responds with 503 until the database has recovered.
        if (listed.status !== 200) throw new Error(`The list responded with ${listed.status}`);
        return listed.body;
      });
      expect((body as Reflection[]).map((reflection) => [reflection.id, reflection.content])).toEqual([[id, latest]]);
    }
    await server.kill('SIGTERM');
    await database?.remove();
  });
});

test('control: the server refuses a retry without an idempotency key after a lost response', async () => {
  await open();
  const people = await Promise.all(Array.from({ length: 8 }, createUser));
  let lost = 0;
  const answers = await Promise.all(
    people.map((person) => submitReflection(person, false, () => lost++ < people.length)),
  );
  expect(answers.map(({ status }) => status)).toContain(409);
});
