import { IdentityError } from '../port/identity.ts';
import codesOfFirebase from './firebase-codes.json' with { type: 'json' };

const codes = Object.keys(codesOfFirebase) as (keyof typeof codesOfFirebase)[];

/** Return the SDK's error code without "auth/"; empty for an error without a code. */
export function firebaseCodeOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return code.replace(/^auth\//, '');
}

/** Convert an error of the SDK to an IdentityError, which keeps the SDK's message. */
export function identityErrorOf(error: unknown): IdentityError {
  const message = error instanceof Error ? error.message : '';
  const firebaseCode = firebaseCodeOf(error);
  // The compiler rejects firebase-codes.json if a key is not an IdentityCode.
  return new IdentityError(codes.find((code) => codesOfFirebase[code].includes(firebaseCode)) ?? 'unknown', message);
}
