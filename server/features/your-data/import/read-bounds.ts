import { IMPORT_UNPACKED_MAX_BYTES } from '../../../../core/domain/limits.ts';

const mb = 1024 * 1024;

/** Limits of the memory and time that reading one import file may take. */
export type ReadBounds = {
  /** The maximum size of the file in bytes, or of the unpacked files that are read from a zip. */
  readonly unpackedBytes: number;
  /** The maximum number of JSON values in the file. */
  readonly values: number;
  /** The maximum heap of the process that reads the file, in MB. */
  readonly heapMb: number;
  readonly timeMs: number;
};

/** The heap that the reading process needs before it reads a file, in MB. */
const programMb = 32;

/**
 * Return the limits for `memoryBytes`. Reading takes up to 6 times the file's size and 100 bytes per value (measured).
 */
const boundsOf = (memoryBytes: number, timeMs: number): ReadBounds => ({
  unpackedBytes: Math.min(IMPORT_UNPACKED_MAX_BYTES, Math.floor(memoryBytes / 6)),
  values: Math.floor(memoryBytes / 200),
  heapMb: programMb + Math.floor((memoryBytes * 2) / 3 / mb),
  timeMs,
});

/**
 * Return the limits of a first, short attempt and of a second, full attempt. `memoryBytes` is the memory of the whole
 * server. On a machine with 1 GB, both attempts together leave more than half of the memory to the server and its
 * database.
 */
export const readBounds = (memoryBytes: number): { readonly quick: ReadBounds; readonly full: ReadBounds } => ({
  quick: boundsOf(Math.min(48 * mb, memoryBytes * 0.06), 5_000),
  full: boundsOf(Math.min(1_536 * mb, memoryBytes * 0.3), 60_000),
});
