import type { ErrorCode } from '../../core/contract/base/error-codes.ts';
import { JOURNAL_MAX_BYTES, THEME_CORRECTIONS_MAX, TOKENS_MAX } from '../../core/domain/limits.ts';
import { accountDisabled } from '../../core/domain/users/sign-up-refusals.ts';

/** The default text of each error code, which users may see. */
export const refusalText: Readonly<Record<ErrorCode, string>> = {
  bad_request: 'The request is not valid.',
  unauthorized: 'Unauthorized',
  forbidden_identity: 'This is not the signed-in identity.',
  not_found: 'Not found.',
  already_submitted: 'This window already has a reflection.',
  stale_revision: 'This reflection was changed elsewhere.',
  window_closed: 'This reflection window is closed.',
  window_not_open: 'This reflection window is not open yet.',
  journal_full: `Your journal is full: it can hold ${JOURNAL_MAX_BYTES / 1024 / 1024} MB of text. Delete a reflection to make room.`,
  versions_used_up: 'Both new versions of this week are used up. Two more come on Monday.',
  corrections_full: `You have removed or renamed ${THEME_CORRECTIONS_MAX} themes, which is as many as can be stored. Take one back in Settings first.`,
  theme_changed:
    'This theme was changed again in the meantime, on another device or in another tab. Nothing was changed here.',
  account_not_empty: 'This account already has reflections. A copy can only be brought back into an empty one.',
  wrong_password: 'Incorrect password. Please try again.',
  recent_login_required: 'Please sign out and sign in again to perform this action.',
  password_needed: 'Please choose a new password first: sign out, then press "Forgot Password?".',
  sample_person: 'The sample journal belongs to everybody and stays as it is.',
  token_not_allowed: 'This token may not be used for this call.',
  tokens_full: `There are ${TOKENS_MAX} tokens already. Revoke one first.`,
  sign_up_refused: 'No account can be created here now.',
  account_disabled: accountDisabled,
  too_large: 'The request is too large.',
  too_many_requests: 'Too many requests. Please try again later.',
  unavailable: 'The service is unavailable for a moment. Please try again.',
  internal: 'Something went wrong on our side.',
};
