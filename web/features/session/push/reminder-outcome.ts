import { useEffect, useState, useSyncExternalStore } from 'react';
import { bridge } from '../../../device/bridge.ts';
import { notificationPermission } from '../../../device/push/notification-permission.ts';
import { hasPushFailed, watchPush } from '../../../device/push/push-failure.ts';
import { currentPushSubscription } from '../../../device/push/push-subscription.ts';
import type { ReminderOutcome } from './push-registration.ts';

/** Shown on a device that cannot show notifications, or cannot show them yet. */
export const reminderOutcomeTexts: Readonly<Record<Exclude<ReminderOutcome, 'allowed'>, string>> = {
  denied: 'Notifications are blocked on this device. You can allow them for this page in your browser’s settings.',
  unavailable: 'Reminders do not work on this device, but it is as good a place to write as any.',
  asked: 'If your phone asks now, allow notifications. You can change this in the phone’s settings.',
  failed: 'That did not work just now. Please try again.',
};

/** Return the outcome that is known before any tap; null if the user can still be asked for permission. */
export function knownReminderOutcome(): ReminderOutcome | null {
  if (bridge.isNative()) return null;
  const permission = notificationPermission();
  if (permission === 'granted') return hasPushFailed() ? 'unavailable' : 'allowed';
  return permission === 'default' ? null : permission;
}

/**
 * Return the known outcome, and render again when it changes. A browser with the permission but without a subscription
 * gets no messages: return null then, and `checking` until this is known.
 */
export function useKnownReminderOutcome(): ReminderOutcome | 'checking' | null {
  const known = useSyncExternalStore(watchPush, knownReminderOutcome);
  const [isSubscribed, setSubscribed] = useState<boolean | null>(null);
  useEffect(() => {
    const check = () => {
      currentPushSubscription().then(
        (subscription) => setSubscribed(subscription !== null),
        () => setSubscribed(false),
      );
    };
    check();
    return watchPush(check);
  }, []);
  if (known !== 'allowed' || isSubscribed) return known;
  return isSubscribed === null ? 'checking' : null;
}
