import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

export const { version } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { readonly version: string };

/** Return " (commit 7540f63b)" in a clone of the repository, and '' in an image or where git cannot read the clone. */
function commitText(): string {
  const gitFolder = `${root}.git`;
  if (!existsSync(gitFolder)) return '';
  try {
    const words = ['--git-dir', gitFolder, 'rev-parse', '--short=8', 'HEAD'];
    const commit = execFileSync('git', words, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: 2_000,
    });
    return ` (commit ${commit.trim()})`;
  } catch {
    return '';
  }
}

/** Return the sentence that names the version. It runs git, so only a start and a check of the installation say it. */
export const versionSentence = (): string => `This is Inward ${version}${commitText()}.`;
