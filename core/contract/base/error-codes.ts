import * as z from 'zod/mini';

const errorCodes = [
  'bad_request',
  'unauthorized',
  'forbidden_identity',
  'not_found',
  'already_submitted',
  'stale_revision',
  'window_closed',
  'window_not_open',
  'journal_full',
  'versions_used_up',
  'corrections_full',
  'theme_changed',
  'account_not_empty',
  'wrong_password',
  'recent_login_required',
  'password_needed',
  'sample_person',
  'token_not_allowed',
  'tokens_full',
  'sign_up_refused',
  'account_disabled',
  'too_large',
  'too_many_requests',
  'unavailable',
  'internal',
] as const;

export type ErrorCode = (typeof errorCodes)[number];

export const errorCodeSchema = z.enum(errorCodes);

/** Clients depend on these statuses. */
export const statusOf = {
  bad_request: 400,
  unauthorized: 401,
  forbidden_identity: 403,
  not_found: 404,
  already_submitted: 409,
  stale_revision: 409,
  window_closed: 422,
  window_not_open: 422,
  journal_full: 422,
  versions_used_up: 422,
  corrections_full: 422,
  theme_changed: 409,
  account_not_empty: 409,
  wrong_password: 403,
  recent_login_required: 403,
  password_needed: 403,
  sample_person: 403,
  token_not_allowed: 403,
  tokens_full: 422,
  sign_up_refused: 403,
  account_disabled: 403,
  too_large: 413,
  too_many_requests: 429,
  unavailable: 503,
  internal: 500,
} as const satisfies Record<ErrorCode, number>;
