// `npm test`: install what is missing, then run every check until one fails. `npm run test:fast` (--fast) runs only the
// tests of the rules, the server (without its slow tests) and the pages.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join, relative } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { ensureBuilt, ensureInstalled, pinnedNode, root } from './setup.mjs';

ensureInstalled('everything');
ensureBrowser();

const bin = join(root, 'node_modules', '.bin');
const results = join(root, '.cache', 'test-results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const total = { passed: 0, failed: 0 };
/** Tests that failed once and then passed, each with its first error. */
const unreliable = [];
const seconds = [];
const began = Date.now();

/**
 * Run one step and return whether it succeeded. Print its output only at the end, so that the output of parallel steps
 * does not mix.
 */
function run(name, command, commandArguments, env = {}) {
  const stepBegan = Date.now();
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
    const output = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => output.push(data));
    child.on('close', (code) => {
      const took = (Date.now() - stepBegan) / 1000;
      seconds.push({ name, took });
      process.stdout.write(Buffer.concat(output));
      console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${took.toFixed(1)} s)`);
      resolve(code === 0);
    });
  });
}

const tool = (name, program, ...rest) => run(name, join(bin, program), rest);

/** Add the tests of a report that passed only at the second attempt to `unreliable`. */
function collectUnreliable({ testResults }) {
  for (const { name, assertionResults } of testResults) {
    for (const { fullName, status, failureMessages } of assertionResults) {
      if (status !== 'passed' || failureMessages.length === 0) continue;
      unreliable.push(`${relative(root, name)} > ${fullName}\n${failureMessages[0]}`);
    }
  }
}

async function tests(name, projects, { env = {}, retries = 0 } = {}) {
  const outputFile = join(results, `${name.replaceAll(/\W+/g, '-')}.json`);
  const chosen = projects.flatMap((project) => ['--project', project]);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${outputFile}`];
  const vitest = join('node_modules', 'vitest', 'vitest.mjs');
  const passed = await run(name, pinnedNode, [vitest, 'run', ...chosen, `--retry=${retries}`, ...reporters], env);
  try {
    const report = JSON.parse(readFileSync(outputFile, 'utf8'));
    total.passed += report.numPassedTests;
    total.failed += report.numFailedTests;
    collectUnreliable(report);
  } catch {
    total.failed += 1;
  }
  return passed;
}

function finish(succeeded) {
  console.log('\nseconds  part');
  for (const { name, took } of seconds) console.log(`${took.toFixed(1).padStart(7)}  ${name}`);
  console.log(`${((Date.now() - began) / 1000).toFixed(1).padStart(7)}  all; some parts run at the same time`);
  for (const test of unreliable) console.log(`\nPassed only at the second attempt: ${test}`);
  console.log(`${total.passed} passed, ${total.failed + (succeeded || total.failed > 0 ? 0 : 1)} failed`);
  process.exit(succeeded ? 0 : 1);
}

/** Run steps that each use one core, two at a time. Start no further step after one has failed. */
async function together(...steps) {
  const waiting = [...steps];
  let succeeded = true;
  const worker = async () => {
    for (let step = waiting.shift(); step && succeeded; step = waiting.shift()) {
      if (!(await step())) succeeded = false;
    }
  };
  await Promise.all([worker(), worker()]);
  return succeeded;
}

const everyStep = [
  () =>
    together(
      () => tool('format and lint', 'biome', 'check', '.'),
      () => run('coverage of the specification', pinnedNode, ['scripts/coverage.mjs']),
      () => run('links of the documents', pinnedNode, ['scripts/links.mjs']),
      () => tool('import rules', 'depcruise', 'core', 'server', 'web', 'testing', 'e2e', 'bench', 'scripts'),
      () => run('mutual folders', pinnedNode, ['scripts/mutual-folders.mjs']),
      () => tool('unused exports', 'knip'),
      () => run('known advisories', pinnedNode, ['scripts/audit.mjs']),
      () => run('licences', pinnedNode, ['scripts/licenses.mjs']),
      () => run('release', pinnedNode, ['scripts/release.mjs']),
      ...['server', 'e2e', 'web', 'web/service-worker', 'core'].map(
        (zone) => () => tool(`types of ${zone}`, 'tsc', '-p', zone),
      ),
      ...['UTC', 'Pacific/Auckland', 'America/St_Johns'].map(
        (zone) => () => tests(`rules in ${zone}`, ['domain'], { env: { TZ: zone } }),
      ),
      () => tests('measure of summaries', ['bench']),
    ),
  async () => {
    const buildBegan = Date.now();
    ensureBuilt();
    seconds.push({ name: 'build', took: (Date.now() - buildBegan) / 1000 });
    return true;
  },
  () => run('sizes', pinnedNode, ['scripts/sizes.mjs']),
  () => tests('server', ['server', 'server-slow', 'server-system']),
  // On a busy machine, a browser may pause for longer than a test waits. `finish` names the tests that failed once.
  () => tests('pages', ['web'], { retries: 1 }),
  () => tests('journeys', ['e2e'], { retries: 1 }),
];

const fastSteps = [() => tests('rules', ['domain']), () => tests('server', ['server']), () => tests('pages', ['web'])];

const steps = process.argv.includes('--fast') ? fastSteps : everyStep;
for (const step of steps) if (!(await step())) finish(false);
finish(true);
