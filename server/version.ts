import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

export const { version } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { readonly version: string };

/** Return " (commit 7540f63b)" in a clone of the repository, and '' in an image or where git cannot read the clone. */
function commitText(): string {
  if (!existsSync(`${root}.git`)) return '';
  try {
    const words = ['-C', root, 'rev-parse', '--short=8', 'HEAD'];
    const commit = execFileSync('git', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return ` (commit ${commit.trim()})`;
  } catch {
    return '';
  }
}

export const versionSentence = `This is Inward ${version}${commitText()}.`;
