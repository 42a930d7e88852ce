// `npm run audit`: fail if npm reports a security advisory for a package of the product. scripts/known-advisories.json
// may accept an advisory, with the reason and the last day of the acceptance:
// [{ "url": "https://github.com/advisories/GHSA-...", "reason": "...", "until": "2027-01-31" }].
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup.mjs';

const known = JSON.parse(readFileSync(join(root, 'scripts', 'known-advisories.json'), 'utf8'));
const today = new Date().toISOString().slice(0, 10);
const isAccepted = (url) => known.some((entry) => entry.url === url && entry.until >= today);

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json', '--fetch-retries=0'], {
  cwd: root,
  encoding: 'utf8',
  shell: process.platform === 'win32',
  timeout: 60_000,
});

let report;
try {
  report = JSON.parse(stdout);
} catch {
  report = {};
}
if (!report.vulnerabilities) {
  console.log(`The registry could not be asked for advisories: ${report.message ?? 'no answer'}. Nothing was checked.`);
  process.exit(0);
}

const advisories = Object.values(report.vulnerabilities)
  .flatMap(({ via }) => via)
  .filter((cause) => typeof cause === 'object');
const open = advisories.filter(({ url }) => !isAccepted(url));
for (const { name, severity, title, url } of open) console.error(`${name} (${severity}): ${title}, ${url}`);
if (open.length > 0) console.error('Update these packages, or accept an advisory in scripts/known-advisories.json.');
else console.log(`${advisories.length} advisories, all accepted.`);
process.exit(open.length > 0 ? 1 : 0);
