import { loadConfig } from '../data/config.ts';
import { identityMessage } from '../features/session/identity-messages.ts';
import type { Session } from '../features/session/session.ts';
import { postIdentity } from '../identity/builtin/builtin-api.ts';
import { readIdentity } from '../identity/builtin/read-identity.ts';
import { applyFirebaseCode } from '../identity/firebase/load-firebase.ts';
import { toast } from '../ui/toast.ts';

/** What Firebase's letters say of themselves in their links, and what the person reads once it is done. */
const letters: Readonly<Record<string, readonly [title: string, description: string]>> = {
  verifyEmail: ['E-mail confirmed', 'Thank you.'],
  verifyAndChangeEmail: ['E-mail confirmed', 'Sign in with it from now on.'],
  recoverEmail: ['E-mail is back', 'Sign in with your old e-mail. A new password keeps others out.'],
};

/** Why a link is dead, and what to do now, takes longer to read than that all went well. */
const readingMs = 20_000;

async function confirmBuiltin(session: Session, token: string): Promise<void> {
  const { isChange } = await postIdentity('account/email/confirm', { token });
  toast({
    title: 'E-mail confirmed',
    description: isChange === true ? 'Sign in with it from now on.' : 'Thank you.',
    variant: 'success',
  });
  const { identity } = session.getState();
  const person = isChange === true && identity ? await readIdentity(identity.uid) : null;
  if (person) await session.actions.adopt(person);
}

async function confirmHosted(code: string, [title, description]: readonly [string, string]): Promise<void> {
  const { firebase } = await loadConfig();
  if (!firebase) return;
  await applyFirebaseCode(firebase, code);
  toast({ title, description, variant: 'success' });
}

/** Uses the secret of a letter's link (`query` of its address): the e-mail is the account's from then on. Says how it went. */
export async function confirmEmail(session: Session, query: string): Promise<void> {
  const given = new URLSearchParams(query);
  const [token, letter] = [given.get('confirm'), letters[given.get('mode') ?? '']];
  // A link for a new password has a panel of its own.
  if (token === null && !letter) return;
  if (window.location.search === query) window.history.replaceState(null, '', window.location.pathname);
  try {
    if (token !== null) await confirmBuiltin(session, token);
    else if (letter) await confirmHosted(given.get('oobCode') ?? '', letter);
  } catch (error) {
    toast({
      title: 'E-mail not confirmed',
      description: identityMessage(error),
      variant: 'destructive',
      durationMs: readingMs,
    });
  }
}
