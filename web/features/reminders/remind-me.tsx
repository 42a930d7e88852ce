import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { EVENING_FROM_SECONDS_OF_DAY } from '../../../core/domain/limits.ts';
import type { ReflectionType } from '../../../core/domain/reflection-type.ts';
import { hourWord } from '../../../core/domain/texts/limit-texts.ts';
import { preferencesQuery, useChangePreferences } from '../../data/preferences.ts';
import { bridge } from '../../device/bridge.ts';
import { storedPushDevice } from '../../device/push/push-token.ts';
import { Button } from '../../ui/button/button.tsx';
import { focusIfLost } from '../../ui/focus-if-lost.ts';
import { allowReminders, type ReminderOutcome } from '../session/push/push-registration.ts';
import { reminderOutcomeTexts, useKnownReminderOutcome } from '../session/push/reminder-outcome.ts';
import { useUid } from '../session/use-session.ts';
import styles from './remind-me.module.css';

const eveningHour = hourWord(EVENING_FROM_SECONDS_OF_DAY);

const texts = {
  evening: {
    ask: `Remind me at ${eveningHour}`,
    done: `A message comes at about ${eveningHour}, unless you have written.`,
  },
  deep: { ask: 'Tell me when it opens', done: 'A message comes the moment it opens.' },
} as const satisfies Record<ReflectionType, { ask: string; done: string }>;

/**
 * Return whether reminders reach this device. Return null if they do not yet, or if this is unknown until the user taps
 * the button. The Android wrapper does not report its permission, but a push token from the wrapper means that it has
 * the permission.
 */
function useOutcomeBeforeTap(): 'allowed' | 'unavailable' | 'checking' | null {
  const known = useKnownReminderOutcome();
  if (known === 'allowed' || known === 'unavailable' || known === 'checking') return known;
  return bridge.isNative() && storedPushDevice() !== null ? 'allowed' : null;
}

/** A button that turns on the reminder of a window and asks the user to allow notifications on this device. */
export function RemindMe({ type }: { type: ReflectionType }) {
  const client = useQueryClient();
  const change = useChangePreferences(useUid());
  const reminders = useQuery(preferencesQuery()).data?.reminders;
  const before = useOutcomeBeforeTap();
  const [answered, setAnswered] = useState<ReminderOutcome | null>(null);
  const outcome = answered ?? before;
  const [hasAsked, setHasAsked] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const remind = async () => {
    setAsking(true);
    setHasAsked(true);
    try {
      // Ask for permission first: browsers show the permission prompt only while a tap is handled.
      const answer = outcome === 'allowed' ? outcome : await allowReminders();
      const { reminders: known } = await client.fetchQuery({ ...preferencesQuery(), staleTime: 0 });
      if (!known[type]) await change({ reminders: { ...known, [type]: true } });
      setAnswered(answer);
    } catch {
      setAnswered('failed');
    } finally {
      setAsking(false);
    }
  };
  const isOn = outcome === 'allowed' && reminders?.[type] === true;
  const canAsk = outcome === null || outcome === 'failed' || (outcome === 'allowed' && reminders?.[type] === false);
  const isTold = outcome !== 'allowed' && outcome !== 'checking' && outcome !== null;
  const answer = isTold ? reminderOutcomeTexts[outcome] : isOn && texts[type].done;
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (hasAsked && !canAsk) focusIfLost(note.current);
  }, [hasAsked, canAsk]);
  return (
    <div>
      {canAsk && (
        <Button variant="quiet" className={styles['ask']} busy={isAsking} onClick={() => void remind()}>
          {texts[type].ask}
        </Button>
      )}
      {answer && !hasAsked && <p className={styles['note']}>{answer}</p>}
      <p ref={note} role="status" className={styles['note']}>
        {hasAsked && answer}
      </p>
    </div>
  );
}
