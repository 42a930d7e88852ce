import { PASSWORD_MIN_CHARACTERS } from '../../../core/domain/limits.ts';
import { COMMON_PASSWORD_MESSAGE } from '../../../core/domain/users/common-password.ts';
import { type IdentityCode, IdentityError } from '../../identity/port/identity.ts';

const defaultMessage = 'An authentication error occurred. Please try again.';

/**
 * The message for each code (specification, section 8). For a code without a message here, the identity service's own
 * message is shown.
 */
const messages: Readonly<Partial<Record<IdentityCode, string>>> = {
  'configuration-not-found': 'Sign-in is not configured yet. Please contact support.',
  'unauthorized-domain': 'Sign-in is not allowed from this address. Please contact support.',
  'invalid-api-key': 'Sign-in is not configured correctly. Please contact support.',
  'app-deleted': 'Sign-in is no longer configured. Please contact support.',
  'network-request-failed': 'Network error. Please check your internet connection and try again.',
  'too-many-requests': 'Too many failed attempts. Please try again later.',
  'user-disabled': 'Your account has been disabled. Please contact support.',
  'popup-blocked': 'Sign-in popup was blocked. Please allow popups and try again.',
  'popup-closed': 'Sign-in was cancelled. Please try again.',
  'cancelled-popup-request': 'Another sign-in popup is already open.',
  'operation-not-allowed': 'This sign-in method is not enabled. Please contact support.',
  'invalid-email': 'Please enter a valid email address.',
  'user-not-found': 'No account found with this email. Please check your email or sign up.',
  'wrong-password': 'Incorrect password. Please try again.',
  'email-already-in-use': 'An account with this email already exists. Please sign in instead.',
  'weak-password': `Password is too weak. Please use at least ${PASSWORD_MIN_CHARACTERS} characters.`,
  'invalid-credential': 'Invalid email or password. Please check your credentials.',
  'user-mismatch': 'These details belong to another account. Please sign in with the account you began with.',
  'credential-already-in-use': 'These details are already used by another account. Please sign in with that one.',
  'requires-recent-login': 'Please sign out and sign in again to perform this action.',
  'reset-link-invalid':
    'This link or another one was used, it was cancelled or is too old, or your password or another way to sign in has changed since. Please ask for a new one.',
  'common-password': COMMON_PASSWORD_MESSAGE,
};

export function identityMessage(error: unknown): string {
  if (!(error instanceof IdentityError)) return (error instanceof Error && error.message) || defaultMessage;
  return messages[error.code] || error.message || defaultMessage;
}
