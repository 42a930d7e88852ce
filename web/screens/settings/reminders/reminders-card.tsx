import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Reminders } from '../../../../core/contract/preferences.ts';
import { DEEP_WINDOW_MINUTES, EVENING_FROM_SECONDS_OF_DAY, EVENING_JITTER_MS } from '../../../../core/domain/limits.ts';
import type { NotificationKind } from '../../../../core/domain/notifications/notifications.ts';
import { clockText, numberWord } from '../../../../core/domain/texts/limit-texts.ts';
import { preferencesQuery } from '../../../data/preferences.ts';
import { LoadAgain } from '../../../features/reflections/load-again.tsx';
import type { ReminderOutcome } from '../../../features/session/push/push-registration.ts';
import { useKnownReminderOutcome } from '../../../features/session/push/reminder-outcome.ts';
import { Switch } from '../../../ui/form/switch.tsx';
import { Skeleton } from '../../../ui/page/skeleton.tsx';
import cards from '../card/card.module.css';
import { isOffline } from '../connection/offline-queries.ts';
import { useSavePreference } from '../preferences/use-save-preference.ts';
import { AllowNotifications } from './allow-notifications.tsx';
import { QuietHours } from './quiet-hours.tsx';
import styles from './reminders-card.module.css';

const kinds: readonly { kind: NotificationKind; label: string; description: string }[] = [
  {
    kind: 'deep',
    label: 'Deep window',
    description: `The moment its ${numberWord(DEEP_WINDOW_MINUTES)} minutes begin.`,
  },
  {
    kind: 'evening',
    label: 'Evening',
    description: `In the first ${numberWord(EVENING_JITTER_MS / 60_000)} minutes after ${clockText(EVENING_FROM_SECONDS_OF_DAY, ' ')}, unless you have written.`,
  },
  {
    kind: 'streak',
    label: 'Streak at risk',
    description: 'About an hour before the evening ends, or just before quiet hours.',
  },
  { kind: 'summary', label: 'Weekly summary', description: 'On the morning it is ready.' },
];

/** Switches for the reminders on all devices, and a button that asks for permission to show them on this device. */
export function RemindersCard() {
  const { data, isPending, isError, error, refetch } = useQuery(preferencesQuery());
  const save = useSavePreference();
  const known = useKnownReminderOutcome();
  const [answered, setAnswered] = useState<ReminderOutcome | null>(null);
  const outcome = answered ?? known;
  const isOnlyElsewhere = outcome === 'denied' || outcome === 'unavailable';
  const reminders = data?.reminders;
  const change = (part: Partial<Reminders>) => reminders && save({ reminders: { ...reminders, ...part } });
  if (isOffline({ data, error })) return null;
  return (
    <section className={cards['card']} aria-labelledby="reminders-title">
      <h2 id="reminders-title" className={cards['title']}>
        When to Remind You
      </h2>
      {isPending && <Skeleton height="37rem" radius="12px" />}
      {isError && !data && <LoadAgain error={error} what="reminders" onAgain={() => void refetch()} />}
      {reminders && (
        <div className={styles['switches']}>
          {outcome !== 'allowed' && outcome !== 'checking' && (
            <AllowNotifications outcome={outcome} onAnswer={setAnswered} />
          )}
          {isOnlyElsewhere && <p className={styles['elsewhere']}>On a device that allows reminders:</p>}
          {kinds.map(({ kind, label, description }) => (
            <Switch
              key={kind}
              label={label}
              description={description}
              checked={reminders[kind]}
              onChange={(isOn) => change({ [kind]: isOn })}
            />
          ))}
          <QuietHours quiet={reminders.quiet} onChange={(quiet) => change({ quiet })} />
        </div>
      )}
    </section>
  );
}
