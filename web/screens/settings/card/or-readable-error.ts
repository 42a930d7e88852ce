import { ApiError, isUnauthorized } from '../../../data/api/api.ts';
import { FieldError } from './change-dialog.tsx';
import { dataErrorText } from './data-error-text.ts';

/** Turn an error of a call into one that a dialog shows below the field that it names. A 401 stays as it is. */
function toFieldError(error: unknown): unknown {
  if (isUnauthorized(error)) return error;
  const field = error instanceof ApiError ? (error.body?.field ?? '') : '';
  return new FieldError(field, dataErrorText(error));
}

/** Do the work of a dialog. Throw a text that people understand, or a 401 unchanged. */
export async function orReadableError<T>(work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    throw toFieldError(error);
  });
}
