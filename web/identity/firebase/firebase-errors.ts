import { type IdentityCode, IdentityError } from '../port/identity.ts';

/** Maps Firebase's codes, without their "auth/", to codes of the specification. */
const codes: Readonly<Record<string, IdentityCode>> = {
  'configuration-not-found': 'configuration-not-found',
  'auth-domain-config-required': 'configuration-not-found',
  'unauthorized-domain': 'unauthorized-domain',
  'unauthorized-continue-uri': 'unauthorized-domain',
  'invalid-api-key': 'invalid-api-key',
  'api-key-not-valid.-please-pass-a-valid-api-key.': 'invalid-api-key',
  'app-deleted': 'app-deleted',
  'network-request-failed': 'network-request-failed',
  timeout: 'network-request-failed',
  'too-many-requests': 'too-many-requests',
  'quota-exceeded': 'too-many-requests',
  'user-disabled': 'user-disabled',
  'popup-blocked': 'popup-blocked',
  'popup-closed-by-user': 'popup-closed',
  'redirect-cancelled-by-user': 'popup-closed',
  'user-cancelled': 'popup-closed',
  'cancelled-popup-request': 'cancelled-popup-request',
  'operation-not-allowed': 'operation-not-allowed',
  'admin-restricted-operation': 'operation-not-allowed',
  'operation-not-supported-in-this-environment': 'operation-not-allowed',
  'invalid-email': 'invalid-email',
  'missing-email': 'invalid-email',
  'user-not-found': 'user-not-found',
  'wrong-password': 'wrong-password',
  'email-already-in-use': 'email-already-in-use',
  'weak-password': 'weak-password',
  'password-does-not-meet-requirements': 'weak-password',
  'missing-password': 'invalid-credential',
  'invalid-credential': 'invalid-credential',
  'invalid-login-credentials': 'invalid-credential',
  'user-mismatch': 'user-mismatch',
  'credential-already-in-use': 'credential-already-in-use',
  'account-exists-with-different-credential': 'credential-already-in-use',
  'requires-recent-login': 'requires-recent-login',
  'user-token-expired': 'requires-recent-login',
  'expired-action-code': 'reset-link-invalid',
  'invalid-action-code': 'reset-link-invalid',
};

/** The code of an error of the SDK, without "auth/"; '' for an error without a code. */
export function firebaseCodeOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return code.replace(/^auth\//, '');
}

/** Convert an error of the SDK. An unknown code keeps the SDK's own message. */
export function identityErrorOf(error: unknown): IdentityError {
  const message = error instanceof Error ? error.message : '';
  return new IdentityError(codes[firebaseCodeOf(error)] ?? 'unknown', message);
}
