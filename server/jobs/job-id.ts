import { createHash } from 'node:crypto';

/** A UUID made of what a job is about: the same parts give the same id, so however many servers send one job. */
export function jobIdOf(...parts: readonly (string | number)[]): string {
  const hex = createHash('sha256').update(parts.join('/')).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}
