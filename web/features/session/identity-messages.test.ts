import { expect, test } from 'vitest';
import { type IdentityCode, IdentityError } from '../../identity/port/identity.ts';
import { identityMessage } from './identity-messages.ts';

const messages: [IdentityCode, string][] = [
  ['network-request-failed', 'Network error. Please check your internet connection and try again.'],
  ['too-many-requests', 'Too many failed attempts. Please try again later.'],
  ['user-disabled', 'Your account has been disabled. Please contact support.'],
  ['popup-blocked', 'Sign-in popup was blocked. Please allow popups and try again.'],
  ['popup-closed', 'Sign-in was cancelled. Please try again.'],
  ['cancelled-popup-request', 'Another sign-in popup is already open.'],
  ['operation-not-allowed', 'This sign-in method is not enabled. Please contact support.'],
  ['invalid-email', 'Please enter a valid email address.'],
  ['user-not-found', 'No account found with this email. Please check your email or sign up.'],
  ['wrong-password', 'Incorrect password. Please try again.'],
  ['email-already-in-use', 'An account with this email already exists. Please sign in instead.'],
  ['common-password', 'Password must not be one of the most used ones'],
  ['weak-password', 'Password is too weak. Please use at least 6 characters.'],
  ['invalid-credential', 'Invalid email or password. Please check your credentials.'],
  ['requires-recent-login', 'Please sign out and sign in again to perform this action.'],
  ['configuration-not-found', 'Sign-in is not configured yet.'],
  ['unauthorized-domain', 'Sign-in is not allowed from this address.'],
  ['invalid-api-key', 'Sign-in is not configured correctly.'],
  ['app-deleted', 'Sign-in is no longer configured.'],
  ['user-mismatch', 'These details belong to another account.'],
  ['credential-already-in-use', 'These details are already used by another account.'],
  [
    'reset-link-invalid',
    'This link or another one was used, it was cancelled or is too old, or your password or another way to sign in has changed since.',
  ],
];

test.each(messages)(
  'shows a message for the code %s [8.12, 8.13, 8.14, 8.15, 8.16, 8.17, 8.18, 8.19, 8.20, 8.21, 8.22, 8.23, 8.24, 8.25, 8.26, 8.27]',
  (code, text) => {
    expect(identityMessage(new IdentityError(code, 'the words of the service'))).toContain(text);
  },
);

test('shows the identity service’s own message for an unknown code [8.28]', () => {
  expect(identityMessage(new IdentityError('unknown', 'The moon is in the way.'))).toBe('The moon is in the way.');
  expect(identityMessage(new Error('The moon is in the way.'))).toBe('The moon is in the way.');
  expect(identityMessage(new IdentityError('unknown'))).toBe('An authentication error occurred. Please try again.');
  expect(identityMessage(null)).toBe('An authentication error occurred. Please try again.');
});
