import { useState } from 'react';
import { IdentityError } from '../../identity/identity.ts';
import { toast } from '../../ui/toast.ts';
import { unsay } from '../../ui/unsay.ts';
import { holdLeaving } from './hold-leaving.ts';
import { identityMessage } from './identity-messages.ts';
import { registerPush } from './push-registration.ts';
import { useSession } from './use-session.ts';

function failureText(error: unknown): string {
  const isKnown = error instanceof IdentityError && error.code !== 'unknown';
  return (isKnown ? identityMessage(error) : error instanceof Error && error.message) || 'Please try again.';
}

/** Ends the session here and in every tab. What was cached of the person goes; drafts stay, keyed by their owner. */
export function useSignOut(navigate: (path: string) => void): { isSigningOut: boolean; signOut: () => Promise<void> } {
  const session = useSession();
  const [isSigningOut, setSigningOut] = useState(false);
  const signOut = async () => {
    setSigningOut(true);
    unsay('Logout failed');
    const stay = holdLeaving();
    try {
      const forgetting = import('./forget-push.ts').then(({ forgetPush }) => forgetPush());
      const subscription = await forgetting.catch(() => null);
      await session.signOut();
      void subscription?.unsubscribe().catch(() => undefined);
    } catch (error) {
      // Still signed in: their reminders go on.
      registerPush();
      toast({ title: 'Logout failed', description: failureText(error), variant: 'destructive' });
      stay();
      setSigningOut(false);
      return;
    }
    navigate('/');
    toast({ title: 'Logged out', description: "You've been successfully logged out.", variant: 'success' });
  };
  return { isSigningOut, signOut };
}
