import { isUnauthorized } from '../../../data/api.ts';
import { type PreferenceChange, useChangePreferences } from '../../../data/preferences.ts';
import { redirectToLogin } from '../../../features/session/login-redirect.ts';
import { useIsSameUser, useSession } from '../../../features/session/use-session.ts';
import { dismissToastTitled, toast } from '../../../ui/toast/toast.ts';

const notChanged = {
  title: 'Not changed',
  description: 'Your choice could not be saved. Please try again.',
  variant: 'destructive',
} as const;

/** Keeps a choice on the server, and says so where it could not be kept. */
export function useSavePreference(): (choice: PreferenceChange) => void {
  const change = useChangePreferences(useSession().identity?.uid ?? '');
  const isHere = useIsSameUser();
  return (choice) => {
    dismissToastTitled(notChanged.title);
    change(choice).catch((error: unknown) => {
      if (!isHere()) return;
      if (isUnauthorized(error)) redirectToLogin();
      else toast(notChanged);
    });
  };
}
