import { ApiError, NetworkError } from '../../../data/api/api.ts';

/** Return the text for a failed call. For an invalid file, the server's message says where the fault is. */
export function dataErrorText(error: unknown): string {
  if (error instanceof NetworkError) return 'Network error. Please check your internet connection and try again.';
  const message = error instanceof ApiError ? error.body?.message : undefined;
  return message ?? 'Please try again.';
}
