import { existsSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localServer } from '../testing/local-server.ts';
import { endProcess, startProcess } from '../testing/server-process.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { versionSentence } from './version.ts';

const folder = temporaryFolder('run');
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(async () => {
  await database.remove();
  folder.remove();
});

const environment = () => ({ DATA_DIR: join(folder.path, 'data'), ...database.variables });

/** Occupy a free port. Return its number and a function that releases it. */
async function takePort() {
  const holder = createServer();
  await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve));
  const { port } = holder.address() as AddressInfo;
  return { port, free: () => new Promise((resolve) => holder.close(resolve)) };
}

/** Start a server with metrics on a free port. Retry if another program takes the port first. */
async function startMeasured(more: Record<string, string> = {}, tries = 5) {
  const { port, free } = await takePort();
  await free();
  const server = startProcess({ ...environment(), METRICS_PORT: String(port), ...more });
  try {
    return { server, port, address: await server.ready };
  } catch (error) {
    if (tries === 1 || !server.output().startsWith(`Port ${port} is in use`)) throw error;
    return startMeasured(more, tries - 1);
  }
}

describe('the server process', () => {
  it('the server process prints its version and address, and exits with code 0 on a signal', async () => {
    const server = startProcess(environment());
    const address = await server.ready;
    expect((await fetch(`${address}/api/health`)).status).toBe(200);
    const lines = server.output().trimEnd().split('\n');
    expect(lines.slice(-2)).toEqual([versionSentence(), `Inward is ready: ${address}`]);
    expect(await endProcess(server)).toBe(0);
  });

  it('the server process says where it listens if PUBLIC_URL is another address', async () => {
    const server = startProcess({ ...environment(), PUBLIC_URL: 'https://journal.test' });
    await server.ready;
    expect(server.output()).toMatch(/^It listens on 127\.0\.0\.1:\d+\.\nInward is ready: https:\/\/journal\.test$/m);
    expect(await endProcess(server)).toBe(0);
  });

  it('the server process prints only log lines if LOG_FORMAT is json, also about its start and end', async () => {
    const server = startProcess({ ...environment(), PUBLIC_URL: 'https://journal.test', LOG_FORMAT: 'json' });
    await expect.poll(server.output, { timeout: 15_000 }).toContain('Inward is ready');
    expect(await endProcess(server)).toBe(0);
    const lines = server.output().trimEnd().split('\n');
    const said = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(said.slice(-3)).toEqual([
      expect.objectContaining({ event: versionSentence() }),
      expect.objectContaining({
        event: 'Inward is ready',
        address: 'https://journal.test',
        host: expect.stringMatching(/^127\.0\.0\.1:\d+$/),
      }),
      expect.objectContaining({ level: 'info', event: 'Inward has stopped' }),
    ]);
  });

  it('the server process serves metrics that name the route of each request instead of its path', async () => {
    const { server, port, address } = await startMeasured();
    await fetch(`${address}/api/health`);
    await fetch(`${address}/api/reflections/0b9f4b9e-0000-4000-8000-000000000000`, { method: 'PUT' });
    const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    expect(metrics).toContain('http_request_duration_seconds_count{method="GET",route="/api/health",status="200"} 1');
    expect(metrics).toMatch(/_count\{method="PUT",route="[^"0]*:id",status="401"\} 1/);
    expect(metrics).not.toContain('0b9f4b9e');
    expect(metrics).toContain('process_resident_memory_bytes');
    expect(metrics).toMatch(/inward_pool_connections\{pool="requests and jobs",state="idle"\} \d/);
    expect(metrics).toMatch(/inward_job_duration_seconds_count\{name="[\w -]+",outcome="done"\} \d/);
    expect(metrics).toMatch(/inward_transaction_duration_seconds_count\{role="sweeper",outcome="done"\} \d/);
    expect((await fetch(`http://127.0.0.1:${port}/ready`)).status).toBe(200);
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
    expect(await (await fetch(`${address}/metrics`)).text()).not.toContain('http_request');
    expect(await endProcess(server)).toBe(0);
  });

  it('the server process sends its traces before it exits, and they contain no requested paths and queries', async () => {
    let sent = '';
    const collector = await localServer({}, async (request, response) => {
      for await (const chunk of request) sent += String(chunk);
      response.end();
    });
    const OTEL_EXPORTER_OTLP_ENDPOINT = collector.baseUrl;
    const server = startProcess({ ...environment(), OTEL_EXPORTER_OTLP_ENDPOINT });
    const address = await server.ready;
    await fetch(`${address}/api/reflections/0b9f4b9e-0000-4000-8000-000000000000?words=quiet`, { method: 'PUT' });
    expect(await endProcess(server)).toBe(0);
    expect(sent).toMatch(/"name":"PUT \/api\/reflections\/:id".*"stringValue":"401"/);
    expect(sent).toContain('"name":"job ');
    expect(sent).not.toMatch(/0b9f4b9e|quiet/);
    await collector.close();
  });

  it('the server process becomes ready when its only role is worker', async () => {
    const worker = startProcess({ ...environment(), ROLES: 'worker' });
    await expect.poll(worker.output, { timeout: 15_000 }).toContain('The worker of Inward is ready.');
    expect(await endProcess(worker)).toBe(0);
  });

  it('the server process exits without an error when it receives SIGTERM during its start', async () => {
    const server = startProcess(environment());
    await new Promise((resolve) => setTimeout(resolve, 150));
    server.child.kill('SIGTERM');
    expect([0, 'SIGTERM']).toContain(await server.ended);
    expect(server.output()).not.toContain('fault');
  });
});

describe('a failed start', () => {
  const fails = async (variables: Record<string, string>, sentence: RegExp, code = 1) => {
    const server = startProcess({ ...environment(), ...variables });
    expect(await server.ended).toBe(code);
    expect(server.output().trimEnd()).toMatch(sentence);
    expect(server.output().trimEnd().split('\n')).toHaveLength(1);
  };

  it('a failed start says that the port is in use', async () => {
    const { port, free } = await takePort();
    await fails({ PORT: String(port) }, new RegExp(`^Port ${port} is in use: .* another PORT\\.$`));
    await free();
  });

  it('a failed start says that METRICS_PORT is in use, and creates no file', async () => {
    const { port, free } = await takePort();
    const untouched = join(folder.path, 'untouched');
    const variables = { METRICS_PORT: String(port), DATA_DIR: untouched };
    await fails(variables, new RegExp(`^Port ${port} is in use: .* another METRICS_PORT\\.$`));
    expect(existsSync(untouched)).toBe(false);
    await free();
  });

  it('a failed start says that HOST is not an address of this machine', () =>
    fails({ HOST: '192.0.2.1' }, /^HOST 192\.0\.2\.1 is not an address/));

  it('a failed start says that DATA_DIR is not writable', async () => {
    writeFileSync(join(folder.path, 'file'), '');
    for (const path of [join(folder.path, 'file', 'data'), '/proc/inward/data', '/proc']) {
      await fails({ DATA_DIR: path }, /^DATA_DIR .* is not writable: .*\.$/);
    }
  });

  it('a failed start says that the file of BACKUP_KEY_FILE is missing, even if daily backups are off', async () => {
    const variables = { BACKUP_KEY_FILE: '/none/key', BACKUP: 'off' };
    await fails(variables, /^BACKUP_KEY_FILE \/none\/key is missing: write a long passphrase into it\.$/);
  });

  it('a failed start says that the database does not exist', async () => {
    const url = Object.assign(new URL(database.url), { pathname: '/not_there' }).href;
    await fails({ DATABASE_URL: url }, /^The database named in DATABASE_URL does not exist: create it first\.$/);
  });

  it('a failed start has exit code 69 when the database cannot be reached, so that `npm start` retries', async () => {
    const url = 'postgresql://x:hunter2@127.0.0.1:1/x';
    await fails({ DATABASE_URL: url }, /^The database of DATABASE_URL cannot be reached\.$/, 69);
  });

  it('a failed start lists all invalid variables', async () => {
    const server = startProcess({ ...environment(), PORT: 'x', WRITER: 'y' });
    expect(await server.ended).toBe(1);
    expect(server.output()).toMatch(/^PORT must.*\nWRITER must.*\n$/);
  });
});
