import { IdentityError, type SignInIdentity } from '../port/identity.ts';
import { type Fields, postIdentity, requireIdentity } from './builtin-api.ts';

/** The query of /auth that shows the field for a code. */
export const codeQuery = 'code';

/**
 * After the right password of somebody whose authenticator app is asked as well: shows the field for its code, which
 * takes over from here. Never settles then; throws for an answer of another kind.
 */
export function showCodeField(answer: Fields): Promise<never> {
  if (answer['twoFactorRedirect'] !== true) throw new IdentityError('unknown');
  window.history.pushState(null, '', `/auth?${codeQuery}`);
  return new Promise<never>(() => undefined);
}

/** Sends an app's code, or a recovery code. Throws IdentityError. */
export async function verifyCode(code: string, kind: 'app' | 'recovery' = 'app'): Promise<Fields> {
  const path = kind === 'app' ? 'two-factor/verify-totp' : 'two-factor/verify-backup-code';
  return postIdentity(path, { code }).catch((error: unknown) => {
    const isWrong = error instanceof IdentityError && /^Invalid (.* )?code$/i.test(error.message);
    throw isWrong ? new IdentityError('unknown', 'This code is wrong or no longer good. Please try another.') : error;
  });
}

/** The person whom a code lets in. Throws IdentityError. */
export async function signInWithCode(code: string, kind: 'app' | 'recovery'): Promise<SignInIdentity> {
  return requireIdentity(await verifyCode(code, kind));
}
