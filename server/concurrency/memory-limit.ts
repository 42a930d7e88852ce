import { totalmem } from 'node:os';

/**
 * Return how many bytes of memory the server and its child processes may use: the limit of the container, or all memory
 * of the machine.
 */
export const memoryLimit = (): number => Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
