import { useState } from 'react';
import { IdentityError } from '../../data/identity.ts';
import { toast } from '../../ui/toast.ts';
import { identityMessage } from './identity-messages.ts';
import { useSession } from './use-session.ts';

/** Ends the session here and in every tab. What was cached of the person goes; drafts stay, keyed by their owner. */
export function useSignOut(navigate: (path: string) => void): { isSigningOut: boolean; signOut: () => Promise<void> } {
  const session = useSession();
  const [isSigningOut, setSigningOut] = useState(false);
  const signOut = async () => {
    setSigningOut(true);
    try {
      await session.signOut();
    } catch (error) {
      const description = error instanceof IdentityError ? identityMessage(error) : 'Please try again.';
      toast({ title: 'Logout failed', description, variant: 'destructive' });
      setSigningOut(false);
      return;
    }
    navigate('/');
    toast({ title: 'Logged out', description: "You've been successfully logged out.", variant: 'success' });
  };
  return { isSigningOut, signOut };
}
