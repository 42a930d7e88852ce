import { openPath } from '../../device/open-path.ts';
import { IdentityError, type SignInIdentity } from '../port/identity.ts';
import { type Fields, postIdentity, requireIdentity } from './builtin-api.ts';

/** With this query parameter, /auth shows the field for an authenticator code. */
export const codeQuery = 'code';

/**
 * Show the field for an authenticator code after a correct password. The panel that has this field completes the
 * sign-in, so the promise never resolves. Throws IdentityError if the response does not ask for a code.
 */
export function showCodeField(answer: Fields): Promise<never> {
  if (answer['twoFactorRedirect'] !== true) throw new IdentityError('unknown');
  openPath(`/auth?${codeQuery}`);
  return new Promise<never>(() => undefined);
}

/** Sign in with a code of the authenticator app, or with a recovery code. Throws IdentityError. */
export async function signInWithCode(code: string, kind: 'app' | 'recovery'): Promise<SignInIdentity> {
  const path = kind === 'app' ? 'two-factor/verify-totp' : 'two-factor/verify-backup-code';
  return requireIdentity(
    await postIdentity(
      path,
      { code },
      {
        INVALID_CODE: 'wrong-code',
        INVALID_BACKUP_CODE: 'wrong-code',
        SIGN_IN_OVER: 'sign-in-over',
        SESSION_ENDED: 'sign-in-over',
      },
    ),
  );
}
