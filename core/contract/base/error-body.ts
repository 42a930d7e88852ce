import * as z from 'zod/mini';
import { reflection } from '../reflection.ts';
import { errorCodeSchema } from './error-codes.ts';

export const errorBody = z.object({
  code: errorCodeSchema,
  /** Safe to show to the user. The message of a 401 contains "Unauthorized". */
  message: z.string(),
  requestId: z.string(),
  /** The invalid field, such as 'content', 'query.start' or 'headers.if-match'. */
  field: z.optional(z.string()),
  /** The stored reflection, for the errors `already_submitted` and `stale_revision`. */
  reflection: z.optional(reflection),
  /** True if the reflection of the window was deleted, for the error `window_closed` of a submit; else absent. */
  isDeleted: z.optional(z.boolean()),
});
export type ErrorBody = z.output<typeof errorBody>;
