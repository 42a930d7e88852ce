const unreachable = /^(08|57P|53|40|3D)/;
const systemCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', 'ETIMEDOUT', 'EAI_AGAIN', 'ENOTFOUND']);
const driverSentences = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Client has encountered a connection error',
  'Client was closed',
  'Query read timeout',
  'Cannot use a pool after calling end',
];

/** Return the SQLSTATE or system code of a caught error, or '' when it has none. */
export function errorCode(error: unknown): string {
  if (!(error instanceof Error) || !('code' in error)) return '';
  return typeof error.code === 'string' ? error.code : '';
}

/** Whether the error is a serialization failure or deadlock: the same work may succeed on a retry. */
export const isConflict = (error: unknown): boolean => ['40001', '40P01'].includes(errorCode(error));

/** Whether a table has changed since this connection prepared the statement: retry on another connection. */
export const isStalePlan = (error: unknown): boolean =>
  errorCode(error) === '0A000' &&
  error instanceof Error &&
  'routine' in error &&
  error.routine === 'RevalidateCachedQuery';

/**
 * Return whether the database was unreachable or refused work. Connection errors of the driver itself have no code, so
 * compare their messages.
 */
export function isUnavailable(error: unknown): boolean {
  const code = errorCode(error);
  if (unreachable.test(code) || systemCodes.has(code)) return true;
  if (error instanceof AggregateError) return error.errors.some(isUnavailable);
  return error instanceof Error && driverSentences.some((sentence) => error.message.startsWith(sentence));
}
