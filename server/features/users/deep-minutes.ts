import type { DeepMinuteOf } from '../../../core/domain/ledger/present-day.ts';
import { deepMinute } from '../../../core/domain/windows/deep-minute.ts';
import type { Deps } from '../../deps/deps.ts';

/**
 * Return a function that maps a day to the minute at which the user's deep window begins. It is the same on all servers
 * and unpredictable for users.
 */
export const deepMinutesOf =
  (deepChance: Deps['deepChance'], userId: string): DeepMinuteOf =>
  (day) =>
    deepMinute((counter) => deepChance(userId, day, counter));
