import { useState } from 'react';
import { identityMessage } from '../../features/session/identity-messages.ts';
import { dismissToast, toast } from '../../ui/toast/toast.ts';

type FailureTitle = 'Sign in failed' | 'Sign up failed' | 'Password reset failed';

/** Show a fault in a toast of the variant `destructive`. */
export function refuse(title: string, description: string): void {
  toast({ title, description, variant: 'destructive' });
}

/** Run one identity request at a time. Show a failure in a toast until the next attempt. */
export function useAttempt(failureTitle: FailureTitle) {
  const [isBusy, setBusy] = useState(false);
  const attempt = async (call: () => Promise<void>): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    dismissToast();
    try {
      await call();
    } catch (error) {
      refuse(failureTitle, identityMessage(error));
    }
    setBusy(false);
  };
  return { isBusy, attempt };
}
