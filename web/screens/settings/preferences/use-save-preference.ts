import { isUnauthorized } from '../../../data/api/api.ts';
import { type PreferenceChange, useChangePreferences } from '../../../data/preferences.ts';
import { redirectToLogin } from '../../../features/session/login-redirect.ts';
import { useIsSameUser, useSession } from '../../../features/session/use-session.ts';
import { dismissToastTitled, toast } from '../../../ui/toast/toast.ts';

const notChanged = {
  title: 'Not changed',
  description: 'Your choice could not be saved. Please try again.',
  variant: 'destructive',
} as const;

export function useSavePreference(): (preference: PreferenceChange) => void {
  const change = useChangePreferences(useSession().identity?.uid ?? '');
  const isSameUser = useIsSameUser();
  return (preference) => {
    dismissToastTitled(notChanged.title);
    change(preference).catch((error: unknown) => {
      if (!isSameUser()) return;
      if (isUnauthorized(error)) redirectToLogin();
      else toast(notChanged);
    });
  };
}
