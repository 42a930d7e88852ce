// `npm run bench`: run every measurement, also after one has failed, and print all verdicts at the end.
// `npm run bench -- screens cards`: only these.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

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
  'throughput',
];

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !benches.includes(name));
if (unknown.length > 0) throw new Error(`Unknown: ${unknown.join(', ')}. Choose from ${benches.join(', ')}`);

const verdicts = benches
  .filter((name) => asked.length === 0 || asked.includes(name))
  .map((name) => {
    console.log(`\n${name}`);
    const { status } = spawnSync(process.execPath, [join(import.meta.dirname, `${name}.ts`)], { stdio: 'inherit' });
    return { name, isGood: status === 0 };
  });

console.log('');
for (const { name, isGood } of verdicts) console.log(`${isGood ? 'ok    ' : 'FAILED'} ${name}`);
process.exitCode = verdicts.every(({ isGood }) => isGood) ? 0 : 1;
