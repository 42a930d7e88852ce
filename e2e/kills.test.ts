import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Reflection } from '../core/contract/reflection.ts';
import { type ApiUser, currentWindow, eveningOffset, sendAndHangUp, signUpByApi } from './support/api-user.ts';
import { databasePid, freePort, type ServerProcess, startProcess } from './support/server-process.ts';

/** `npm run test:kills` sets KILLS to 30. */
const kills = Number(process.env['KILLS'] ?? 6);
const writers = 6;
const offset = eveningOffset(Date.now());

let dataDir: string;
let port: number;
let server: ServerProcess;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'inward-kills-'));
  port = await freePort();
  server = await startProcess({ dataDir, port });
});

afterAll(async () => {
  await server.kill('SIGTERM');
  await rm(dataDir, { recursive: true, force: true });
});

/** Retry for at most 60 s until the attempt succeeds: the server may be down at any moment. */
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
 * Submit one reflection until it is acknowledged or finally refused. Some responses are discarded unread, and the
 * server may be killed meanwhile. If `withKey` is true, all attempts send the same idempotency key.
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
  return retryUntilDone(async () => {
    if (isResponseLost()) {
      const all = { authorization: person.authorization, ...headers };
      await sendAndHangUp(server.url, '/api/reflections', body, all, Math.random() * 40);
    }
    const { status, body: answer } = await person.call('POST', '/api/reflections', body, headers);
    if (status >= 500 || status === 429) throw new Error(`The server responded with ${status}`);
    return { person, content, status, id: (answer as Partial<Reflection>).id ?? '' };
  });
}

/** Edit the reflection a few times, and repeat each edit until it is acknowledged. Return the last text. */
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

const createUser = () => retryUntilDone(() => signUpByApi(server.url, `${randomUUID()}@example.com`));

/** Kill at a random moment: the database every third time, otherwise the server. */
async function killOne(kill: number): Promise<void> {
  await pause(200 + Math.random() * 1_000);
  const pid = databasePid(dataDir);
  if (kill % 3 === 0 && pid !== null) {
    process.kill(pid, 'SIGKILL');
    return;
  }
  await server.kill('SIGKILL');
  server = await startProcess({ dataDir, port });
}

test(`${kills} kills under concurrent writes lose no acknowledged reflection and store no reflection twice`, {
  timeout: 900_000,
}, async () => {
  const waiting: ApiUser[] = [];
  for (let people = 0; people < kills * 4; people += 4) {
    waiting.push(...(await Promise.all([createUser(), createUser(), createUser(), createUser()])));
  }
  const done: (Submission & { readonly latest: string })[] = [];
  let isOver = false;
  const write = async () => {
    while (!isOver) {
      const submitted = await submitReflection(waiting.pop() ?? (await createUser()), true, () => Math.random() < 0.3);
      done.push({ ...submitted, latest: await rewrite(submitted) });
    }
  };
  const writing = Array.from({ length: writers }, write);
  for (let kill = 1; kill <= kills; kill += 1) await killOne(kill);
  await pause(500);
  isOver = true;
  await Promise.all(writing);

  expect(server.hasExited()).toBe(false);
  expect(done.length).toBeGreaterThan(kills);
  for (const { person, latest, status, id } of done) {
    expect([200, 201]).toContain(status);
    const { body } = await retryUntilDone(() => person.call('GET', '/api/reflections'));
    expect((body as Reflection[]).map((reflection) => [reflection.id, reflection.content])).toEqual([[id, latest]]);
  }
});

test('control: without an idempotency key, retrying a submit whose response was lost fails', async () => {
  const people = await Promise.all(Array.from({ length: 8 }, createUser));
  let lost = 0;
  const answers = await Promise.all(
    people.map((person) => submitReflection(person, false, () => lost++ < people.length)),
  );
  expect(answers.map(({ status }) => status)).toContain(409);
});
