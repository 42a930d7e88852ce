/**
 * The SQLSTATEs of an unavailable database: no connection (08), shutdown (57P), no resources such as disk space (53),
 * conflict (40), unknown database (3D), system error such as a disk fault (58), statement timeout (57014), and a
 * database that accepts no writes (25006).
 */
const unreachable = /^(08|57P|53|40|3D|58|57014|25006)/;
const systemCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EAI_AGAIN', 'ENOTFOUND']);
const clientTimeout = 'Query read timeout';
const driverSentences = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Client has encountered a connection error',
  'Client was closed',
  clientTimeout,
  'Cannot use a pool after calling end',
];

/** Return the SQLSTATE or system code of an error, or '' without a code. */
export function errorCode(error: unknown): string {
  if (!(error instanceof Error) || !('code' in error)) return '';
  return typeof error.code === 'string' ? error.code : '';
}

/**
 * Return whether PostgreSQL reports damaged data or an internal error (SQLSTATE class XX). Damaged files cause both.
 */
export const isDamage = (error: unknown): boolean => errorCode(error).startsWith('XX');

/** Return whether the error is a serialization failure or a deadlock: the same work may succeed on a retry. */
export const isConflict = (error: unknown): boolean => ['40001', '40P01'].includes(errorCode(error));

const comesFrom = (error: unknown, routine: string): boolean =>
  error instanceof Error && 'routine' in error && error.routine === routine;

/**
 * Return whether a table has changed since this connection prepared the statement. The statement may succeed on a new
 * connection.
 */
export const isStalePlan = (error: unknown): boolean =>
  errorCode(error) === '0A000' && comesFrom(error, 'RevalidateCachedQuery');

/**
 * Return whether a Citus worker stopped during a commit. Compare the name of the routine, because Citus reports every
 * internal error with the same code.
 */
const isLostCommit = (error: unknown): boolean => comesFrom(error, 'ErrorIfPostCommitFailedShardPlacements');

/** Return whether the socket of the database does not exist. A missing file has the same code, but is opened or read. */
const isMissingSocket = (error: unknown): boolean =>
  errorCode(error) === 'ENOENT' && error instanceof Error && 'syscall' in error && error.syscall === 'connect';

/** Return whether the driver stopped waiting for a query. The query still runs in the database. */
export const isClientTimeout = (error: unknown): boolean => error instanceof Error && error.message === clientTimeout;

/**
 * Return whether the database was unreachable or refused work. Errors of the driver have no code: compare their
 * messages.
 */
export function isUnavailable(error: unknown): boolean {
  const code = errorCode(error);
  if (unreachable.test(code) || systemCodes.has(code) || isMissingSocket(error) || isLostCommit(error)) return true;
  if (error instanceof AggregateError) return error.errors.some(isUnavailable);
  return error instanceof Error && driverSentences.some((sentence) => error.message.startsWith(sentence));
}
