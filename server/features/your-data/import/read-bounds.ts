import { IMPORT_UNPACKED_MAX_BYTES } from '../../../../core/domain/limits.ts';

const mb = 1024 * 1024;

/** How much one import may use. */
export type ReadBounds = {
  /** The size of the file, or of the unpacked files that are read from a zip. */
  readonly unpackedBytes: number;
  /** The number of JSON values in the file. */
  readonly values: number;
  /** The heap of the process that reads the file. */
  readonly heapMb: number;
  readonly timeMs: number;
};

/** The heap that the program itself takes. */
const programMb = 32;

/** Measured: reading takes up to six times the file's size, and 100 bytes for each value. */
const boundsOf = (memoryBytes: number, timeMs: number): ReadBounds => ({
  unpackedBytes: Math.min(IMPORT_UNPACKED_MAX_BYTES, Math.floor(memoryBytes / 6)),
  values: Math.floor(memoryBytes / 200),
  heapMb: programMb + Math.floor((memoryBytes * 2) / 3 / mb),
  timeMs,
});

/**
 * Return the bounds of a first, short attempt and of the full one. `memoryBytes` is the memory of the whole server. On
 * a machine with 1 GB, both attempts together leave more than half of it to the server and its database.
 */
export const readBounds = (memoryBytes: number): { readonly quick: ReadBounds; readonly full: ReadBounds } => ({
  quick: boundsOf(Math.min(48 * mb, memoryBytes * 0.06), 5_000),
  full: boundsOf(Math.min(1_536 * mb, memoryBytes * 0.3), 60_000),
});
