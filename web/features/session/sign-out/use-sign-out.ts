import { useState } from 'react';
import { IdentityError } from '../../../identity/port/identity.ts';
import { dismissToastTitled, toast } from '../../../ui/toast/toast.ts';
import { identityMessage } from '../identity-messages.ts';
import { suppressLoginRedirect } from '../login-redirect.ts';
import { registerPush } from '../push/push-registration.ts';
import { useSession } from '../use-session.ts';
import { hasUnfinishedSignOut } from './unfinished-sign-out.ts';

function failureText(error: unknown): string {
  const isKnown = error instanceof IdentityError && error.code !== 'unknown';
  return (isKnown ? identityMessage(error) : error instanceof Error && error.message) || 'Please try again.';
}

async function unregisterThisDevice(): Promise<PushSubscription | null> {
  const { unregisterDevice } = await import('../push/unregister-device.ts');
  return unregisterDevice();
}

/** Sign out in every tab and delete the user's cached data. The user's drafts stay on the device. */
export function useSignOut(navigate: (path: string) => void): { isSigningOut: boolean; signOut: () => Promise<void> } {
  const session = useSession();
  const [isSigningOut, setSigningOut] = useState(false);
  const signOut = async () => {
    setSigningOut(true);
    dismissToastTitled('Logout failed');
    const endSuppression = suppressLoginRedirect();
    try {
      const subscription = await unregisterThisDevice().catch(() => null);
      await session.signOut();
      void subscription?.unsubscribe().catch(() => undefined);
    } catch (error) {
      // The user is still signed in: register this device for reminders again.
      registerPush();
      toast({ title: 'Logout failed', description: failureText(error), variant: 'destructive' });
      endSuppression();
      setSigningOut(false);
      return;
    }
    navigate('/');
    const description = hasUnfinishedSignOut()
      ? 'Nothing of your journal is stored here any more. The server ends your session when this device is online.'
      : "You've been successfully logged out.";
    toast({ title: 'Logged out', description, variant: 'success' });
  };
  return { isSigningOut, signOut };
}
