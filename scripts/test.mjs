// `npm test`: set up, then every check that CI makes, in order; stops at the first kind that fails.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { secondTry } from './second-tries.mjs';
import { ensureBuilt, ensureInstalled, pinnedNode, root } from './setup.mjs';

ensureInstalled('everything');
ensureBrowser();

const bin = join(root, 'node_modules', '.bin');
const results = join(root, '.cache', 'test-results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const total = { passed: 0, failed: 0 };
const triedAgain = [];

/** Runs one step and resolves to whether it succeeded; its output is shown at its end, so that two do not mix. */
function run(name, command, commandArguments, env = {}) {
  const began = Date.now();
  return new Promise((resolve) => {
    const child = spawn(command, commandArguments, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }),
        PATH: `${bin}${delimiter}${process.env.PATH}`,
        ...env,
      },
    });
    const said = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => said.push(data));
    child.on('close', (code) => {
      const text = Buffer.concat(said).toString();
      process.stdout.write(text);
      triedAgain.push(...text.split('\n').filter((line) => line.startsWith(secondTry)));
      console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
      resolve(code === 0);
    });
  });
}

const tool = (name, program, ...rest) => run(name, join(bin, program), rest);

async function tests(name, projects, env = {}) {
  const outputFile = join(results, `${name.replaceAll(/\W+/g, '-')}.json`);
  const chosen = projects.flatMap((project) => ['--project', project]);
  const passed = await run(
    name,
    pinnedNode,
    [
      join('node_modules', 'vitest', 'vitest.mjs'),
      'run',
      ...chosen,
      '--reporter=default',
      '--reporter=json',
      '--reporter=./scripts/second-tries.mjs',
      `--outputFile.json=${outputFile}`,
    ],
    env,
  );
  try {
    const report = JSON.parse(readFileSync(outputFile, 'utf8'));
    total.passed += report.numPassedTests;
    total.failed += report.numFailedTests;
  } catch {
    total.failed += 1;
  }
  return passed;
}

function finish(succeeded) {
  for (const line of triedAgain) console.log(line);
  console.log(`${total.passed} passed, ${total.failed + (succeeded || total.failed > 0 ? 0 : 1)} failed`);
  process.exit(succeeded ? 0 : 1);
}

/** Steps that leave a core idle, two at a time; the first that fails lets no further one begin. */
async function together(...rest) {
  const waiting = [...rest];
  let succeeded = true;
  const worker = async () => {
    for (let step = waiting.shift(); step && succeeded; step = waiting.shift()) {
      if (!(await step())) succeeded = false;
    }
  };
  await Promise.all([worker(), worker()]);
  return succeeded;
}

const steps = [
  () =>
    together(
      () => tool('format and lint', 'biome', 'check', '.'),
      () => run('coverage of the specification', pinnedNode, ['scripts/coverage.mjs']),
      () => tool('directions', 'depcruise', 'core', 'server', 'web', 'testing', 'e2e', 'bench', 'scripts'),
      () => tool('unused exports', 'knip'),
      ...['server', 'e2e', 'web', 'core'].map((zone) => () => tool(`types of ${zone}`, 'tsc', '-p', zone)),
      ...['UTC', 'Pacific/Auckland', 'America/St_Johns'].map(
        (zone) => () => tests(`rules in ${zone}`, ['domain'], { TZ: zone }),
      ),
      () => tests('measure of summaries', ['bench']),
    ),
  async () => {
    ensureBuilt();
    return true;
  },
  () => run('sizes', pinnedNode, ['scripts/sizes.mjs']),
  () => tests('server on both databases', ['server', 'server-system']),
  () => tests('pages', ['web']),
  () => tests('journeys', ['e2e']),
];

for (const step of steps) if (!(await step())) finish(false);
finish(true);
