import { readFileSync } from 'node:fs';
import type { TestSpecification } from 'vitest/node';
import { BaseSequencer } from 'vitest/node';

const longFiles = readFileSync(new URL('long-files.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));

function rankOf({ moduleId }: TestSpecification): number {
  const rank = longFiles.findIndex((path) => moduleId.endsWith(`/${path}`));
  return rank === -1 ? longFiles.length : rank;
}

/**
 * Start the slowest test files first. Without known durations, as on a new machine, Vitest would start with the largest
 * files.
 */
export class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => rankOf(one) - rankOf(other));
  }
}
