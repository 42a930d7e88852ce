import type { DeepMinuteOf } from '../../../core/domain/ledger/present-day.ts';
import { deepMinute } from '../../../core/domain/windows/deep-minute.ts';
import type { Deps } from '../../deps/deps.ts';

/**
 * Return a function that returns the minute of the user's deep window on a day. The minute is the same on all servers,
 * and users cannot predict it.
 */
export const deepMinutesOf =
  (deepChance: Deps['deepChance'], userId: string): DeepMinuteOf =>
  (day) =>
    deepMinute((counter) => deepChance(userId, day, counter));
