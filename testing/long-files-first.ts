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
 * Start the slowest test files first, even on a new machine. There, Vitest itself would start the largest files first,
 * because it knows no durations yet.
 */
export class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => rankOf(one) - rankOf(other));
  }
}
