import { ApiError, isUnauthorized } from '../../../data/api/api.ts';
import { FieldError } from './change-dialog.tsx';
import { dataErrorText } from './data-error-text.ts';

/** Turn a call's error into one that a dialog shows below the field that the error names. Return a 401 unchanged. */
function toFieldError(error: unknown): unknown {
  if (isUnauthorized(error)) return error;
  const field = error instanceof ApiError ? (error.body?.field ?? '') : '';
  return new FieldError(field, dataErrorText(error));
}

/** Do the work of a dialog. Throw an error that a user can understand, or a 401 unchanged. */
export async function orReadableError<T>(work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    throw toFieldError(error);
  });
}
