import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Reflection } from '../core/contract/reflection.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { type ApiUser, currentWindow, eveningOffset, signUpByApi } from './support/api-user.ts';
import { type Balancer, openBalancer } from './support/balancer.ts';
import { freePort, type ServerProcess, startProcess } from './support/server-process.ts';

/** How often each server is restarted. `npm run test:servers` sets ROUNDS to 10. */
const rounds = Number(process.env['ROUNDS'] ?? 1);
const writers = 6;
const offset = eveningOffset(Date.now());

let folder: ReturnType<typeof temporaryFolder>;
let database: TestDatabase;
let balancer: Balancer;
const ports: number[] = [];
const servers: ServerProcess[] = [];

const start = (index: number) =>
  startProcess({
    dataDir: folder.path,
    port: ports[index] ?? 0,
    env: { ...database.variables, PROXIES: '1', PUBLIC_URL: 'http://inward.test' },
  });

beforeAll(async () => {
  folder = temporaryFolder('several-servers');
  database = await createTestDatabase();
  ports.push(await freePort(), await freePort());
  // Start the servers one after the other: the first creates the key file that both use.
  for (const index of ports.keys()) servers.push(await start(index));
  balancer = await openBalancer(folder.path, ports);
});

afterAll(async () => {
  await balancer?.close();
  await Promise.all(servers.map((server) => server.kill('SIGTERM')));
  await database?.remove();
  folder?.remove();
});

const at = (index: number) => `http://127.0.0.1:${ports[index]}`;
const newUser = (url: string) => signUpByApi(url, `${randomUUID()}@mail.example`, { origin: 'http://inward.test' });

/** Edit one reflection repeatedly until `isOver` returns true. Return the acknowledged texts in order. */
async function keepWriting(person: ApiUser, isOver: () => boolean): Promise<readonly string[]> {
  const { window, prompt } = await currentWindow(person, offset);
  const { isActive: _isActive, ...bounds } = window;
  const content = 'The first words of the evening.';
  const body = { ...bounds, promptId: prompt?.id, content, timezoneOffset: offset };
  const submitted = await person.call('POST', '/api/reflections', body, { 'idempotency-key': randomUUID() });
  expect(submitted.status).toBe(201);
  const { id } = submitted.body as Reflection;
  const texts: string[] = [content];
  while (!isOver()) {
    const content = `Words number ${texts.length} of the evening.`;
    const edited = await person.call('PUT', `/api/reflections/${id}`, { content });
    expect(edited).toMatchObject({ status: 200, body: { content } });
    texts.push(content);
    const listed = await person.call('GET', '/api/reflections');
    expect(listed).toMatchObject({ status: 200, body: [{ id, content }] });
  }
  return texts;
}

test('users can write without a failed request while the servers restart one after the other', async () => {
  const people = await Promise.all(Array.from({ length: writers }, () => newUser(balancer.url)));
  let isOver = false;
  const writing = Promise.all(people.map((person) => keepWriting(person, () => isOver)));
  writing.catch(() => {});
  for (let round = 0; round < rounds; round += 1) {
    for (const index of servers.keys()) {
      await pause(300);
      expect(await servers[index]?.kill('SIGTERM')).toBe(0);
      servers[index] = await start(index);
    }
  }
  await pause(300);
  isOver = true;
  const texts = await writing;
  for (const [index, person] of people.entries()) {
    const listed = await person.call('GET', '/api/reflections');
    expect(listed.body).toMatchObject([{ content: texts[index]?.at(-1) }]);
  }
  console.log(`${texts.flat().length} edits through ${balancer.program}, ${rounds * servers.length} restarts`);
});

test('a sign-out on one server ends the session on the other server within three seconds', async () => {
  const person = await newUser(at(0));
  const ask = () => fetch(`${at(1)}/api/reflections`, { headers: { authorization: person.authorization } });
  expect((await ask()).status).toBe(200);
  const headers = { cookie: person.cookies.join('; '), origin: 'http://inward.test' };
  const left = await fetch(`${at(0)}/api/identity/sign-out`, { method: 'POST', headers });
  expect(left.status).toBe(200);
  await expect.poll(async () => (await ask()).status, { timeout: 3_000 }).toBe(401);
});

test('the limit of wrong passwords counts the attempts on all servers', async () => {
  const { email } = await newUser(at(0));
  const guess = async (index: number) => {
    const body = JSON.stringify({ email, password: 'Wrong-horse1!' });
    const headers = { 'content-type': 'application/json', origin: 'http://inward.test' };
    return (await fetch(`${at(index)}/api/identity/sign-in/email`, { method: 'POST', headers, body })).status;
  };
  for (let count = 0; count < 10; count += 1) expect(await guess(count % 2)).toBe(401);
  expect([await guess(0), await guess(1)]).toEqual([429, 429]);
});
