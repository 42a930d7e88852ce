import { type Query, queryOptions } from '@tanstack/react-query';
import type { CurrentWindowBody } from '../../core/contract/reflections.ts';
import type { Day } from '../../core/domain/days/day.ts';
import type { ReflectionType } from '../../core/domain/reflection-type.ts';
import { noteServerTime } from '../device/server-clock.ts';
import { callApi, isUnauthorized, pathOf } from './api/api.ts';
import { windowRequest } from './window-request.ts';

/**
 * The current window and the time of its arrival. Screens compute the server's time from `serverNow` and the time since
 * the arrival, without the wall clock.
 */
export type KnownWindow = CurrentWindowBody & {
  /** `performance.now()` at arrival. */
  readonly receivedAtMs: number;
  /** `Date.now()` at arrival. */
  readonly receivedAtWallMs: number;
  /**
   * Set if the device opened this window by its own clock, without the server. `announced`: the server had announced
   * this evening before, so it also accepts a late reflection. `unannounced`: the server had not announced it, so it
   * accepts a reflection only before the window ends.
   */
  readonly assumed?: 'announced' | 'unannounced';
};

/** The times that the script in index.html adds to the answer to its early request (web/early-requests.ts). */
export type EarlyTimes = {
  /** `Date.now()` when the request was sent. */
  readonly sentAtMs: number;
  readonly receivedAtMs: number;
  readonly receivedAtWallMs: number;
};

type WindowParameters = { timezoneOffset: number; localDay: Day; type?: ReflectionType | undefined };

const maxRetries = 2;

async function requestWindow(timezoneOffset: number, type: ReflectionType | undefined) {
  const sentAtMs = Date.now();
  const answer: CurrentWindowBody & Partial<EarlyTimes> = await callApi('getCurrentWindow', {
    body: windowRequest(timezoneOffset, type),
  });
  const { sentAtMs: sent, ...known }: KnownWindow & EarlyTimes = {
    sentAtMs,
    receivedAtMs: performance.now(),
    receivedAtWallMs: Date.now(),
    // An early answer contains its own times, which replace these.
    ...answer,
  };
  noteServerTime(Date.parse(known.serverNow), sent, known.receivedAtWallMs);
  return { known, isEarly: answer.receivedAtMs !== undefined };
}

/** Return whether, since the answer arrived, the window has opened or closed or the extra time has ended. */
function hasChanged({ serverNow, receivedAtMs, window, extraTimeUntil }: KnownWindow): boolean {
  const arrivedMs = Date.parse(serverNow);
  const nowMs = arrivedMs + performance.now() - receivedAtMs;
  return [window.availableFrom, window.availableUntil, extraTimeUntil ?? ''].some((instant) => {
    const ms = Date.parse(instant);
    return arrivedMs < ms && ms <= nowMs;
  });
}

const freshMs = 5_000;

/**
 * Return whether a window must be fetched again when the user returns to a screen that shows it: another device may
 * have submitted since the answer arrived.
 */
export const isOldWindow = ({ state }: Pick<Query, 'state'>): boolean =>
  state.isInvalidated || Date.now() - state.dataUpdatedAt > freshMs;

/**
 * Query the current window of the given type, or of any type if none is given. The key contains the local day, so the
 * window is fetched again after midnight.
 */
export function currentWindowQuery({ timezoneOffset, localDay, type }: WindowParameters) {
  return queryOptions({
    queryKey: [pathOf('getCurrentWindow'), type ?? 'any', localDay, timezoneOffset],
    // Do not pass the abort signal: a cancelled query would lose the data that the offline cache has filled in.
    queryFn: async ({ client, queryKey }): Promise<KnownWindow> => {
      const first = await requestWindow(timezoneOffset, type);
      const isOutdated = first.isEarly && (first.known.localDate !== localDay || hasChanged(first.known));
      // `callApi` uses an early answer only once, so the second call sends a request.
      const { known } = isOutdated ? await requestWindow(timezoneOffset, type) : first;
      // A streak does not end before the extra time of yesterday's evening is over.
      const before = client.getQueryData<KnownWindow>(queryKey);
      const changesExtraTime = before && !before.extraTimeUntil !== !known.extraTimeUntil;
      // The page requests the statistics at the same time, so their answer may still have the earlier streak.
      if (first.known.changesStreak || known.changesStreak || changesExtraTime)
        void client.invalidateQueries({ queryKey: [pathOf('getStats')] });
      return known;
    },
    // When the user comes back to a screen, the known window may have opened or closed in the meantime.
    staleTime: ({ state: { data } }) => (data && hasChanged(data) ? 0 : Number.POSITIVE_INFINITY),
    refetchOnMount: true,
    retry: (failures, error) => failures < maxRetries && !isUnauthorized(error),
  });
}
