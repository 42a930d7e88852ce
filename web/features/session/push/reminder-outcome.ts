import { bridge } from '../../../device/bridge.ts';
import { notificationPermission } from '../../../device/push/notification-permission.ts';
import type { ReminderOutcome } from './push-registration.ts';

/** The texts for a device that may not, or not yet, show notifications. */
export const reminderOutcomeTexts: Readonly<Record<Exclude<ReminderOutcome, 'allowed'>, string>> = {
  denied: 'Notifications are blocked on this device. You can allow them for this page in your browser’s settings.',
  unavailable: 'This browser cannot show notifications. What you choose here holds for your other devices.',
  asked: 'If your phone asks now, allow notifications. You can change this in the phone’s settings.',
};

/** Return the outcome known before any tap, or null when the permission prompt can still be shown. */
export function knownReminderOutcome(): ReminderOutcome | null {
  if (bridge.isNative()) return null;
  const permission = notificationPermission();
  if (permission === 'granted') return 'allowed';
  return permission === 'default' ? null : permission;
}
