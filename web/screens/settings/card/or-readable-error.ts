import { ApiError, isUnauthorized } from '../../../data/api/api.ts';
import { FieldError } from './change-dialog.tsx';
import { dataErrorText } from './data-error-text.ts';

/** Convert an error of a call into a FieldError for the field that the error names. Return a 401 unchanged. */
function toFieldError(error: unknown, textOf: (error: unknown) => string): unknown {
  if (isUnauthorized(error)) return error;
  const field = error instanceof ApiError ? (error.body?.field ?? '') : '';
  return new FieldError(field, textOf(error));
}

/**
 * Await a call of a dialog. If the call fails, throw a FieldError with a text for the user, but rethrow a 401
 * unchanged.
 */
export async function orReadableError<T>(work: Promise<T>, textOf = dataErrorText): Promise<T> {
  return work.catch((error: unknown) => {
    throw toFieldError(error, textOf);
  });
}
