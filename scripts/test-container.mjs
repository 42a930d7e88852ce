// `npm run test:container`: build the image with Docker or Podman, then check that the container starts with a
// read-only root and without privileges, serves users, loses nothing when it is killed, stops in time, and is small. If
// no registry can be reached, build the base images from Debian's packages (mmdebstrap).
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureInstalled, fail, pinnedNode, root } from './setup.mjs';

ensureInstalled('product');

const sizeLimitMb = 350;
const stopLimitMs = 40_000;
const image = 'localhost/inward:test';
const name = `inward-test-${process.pid}`;
const volume = `${name}-data`;
const folder = mkdtempSync(join(tmpdir(), 'inward-container-'));

const works = (command, ...rest) => spawnSync(command, rest, { stdio: 'ignore' }).status === 0;
const engine = ['docker', 'podman'].find((command) => works(command, 'info'));
if (!engine)
  fail('No container engine is here: install Docker, or Podman (apt-get install podman buildah). Nothing was tested.');

function run(command, ...rest) {
  const { status, stdout, stderr, error } = spawnSync(command, rest, { encoding: 'utf8', maxBuffer: 1e9 });
  if (status === 0) return stdout.trim();
  throw new Error(
    `${command} ${rest.join(' ').slice(0, 300)}\n${error?.message ?? ''}${stdout.slice(-2000)}\n${stderr.slice(-4000)}`,
  );
}

function check(isTrue, sentence) {
  console.log(`${isTrue ? 'ok    ' : 'FAILED'} ${sentence}`);
  if (!isTrue) throw new Error(sentence);
}

/**
 * Build both base images from Debian's packages and this machine's Node and npm. Return the build arguments that select
 * them.
 */
function ownBases() {
  const bases = ['localhost/inward-build-base:test', 'localhost/inward-base:test'];
  const chosen = ['--build-arg', `BUILD_BASE=${bases[0]}`, '--build-arg', `BASE=${bases[1]}`];
  if (bases.every((base) => works(engine, 'image', 'inspect', base))) return chosen;
  console.log('The public base images cannot be had: making bases of Debian packages ...');
  if (!works('mmdebstrap', '--version'))
    fail('Neither a registry nor mmdebstrap is here (apt-get install mmdebstrap).');
  const tar = join(folder, 'base.tar');
  const slim = ['man', 'doc', 'info', 'locale'].map((part) => `--dpkgopt=path-exclude=/usr/share/${part}/*`);
  run(
    'mmdebstrap',
    '--variant=essential',
    '--include=libstdc++6,passwd',
    ...slim,
    'bookworm',
    tar,
    'http://deb.debian.org/debian',
  );
  run(engine, 'import', tar, 'localhost/inward-base:test');
  const context = join(folder, 'build-base');
  const npm = dirname(dirname(realpathSync(run('sh', '-c', 'command -v npm'))));
  cpSync(npm, join(context, 'npm'), { recursive: true });
  cpSync(pinnedNode, join(context, 'node'));
  const certificates = '/etc/ssl/certs/ca-certificates.crt';
  if (existsSync(certificates)) cpSync(certificates, join(context, 'certificates.crt'));
  const lines = [
    'FROM localhost/inward-base:test',
    'COPY node /usr/local/bin/node',
    'COPY npm /usr/local/lib/node_modules/npm',
    ...(existsSync(certificates) ? ['COPY certificates.crt /etc/ssl/certs/ca-certificates.crt'] : []),
    'ENV NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt',
    'RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm',
  ];
  writeFileSync(join(context, 'Dockerfile'), lines.join('\n'));
  build(context, 'localhost/inward-build-base:test');
  return chosen;
}

function build(context, tag, ...rest) {
  // Use Docker's image format, because Podman's default format (OCI) would drop the health check.
  const format = engine === 'podman' ? ['--format=docker', '--isolation=chroot'] : [];
  run(engine, 'build', ...format, '--network=host', ...rest, '-t', tag, context);
}

const isPublic = ['debian:bookworm-slim', 'node:24-bookworm-slim'].every((base) =>
  works(engine, 'pull', `docker.io/library/${base}`),
);

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

const port = await freePort();
const origin = `http://localhost:${port}`;

function start() {
  const rights = ['--read-only', '--cap-drop=ALL', '--security-opt=no-new-privileges', '--init', '--tmpfs=/tmp'];
  // Use the network of the host and no separate cgroups, because some machines do not permit more isolation.
  const machine = ['--network=host', '--ulimit=nofile=10000:10000', '--ulimit=nproc=4000:4000'];
  if (engine === 'podman') machine.push('--cgroups=disabled');
  const settings = ['-e', `PORT=${port}`, '-e', `PUBLIC_URL=${origin}`, '-e', 'WRITER=builtin'];
  run(engine, 'run', '-d', '--name', name, ...rights, ...machine, ...settings, '-v', `${volume}:/data`, image);
}

async function untilHealthy() {
  for (let attempt = 0; attempt < 120; attempt += 1) {
    const response = await fetch(`${origin}/api/health`).catch(() => null);
    if (response?.ok) return;
    await sleep(500);
  }
  throw new Error(`The container did not become healthy.\n${run(engine, 'logs', name)}`);
}

