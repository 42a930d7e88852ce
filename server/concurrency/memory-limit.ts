import { totalmem } from 'node:os';

/**
 * Return how many bytes of memory the server and its child processes may use together: the container's limit, or the
 * machine's memory.
 */
export const memoryLimit = (): number => Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
