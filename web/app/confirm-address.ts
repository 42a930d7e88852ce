import { ask } from '../data/identity-calls.ts';
import { readPersonAgain } from '../data/refresh-person.ts';
import { identityMessage } from '../features/session/identity-messages.ts';
import type { Session } from '../features/session/session.ts';
import { toast } from '../ui/toast.ts';

/** Uses the secret of a letter's link: the address is the account's from then on. Says how it went. */
export async function confirmAddress(session: Session, token: string): Promise<void> {
  if (window.location.search.includes('confirm=')) window.history.replaceState(null, '', window.location.pathname);
  try {
    const { isChange } = await ask('account/email/confirm', { token });
    toast({
      title: 'E-mail confirmed',
      description: isChange === true ? 'Sign in with it from now on.' : 'Thank you.',
      variant: 'success',
    });
    const { identity } = session.getState();
    const person = isChange === true && identity ? await readPersonAgain(identity.uid) : null;
    if (person) await session.actions.adopt(person);
  } catch (error) {
    toast({ title: 'E-mail not confirmed', description: identityMessage(error), variant: 'destructive' });
  }
}
