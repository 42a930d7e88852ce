import { ApiError } from '../data/api/api-errors.ts';
import { loadConfig } from '../data/config.ts';
import { identityMessage } from '../features/session/identity-messages.ts';
import type { Session } from '../features/session/session.ts';
import { postIdentity } from '../identity/builtin/builtin-api.ts';
import { readIdentity } from '../identity/builtin/read-identity.ts';
import { applyFirebaseCode } from '../identity/firebase/load-firebase.ts';
import { toast } from '../ui/toast/toast.ts';

/** The success toast for a link in a Firebase e-mail, by the link's `mode`. */
const firebaseModes: Readonly<Record<string, readonly [title: string, description: string]>> = {
  verifyEmail: ['E-mail confirmed', 'Thank you.'],
  verifyAndChangeEmail: ['E-mail confirmed', 'Sign in with it from now on.'],
  recoverEmail: ['E-mail is back', 'Sign in with your old e-mail. A new password keeps others out.'],
};

/**
 * How long the toast about a failure is shown. The time is longer than for other toasts, because the text is longer.
 */
const failureShownMs = 20_000;

const signedIn = (session: Session) =>
  new Promise<void>((resolve) => {
    const check = () => {
      if (session.getState().status !== 'signed-in') return;
      stop();
      resolve();
    };
    const stop = session.subscribe(check);
    check();
  });

/**
 * Wait for a sign-in, and confirm the address in that session. Opening the link does not prove that the account belongs
 * to the owner of the mailbox.
 */
async function confirmBuiltin(session: Session, token: string): Promise<void> {
  await signedIn(session);
  const { isChange } = await postIdentity('account/email/confirm', { token }).catch((error: unknown) => {
    throw error instanceof ApiError ? new Error('Please sign in, then open the link again.') : error;
  });
  toast({
    title: 'E-mail confirmed',
    description: isChange === true ? 'Sign in with it from now on.' : 'Thank you.',
    variant: 'success',
  });
  const { identity } = session.getState();
  const changed = isChange === true && identity ? await readIdentity(identity.uid) : null;
  if (changed) await session.actions.adopt(changed);
}

async function applyFirebaseLink(code: string, [title, description]: readonly [string, string]): Promise<void> {
  const { firebase } = await loadConfig();
  if (!firebase) return;
  await applyFirebaseCode(firebase, code);
  toast({ title, description, variant: 'success' });
}

/**
 * Apply an e-mailed link that confirms or changes an e-mail address, and show the result. `link` contains the
 * parameters of the link. Ignore other links, such as password-reset links, which the login screen handles.
 */
export async function confirmEmail(session: Session, link: URLSearchParams): Promise<void> {
  const [token, firebaseMode] = [link.get('confirm'), firebaseModes[link.get('mode') ?? '']];
  if (token === null && !firebaseMode) return;
  // Remove a Firebase code from the address bar. Leave a builtin token there: until the sign-in, it tells the login
  // screen that a confirmation is pending.
  if (token === null && new URLSearchParams(window.location.search).has('oobCode'))
    window.history.replaceState(null, '', window.location.pathname);
  try {
    if (token !== null) await confirmBuiltin(session, token);
    else if (firebaseMode) await applyFirebaseLink(link.get('oobCode') ?? '', firebaseMode);
  } catch (error) {
    toast({
      title: 'E-mail not confirmed',
      description: identityMessage(error),
      variant: 'destructive',
      durationMs: failureShownMs,
    });
  }
}
