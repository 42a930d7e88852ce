import { ApiError } from '../data/api/api-errors.ts';
import { loadConfig } from '../data/config.ts';
import { identityMessage } from '../features/session/identity-messages.ts';
import type { Session } from '../features/session/session.ts';
import { builtinAccount } from '../identity/builtin/builtin-account.ts';
import { postIdentity } from '../identity/builtin/builtin-api.ts';
import { readIdentity } from '../identity/builtin/read-identity.ts';
import { applyFirebaseCode } from '../identity/firebase/load-firebase.ts';
import { IdentityError } from '../identity/port/identity.ts';
import { type ToastRequest, toast } from '../ui/toast/toast.ts';

/** The success toast for a link in a Firebase email, by the link's `mode`. */
const firebaseModes: Readonly<Record<string, readonly [title: string, description: string]>> = {
  verifyEmail: ['Email confirmed', 'Thank you.'],
  verifyAndChangeEmail: ['Email confirmed', 'Sign in with it from now on.'],
  recoverEmail: ['Email is back', 'Sign in with your old email. A new password keeps others out.'],
};

/** How long a toast with a long text is shown. */
const longTextMs = 20_000;

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

/** If a link was refused because it no longer works, return a toast that says what the account's email needs, or null. */
async function stateOfEmail(error: unknown): Promise<ToastRequest | null> {
  if (!(error instanceof IdentityError) || error.code !== 'reset-link-invalid') return null;
  const account = await builtinAccount.read().catch(() => null);
  if (account?.pendingEmail) {
    const description = `${account.pendingEmail} waits for confirmation: open the link in the newest email sent there.`;
    return { title: 'This link no longer works', description, durationMs: longTextMs };
  }
  if (!account?.emailVerified) return null;
  const description = `Your email is ${account.email}, and it is confirmed. This link no longer does anything.`;
  return { title: 'Nothing left to confirm', description, durationMs: longTextMs };
}

/**
 * Wait for a sign-in, and confirm the address in that session. Opening the link does not prove that the account belongs
 * to the owner of the mailbox.
 */
async function confirmBuiltin(session: Session, token: string): Promise<void> {
  await signedIn(session);
  const answer = await postIdentity('account/email/confirm', { token }).catch(async (error: unknown) => {
    if (error instanceof ApiError) throw new Error('Please sign in, then open the link again.');
    const state = await stateOfEmail(error);
    if (state === null) throw error;
    toast(state);
    return null;
  });
  if (answer === null) return;
  const { isChange, email } = answer;
  toast({
    title: 'Email confirmed',
    description: isChange === true ? `Sign in with ${email} from now on.` : `Thank you for confirming ${email}.`,
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
 * Apply an emailed link that confirms or changes an email address, and show the result. `link` contains the
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
      title: 'Email not confirmed',
      description: identityMessage(error),
      variant: 'destructive',
      durationMs: longTextMs,
    });
  }
}
