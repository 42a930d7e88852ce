import { errorCode } from './database-errors.ts';

const reasons: Readonly<Record<string, string>> = {
  ENOSPC: 'its disk is full. Make room there.',
  EDQUOT: 'the disk quota of this user is used up. Make room, or raise it.',
  EROFS: 'its disk is read-only. Mount it writable.',
};

/** Return why a file cannot be written and what to do, such as "its disk is full. Make room there.", or `otherwise`. */
export const writeFaultText = (error: unknown, otherwise: string): string => reasons[errorCode(error)] ?? otherwise;
