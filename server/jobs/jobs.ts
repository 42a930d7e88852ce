import type { AnyJob } from './queue.ts';

/** Every kind of job there is. */
export const jobs: readonly AnyJob[] = [];
