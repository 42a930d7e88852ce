import { totalmem } from 'node:os';

/**
 * Return the bytes of memory that the server and its child processes may use: the container's limit or the machine's
 * memory.
 */
export const memoryLimit = (): number => Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
