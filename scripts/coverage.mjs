// Holds docs/specification-coverage.md against the tests: `node scripts/coverage.mjs`. A row fails when it names no test,
// when a named file or title is not there, or when words in "quotes" stand in none of its test files.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup.mjs';
import { testTitles } from './test-titles.mjs';

const page = 'docs/specification-coverage.md';
const firstSection = 2;
const lastSection = 9;

const faults = [];
const known = new Map();

/** The titles and the text of a test file, or null where there is none. */
function testFile(path) {
  if (!known.has(path)) {
    const whole = join(root, path);
    const file = existsSync(whole) ? { titles: testTitles(whole), text: readFileSync(whole, 'utf8') } : null;
    known.set(path, file);
  }
  return known.get(path);
}

// A text may stand in a string with escapes, or be continued on the next line.
const plain = (text) =>
  text
    .replace(/['`]\s*\+\s*['`]/g, '')
    .replace(/\\(['"`/()?.])/g, '$1')
    .replace(/\s+/g, ' ');

function checkRow(number, what, proof) {
  const fault = (text) => faults.push(`${number}: ${text}`);
  const waiting = /^not built yet: \[[^\]]+\]\(([^)]+)\)$/.exec(proof);
  if (waiting) {
    if (!existsSync(join(root, 'docs', waiting[1]))) fault(`${waiting[1]} is not there`);
    return 'waiting';
  }
  const named = [...proof.matchAll(/`([^`]+)`: `([^`]+)`/g)];
  if (named.length === 0) fault('no test');
  const texts = [];
  for (const [, path, title] of named) {
    const file = testFile(path);
    if (!file) fault(`${path} is not there`);
    else if (!file.titles.includes(title)) fault(`${path} has no test '${title}'`);
    else texts.push(plain(file.text));
  }
  for (const [, words] of what.matchAll(/"([^"]+)"/g)) {
    if (!texts.some((text) => text.includes(words))) fault(`"${words}" stands in none of its tests`);
  }
  return 'tested';
}

const rows = [...readFileSync(join(root, page), 'utf8').matchAll(/^\| (\d+)\.(\d+) \|(.*?)\|(.*)\|$/gm)];
const counts = { tested: 0, waiting: 0 };
let [section, last] = [firstSection - 1, 0];
for (const [, inSection, place, what, proof] of rows) {
  if (Number(inSection) !== section) [section, last] = [section + 1, 0];
  last += 1;
  if (Number(inSection) !== section || Number(place) !== last) {
    faults.push(`${inSection}.${place} stands where ${section}.${last} should`);
    [section, last] = [Number(inSection), Number(place)];
  }
  counts[checkRow(`${inSection}.${place}`, what, proof.trim())] += 1;
}
if (section !== lastSection) faults.push(`the rows end in section ${section}, not in ${lastSection}`);

for (const fault of faults) console.error(`${page}, ${fault}`);
console.log(`${counts.tested} rows with tests, ${counts.waiting} of what is not built yet, ${faults.length} faults`);
process.exit(faults.length === 0 ? 0 : 1);
