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

/** The SQLSTATE or system code of a caught error, '' when it has none. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error) || !('code' in error)) return '';
  return typeof error.code === 'string' ? error.code : '';
}

/** Two transactions got in each other's way; the same work may succeed at once. */
export const isConflict = (error: unknown): boolean => ['40001', '40P01'].includes(codeOf(error));

/** A connection kept a statement whose table has another shape since: a new connection asks anew. */
export const isStalePlan = (error: unknown): boolean =>
  codeOf(error) === '0A000' &&
  error instanceof Error &&
  'routine' in error &&
  error.routine === 'RevalidateCachedQuery';

/**
 * Whether the database could not be reached or could not take the work now, as opposed to a fault of ours. The driver
 * gives its own connection errors no code, so their sentences are compared.
 */
export function isUnavailable(error: unknown): boolean {
  const code = codeOf(error);
  if (unreachable.test(code) || systemCodes.has(code)) return true;
  if (error instanceof AggregateError) return error.errors.some(isUnavailable);
  return error instanceof Error && driverSentences.some((sentence) => error.message.startsWith(sentence));
}
