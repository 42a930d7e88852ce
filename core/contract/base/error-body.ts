import * as z from 'zod/mini';
import { reflection } from '../reflection.ts';
import { errorCodeSchema } from './error-codes.ts';

/** The body of every error response. */
export const errorBody = z.object({
  code: errorCodeSchema,
  /** The error message, which is safe to show to the user. The message of a 401 contains "Unauthorized". */
  message: z.string(),
  requestId: z.string(),
  /** The invalid field of the request, such as 'content', 'query.start' or 'headers.if-match'. */
  field: z.optional(z.string()),
  /** The reflection that the server has stored. Set only for the errors `already_submitted` and `stale_revision`. */
  reflection: z.optional(reflection),
});
export type ErrorBody = z.output<typeof errorBody>;
