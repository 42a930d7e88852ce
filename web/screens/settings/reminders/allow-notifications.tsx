import { useState } from 'react';
import { allowReminders, type ReminderOutcome } from '../../../features/session/push/push-registration.ts';
import { reminderOutcomeTexts } from '../../../features/session/push/reminder-outcome.ts';
import { Button } from '../../../ui/button/button.tsx';
import styles from './reminders-card.module.css';

type Props = { outcome: Exclude<ReminderOutcome, 'allowed'> | null; onAnswer: (answer: ReminderOutcome) => void };

export function AllowNotifications({ outcome, onAnswer }: Props) {
  const [isAsking, setAsking] = useState(false);
  const ask = async () => {
    setAsking(true);
    try {
      onAnswer(await allowReminders());
    } finally {
      setAsking(false);
    }
  };
  const text = outcome === null ? 'This device has not been allowed to remind you yet.' : reminderOutcomeTexts[outcome];
  return (
    <div className={styles['allow']}>
      <p role="status">{isAsking ? 'Waiting for your browser’s answer.' : text}</p>
      {(outcome === null || outcome === 'failed') && (
        <Button variant="quiet" busy={isAsking} className={styles['allowButton']} onClick={() => void ask()}>
          Allow on This Device
        </Button>
      )}
    </div>
  );
}
