import { queryOptions } from '@tanstack/react-query';
import type { CurrentWindowBody } from '../../core/contract/reflections.ts';
import type { Day } from '../../core/domain/days/day.ts';
import type { ReflectionType } from '../../core/domain/reflection-type.ts';
import { noteServerTime } from '../device/server-clock.ts';
import { callApi, isUnauthorized, pathOf } from './api/api.ts';

/** The current window with its arrival time. Screens compute the server's time from it without the wall clock. */
export type KnownWindow = CurrentWindowBody & {
  /** `performance.now()` at arrival, milliseconds. */
  readonly receivedAtMs: number;
  /** `Date.now()` at arrival, milliseconds. */
  readonly receivedAtWallMs: number;
  /**
   * Set if the device opened this window by its own clock, without the server. `announced`: an earlier answer of the
   * server announced this evening, so the reflection may arrive late. `unannounced`: no answer announced this evening,
   * so the reflection counts only if it arrives before the window's end.
   */
  readonly assumed?: 'announced' | 'unannounced';
};

type WindowParameters = { timezoneOffset: number; localDay: Day; type?: ReflectionType | undefined };

const maxRetries = 2;

/**
 * Query the current window of the given type, or of any type if none is given. The key contains the local day, so the
 * window is fetched again after midnight.
 */
export function currentWindowQuery({ timezoneOffset, localDay, type }: WindowParameters) {
  return queryOptions({
    queryKey: [pathOf('getCurrentWindow'), type ?? 'any', localDay, timezoneOffset],
    // Do not pass the abort signal: cancelling the query would drop data that the offline cache has filled in.
    queryFn: async (): Promise<KnownWindow> => {
      const timeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
      const body = { timezoneOffset, ...(type ? { type } : {}), ...(timeZone ? { timeZone } : {}) };
      const sentAtMs = Date.now();
      const answer = await callApi('getCurrentWindow', { body });
      const receivedAtWallMs = Date.now();
      noteServerTime(Date.parse(answer.serverNow), sentAtMs, receivedAtWallMs);
      return { ...answer, receivedAtMs: performance.now(), receivedAtWallMs };
    },
    refetchOnMount: true,
    retry: (failures, error) => failures < maxRetries && !isUnauthorized(error),
  });
}
