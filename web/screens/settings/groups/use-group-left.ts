import { useEffect } from 'react';
import { focusOnArrival } from '../../../ui/page/focus-on-arrival.ts';
import type { SettingsGroup } from '../settings-groups.ts';

/** The group whose page has just closed; null again after the next page has appeared. */
let groupLeft: SettingsGroup | null = null;

/** Remember the group when its page closes, so that `useFocusGroupLeft` can focus the link to it on the next page. */
export function useRememberGroup(group: SettingsGroup): void {
  useEffect(
    () => () => {
      groupLeft = group;
      // The next page appears in the same task. Forget the group in the next task, so that no later page focuses its
      // link.
      setTimeout(() => {
        groupLeft = null;
      });
    },
    [group],
  );
}

/** When the user returns from the page of a group, focus the link to that group, so that Tab continues there. */
export function useFocusGroupLeft(): void {
  useEffect(() => {
    if (groupLeft) focusOnArrival(document.querySelector<HTMLElement>(`nav a[href$="/settings/${groupLeft}"]`));
  }, []);
}
