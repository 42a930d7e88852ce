import type { DeepMinuteOf } from '../../../core/domain/ledger/present-day.ts';
import { deepMinute } from '../../../core/domain/windows/deep-minute.ts';
import type { Deps } from '../../deps/deps.ts';

/**
 * Return a function from a day to the minute of the user's deep window: equal on all servers, unpredictable to users.
 */
export const deepMinutesOf =
  (deepChance: Deps['deepChance'], userId: string): DeepMinuteOf =>
  (day) =>
    deepMinute((counter) => deepChance(userId, day, counter));
