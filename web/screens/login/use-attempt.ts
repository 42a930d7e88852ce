import { useEffect, useRef, useState } from 'react';
import { identityMessage } from '../../features/session/identity-messages.ts';
import { type IdentityCode, IdentityError } from '../../identity/port/identity.ts';
import type { FieldError } from '../../ui/form/field.tsx';
import { dismissToast, dismissToastTitled, toast } from '../../ui/toast/toast.ts';

type FailureTitle = 'Sign in failed' | 'Sign up failed' | 'Password reset failed';

export function refuse(title: string, description: string): void {
  toast({ title, description, variant: 'destructive' });
}

/**
 * Run one identity request at a time. Show a failure in a toast until the next attempt or until the panel closes, and
 * also at its field until the user types. If the user types during the request, show the failure only in the toast,
 * because an error at a field takes the focus.
 */
export function useAttempt(failureTitle: FailureTitle) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<(FieldError & { code: IdentityCode }) | null>(null);
  const isChanged = useRef(false);
  useEffect(() => () => dismissToastTitled(failureTitle), [failureTitle]);
  const attempt = async (call: () => Promise<void>): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    setFailure(null);
    isChanged.current = false;
    dismissToast();
    try {
      await call();
    } catch (error) {
      const text = identityMessage(error);
      refuse(failureTitle, text);
      if (error instanceof IdentityError && !isChanged.current) setFailure({ text, code: error.code });
    }
    setBusy(false);
  };
  return {
    isBusy,
    attempt,
    /** Return the failure to show at a field, or null if its code is not among `codes`. */
    errorAt: (codes: readonly IdentityCode[]): FieldError | null =>
      failure && codes.includes(failure.code) ? failure : null,
    /** Remove the failure from its field. Call this when the user types. */
    forgetError: () => {
      isChanged.current = true;
      setFailure(null);
    },
  };
}

export type FieldFailure = Pick<ReturnType<typeof useAttempt>, 'errorAt' | 'forgetError'>;
