import { totalmem } from 'node:os';

/** Return how much memory in bytes the server and its child processes may use together: that of the container or machine. */
export const memoryLimit = (): number => Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
