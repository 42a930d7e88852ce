import { IdentityError } from '../port/identity.ts';
import codesOfFirebase from './firebase-codes.json' with { type: 'json' };

const codes = Object.keys(codesOfFirebase) as (keyof typeof codesOfFirebase)[];

/** The code of an error of the SDK, without "auth/"; '' for an error without a code. */
export function firebaseCodeOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return code.replace(/^auth\//, '');
}

/** Convert an error of the SDK. An unknown code keeps the SDK's own message. */
export function identityErrorOf(error: unknown): IdentityError {
  const message = error instanceof Error ? error.message : '';
  const firebaseCode = firebaseCodeOf(error);
  // A key of the file that is not a code of the specification does not compile.
  return new IdentityError(codes.find((code) => codesOfFirebase[code].includes(firebaseCode)) ?? 'unknown', message);
}
