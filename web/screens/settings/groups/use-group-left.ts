import { useEffect } from 'react';
import { focusOnArrival } from '../../../ui/page/focus-on-arrival.ts';
import type { SettingsGroup } from '../settings-groups.ts';

/** The group whose page has just closed, until the next page is on the screen. */
let groupLeft: SettingsGroup | null = null;

/** Remember the group for `useFocusGroupLeft`, in case the page leads back to the list of groups. */
export function useRememberGroup(group: SettingsGroup): void {
  useEffect(
    () => () => {
      groupLeft = group;
      // The next page appears in this task. On any later page, the group must not take the focus.
      setTimeout(() => {
        groupLeft = null;
      });
    },
    [group],
  );
}

/** After the way back from the page of a group, focus the link to it, so that Tab continues there. */
export function useFocusGroupLeft(): void {
  useEffect(() => {
    if (groupLeft) focusOnArrival(document.querySelector<HTMLElement>(`nav a[href$="/settings/${groupLeft}"]`));
  }, []);
}
