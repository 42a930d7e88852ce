import { errorCode, isDamage } from './database-errors.ts';
import { stackFrames } from './stack-frames.ts';
import { StartFault } from './start-fault.ts';

/**
 * Return what to print when an error ends the process. Leave out the messages of errors other than `StartFault`,
 * because they may contain secrets: print `otherwise` with the stack.
 */
export function faultText(error: unknown, otherwise: string): string {
  if (error instanceof StartFault) return error.message;
  if (isDamage(error)) {
    return `The database fails with ${errorCode(error)}, most likely because its files are damaged: see its log (postgres.log in DATA_DIR for the embedded one) and docs/backups.md.`;
  }
  return [otherwise, ...stackFrames(error)].join('\n');
}
