// `npm run bench` runs all benchmarks, even after one has failed, and prints a table of all figures. `npm run bench --
// screens cards` runs only these two. `npm run bench -- --write` also writes docs/benchmarks.md.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import type { Row } from './report.ts';
import { type Measurement, markdownOf, tableOf } from './table.ts';

const benches = [
  'cards',
  'screens',
  'first-visit',
  'sweep',
  'long-weeks',
  'summaries-due',
  'push',
  'flights',
  'zones',
  'connections',
  'throughput',
];

const given = process.argv.slice(2);
const asked = given.filter((name) => name !== '--write');
const isWritten = given.length > asked.length;
const unknown = asked.filter((name) => !benches.includes(name));
if (unknown.length > 0) throw new Error(`Unknown: ${unknown.join(', ')}. Choose from ${benches.join(', ')}`);
if (isWritten && asked.length > 0) throw new Error('--write needs the figures of all measurements: give no names');

function rowsOf(file: string): readonly Row[] {
  try {
    return readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Row);
  } catch {
    // The benchmark ended before it reported a figure, so it has no file.
    return [];
  }
}

const folder = temporaryFolder('bench');
const measure = (bench: string): Measurement => {
  console.log(`\n${bench}`);
  const file = join(folder.path, bench);
  const began = performance.now();
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, `${bench}.ts`)], {
    stdio: 'inherit',
    env: { ...process.env, BENCH_ROWS: file },
  });
  const rows = rowsOf(file);
  const isWhole = status === 0 || rows.some(({ isGood }) => !isGood);
  const end = { name: 'the measurement', figure: `ended with ${status}`, goal: 'ends with 0', isGood: false };
  return { bench, seconds: (performance.now() - began) / 1_000, rows: isWhole ? rows : [...rows, end] };
};

try {
  const measurements = benches.filter((name) => asked.length === 0 || asked.includes(name)).map(measure);
  console.log(`\n${tableOf(measurements)}`);
  if (isWritten) writeFileSync(join(import.meta.dirname, '../docs/benchmarks.md'), markdownOf(measurements));
  process.exitCode = measurements.every(({ rows }) => rows.every(({ isGood }) => isGood)) ? 0 : 1;
} finally {
  folder.remove();
}