async function call(method, path, body, headers = {}) {
  const response = await fetch(`${origin}${path}`, {
    method,
    headers: { origin, ...(body && { 'content-type': 'application/json' }), ...headers },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(20_000),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${(await response.text()).slice(0, 300)}`);
  return response;
}

const account = { name: 'Anna', email: 'anna@example.org', password: 'Correct-horse1!' };

/** Sign up or sign in. Return the headers that authenticate further calls. */
async function enter(path) {
  const { name: _, ...credentials } = account;
  const response = await call('POST', `/api/identity/${path}/email`, path === 'sign-up' ? account : credentials);
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const { token } = await (await call('GET', '/api/identity/token', undefined, { cookie })).json();
  return { authorization: `Bearer ${token}` };
}

/** Return the offset in minutes of a zone where it is about 19:30 now: the evening window is open there. */
function eveningOffset() {
  const wanted = (Math.floor(Date.now() / 60_000) % 1440) - (19 * 60 + 30);
  return wanted < -840 ? wanted + 1440 : wanted;
}

async function writeTonight(headers, content) {
  const timezoneOffset = eveningOffset();
  const asked = await call('POST', '/api/reflections/current', { timezoneOffset, type: 'evening' }, headers);
  const { window, prompt } = await asked.json();
  const { availableFrom, availableUntil } = window;
  const body = { promptId: prompt.id, type: 'evening', content, availableFrom, availableUntil, timezoneOffset };
  await call('POST', '/api/reflections', body, headers);
}

const readAll = async (headers) => (await call('GET', '/api/reflections', undefined, headers)).text();
const inside = (...words) => run(engine, 'exec', name, ...words);

async function test() {
  const began = Date.now();
  build(root, image, ...(isPublic ? [] : ownBases()));
  console.log(`The image was built in ${Math.round((Date.now() - began) / 1000)} s.`);
  const sizeMb = Number(run(engine, 'image', 'inspect', '--format', '{{.Size}}', image)) / 1e6;
  check(sizeMb <= sizeLimitMb, `the image has ${sizeMb.toFixed(0)} MB of ${sizeLimitMb} MB`);

  start();
  await untilHealthy();
  check(inside('id', '-u') === '1000', 'the server does not run as root');
  check(
    spawnSync(engine, ['exec', name, 'sh', '-c', 'echo > /app/x']).status !== 0,
    'its root file system is read-only',
  );
  const compilers = 'command -v cc gcc g++ make npm python3 || true';
  check(inside('sh', '-c', compilers) === '', 'there is no compiler and no npm');
  const pinned = run(pinnedNode, '--version');
  check(inside('node', '--version') === pinned, `it runs on the pinned Node, ${pinned}`);
  check(inside('node', 'health.mjs') === '', 'its health check succeeds');
  const models = ['ai', '@ai-sdk/openai', '@ai-sdk/anthropic', '@ai-sdk/google', '@ai-sdk/openai-compatible'];
  const loading = `await Promise.all(${JSON.stringify(models)}.map((one) => import(one)))`;
  check(inside('node', '--input-type=module', '-e', loading) === '', 'the libraries of models load');
  check(!/"?Healthcheck"?: *(null|<nil>)/.test(run(engine, 'image', 'inspect', image)), 'the image has a health check');

  const headers = await enter('sign-up');
  const content = `Tonight ${process.pid} was quiet.`;
  await writeTonight(headers, content);
  check((await readAll(headers)).includes(content), 'somebody signs up, writes, and reads it');

  run(engine, 'kill', '--signal=KILL', name);
  run(engine, 'wait', name);
  run(engine, 'start', name);
  await untilHealthy();
  check((await readAll(await enter('sign-in'))).includes(content), 'after a kill it is still there');
  check(inside('node', 'server/admin.ts', 'writer', 'check') !== '', 'commands of an operator run inside');

  inside('node', 'server/backup.ts');
  check(/\.backup$/m.test(inside('ls', '/data/backups')), 'a backup is made inside');

  const stopBegan = Date.now();
  run(engine, 'stop', '--time=45', name);
  const stopMs = Date.now() - stopBegan;
  check(stopMs < stopLimitMs, `it stops by SIGTERM, in ${(stopMs / 1000).toFixed(1)} s`);
  check(run(engine, 'inspect', '--format', '{{.State.ExitCode}}', name) === '0', 'it ends with exit code 0');

  run(engine, 'rm', name);
  start();
  await untilHealthy();
  check((await readAll(await enter('sign-in'))).includes(content), 'a new container with the same volume has it too');
}

try {
  await test();
} catch (error) {
  console.error(error.message);
  const { stdout, stderr } = spawnSync(engine, ['logs', name], { encoding: 'utf8' });
  if (stdout || stderr) console.error(`${stdout}${stderr}`.slice(-4000));
  process.exitCode = 1;
} finally {
  spawnSync(engine, ['rm', '--force', '--volumes', name]);
  spawnSync(engine, ['volume', 'rm', volume]);
  rmSync(folder, { recursive: true, force: true });
}
