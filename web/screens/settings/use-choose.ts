import { type PreferenceChange, useChangePreferences } from '../../data/preferences.ts';
import { toast } from '../../ui/toast.ts';

/** Keeps a choice on the server, and says so where it could not be kept. */
export function useChoose(): (choice: PreferenceChange) => void {
  const change = useChangePreferences();
  return (choice) => {
    change(choice).catch(() =>
      toast({
        title: 'Not changed',
        description: 'Your choice could not be saved. Please try again.',
        variant: 'destructive',
      }),
    );
  };
}
