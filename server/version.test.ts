import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { version, versionSentence } from './version.ts';

it.runIf(existsSync('.git'))('names the commit of a clone beside the version', () => {
  const commit = execFileSync('git', ['log', '-1', '--format=%H'], { encoding: 'utf8' }).slice(0, 8);
  expect(versionSentence()).toBe(`This is Inward ${version} (commit ${commit}).`);
});
