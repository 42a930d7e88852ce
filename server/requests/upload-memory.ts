import { IMPORT_FILE_MAX_BYTES } from '../../core/domain/limits.ts';
import { memoryLimit } from '../concurrency/memory-limit.ts';
import { Refusal } from '../errors/refusal.ts';

const mb = 1024 * 1024;
/** Uploads up to this size are small. A part of the memory is reserved for small uploads. */
const smallBytes = 8 * mb;
const keptForSmallBytes = 32 * mb;

/**
 * The default memory for uploads. It is enough for two files of the maximum size, or for one file on a machine with
 * little memory.
 */
const defaultLargeBytes = Math.min(2 * IMPORT_FILE_MAX_BYTES, Math.max(IMPORT_FILE_MAX_BYTES, memoryLimit() / 8));

export type Upload = {
  /** Reserve memory for bytes that have arrived. Throw `unavailable` if too little is left. */
  readonly take: (bytes: number) => void;
  readonly release: () => void;
};

/** Limit the memory for uploads, and allow each user one upload at a time. */
export function openUploadMemory(largeBytes = defaultLargeBytes): (userId: string) => Upload {
  const users = new Set<string>();
  let used = 0;
  return (userId) => {
    if (users.has(userId)) throw new Refusal('unavailable');
    users.add(userId);
    let held = 0;
    return {
      take: (bytes) => {
        const isSmall = held + bytes <= smallBytes;
        if (used + bytes > largeBytes + (isSmall ? keptForSmallBytes : 0)) throw new Refusal('unavailable');
        used += bytes;
        held += bytes;
      },
      release: () => {
        users.delete(userId);
        used -= held;
        held = 0;
      },
    };
  };
}
