import { useState } from 'react';
import { allowReminders } from '../../../features/session/push/push-registration.ts';
import { knownReminderOutcome, reminderOutcomeTexts } from '../../../features/session/push/reminder-outcome.ts';
import { Button } from '../../../ui/button/button.tsx';
import styles from './reminders-card.module.css';

/**
 * Ask for the notification permission beside the switches that need it, or explain why notifications cannot be shown.
 */
export function AllowNotifications() {
  const [outcome, setOutcome] = useState(knownReminderOutcome);
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
        {outcome === null ? 'This device has not been allowed to remind you yet.' : reminderOutcomeTexts[outcome]}
      </p>
      {outcome === null && (
        <Button variant="quiet" busy={isAsking} className={styles['allowButton']} onClick={() => void ask()}>
          Allow on this device
        </Button>
      )}
    </div>
  );
}
