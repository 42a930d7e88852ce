import { APIError } from 'better-auth/api';
import { type Browser, readPendingCookie, wrongCode } from './code-step.ts';

export const appIsOn = () =>
  new APIError('BAD_REQUEST', { code: 'APP_IS_ON', message: 'The app was turned on elsewhere just now.' });

/**
 * Return the refusal to send instead of one of better-auth, whose texts users would not understand. Null: send the
 * library's. The HTTP status is always the library's.
 */
export async function plainRefusal(call: Browser, { body, status }: APIError): Promise<APIError | null> {
  const signInOver = (reason: string) =>
    new APIError(status, { code: 'SIGN_IN_OVER', message: `${reason} Please enter your password again.` });
  switch (body?.code) {
    case 'INVALID_CODE':
    case 'INVALID_BACKUP_CODE':
      return new APIError(status, { code: body.code, message: wrongCode });
    case 'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE':
      return signInOver('Too many wrong codes.');
    case 'INVALID_TWO_FACTOR_COOKIE':
      // The browser deletes the cookie when the time is up.
      return signInOver((await readPendingCookie(call)) ? 'This sign-in is over.' : 'That took too long.');
    case 'TOTP_NOT_ENABLED':
    case 'BACKUP_CODES_NOT_ENABLED':
      return signInOver('This sign-in is over.');
    case 'TOTP_ALREADY_ENABLED':
      return appIsOn();
    case 'TWO_FACTOR_NOT_ENABLED':
      return new APIError(status, { code: body.code, message: 'The authenticator app was turned off elsewhere.' });
    default:
      // Another recovery code was used at the same moment. The library accepts no further code of this sign-in.
      return status === 'CONFLICT' && /backup code/.test(body?.message ?? '')
        ? signInOver('This sign-in is over.')
        : null;
  }
}
