import { useQuery } from '@tanstack/react-query';
import { EXTRA_TIME_MS } from '../../../../core/domain/limits.ts';
import { preferencesQuery } from '../../../data/preferences.ts';
import { LoadAgain } from '../../../features/reflections/load-again.tsx';
import { Switch } from '../../../ui/form/switch.tsx';
import { Skeleton } from '../../../ui/page/skeleton.tsx';
import cards from '../card/card.module.css';
import { isOffline } from '../connection/offline-queries.ts';
import { useSavePreference } from './use-save-preference.ts';

/**
 * Show the switch for extra time, which makes every window longer. The setting is stored on the server, so it applies
 * to all devices.
 */
export function ExtraTimeCard() {
  const { data, isPending, isError, error, refetch } = useQuery(preferencesQuery());
  const save = useSavePreference();
  if (isOffline({ data, error })) return null;
  return (
    <section className={cards['card']} aria-labelledby="writing-time-title">
      <h2 id="writing-time-title" className={cards['title']}>
        Writing Time
      </h2>
      {isPending && <Skeleton height="7.5rem" radius="12px" />}
      {isError && !data && <LoadAgain error={error} what="writing time" onAgain={() => void refetch()} />}
      {data && (
        <Switch
          label="More time to write"
          description={`Gives you ${EXTRA_TIME_MS / 60_000} more minutes after a window ends, to begin a reflection or to change one, on all your devices. What you began in the window counts without it, if you submit it within a day.`}
          checked={data.extraTime}
          onChange={(extraTime) => save({ extraTime })}
        />
      )}
    </section>
  );
}
