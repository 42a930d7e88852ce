import { useState } from 'react';
import { bridge } from '../../../device/bridge.ts';
import { notificationPermission } from '../../../device/notification-permission.ts';
import { allowReminders, type ReminderOutcome } from '../../../features/session/push/push-registration.ts';
import { Button } from '../../../ui/button/button.tsx';
import styles from './reminders-card.module.css';

const outcomeTexts: Readonly<Record<Exclude<ReminderOutcome, 'allowed'>, string>> = {
  denied: 'Notifications are blocked on this device. You can allow them for this page in your browser’s settings.',
  unavailable: 'This browser cannot show notifications. What you choose here holds for your other devices.',
  asked: 'Your phone asks whether it may show notifications.',
};

/** Return the outcome known before any tap, or null when the permission prompt can still be shown. */
function knownOutcome(): ReminderOutcome | null {
  if (bridge.isNative()) return null;
  const permission = notificationPermission();
  if (permission === 'granted') return 'allowed';
  return permission === 'default' ? null : permission;
}

/** Ask for the notification permission beside the switches that need it, or explain why notifications cannot be shown. */
export function AllowNotifications() {
  const [outcome, setOutcome] = useState(knownOutcome);
  const [isAsking, setAsking] = useState(false);
  const ask = async () => {
    setAsking(true);
    try {
      setOutcome(await allowReminders());
    } finally {
      setAsking(false);
    }
  };
  if (outcome === 'allowed') return null;
  return (
    <div className={styles['allow']}>
      <p role="status">
        {outcome === null ? 'This device has not been allowed to remind you yet.' : outcomeTexts[outcome]}
      </p>
      {outcome === null && (
        <Button variant="quiet" busy={isAsking} className={styles['allowButton']} onClick={() => void ask()}>
          Allow on this device
        </Button>
      )}
    </div>
  );
}
