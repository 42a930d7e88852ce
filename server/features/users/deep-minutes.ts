import type { DeepMinuteOf } from '../../../core/domain/ledger/ledger.ts';
import { deepMinute } from '../../../core/domain/windows/deep-minute.ts';
import type { Deps } from '../../deps/deps.ts';

/** A user's deep minute of each day. Deterministic on all servers, unpredictable to users. */
export const deepMinutesOf =
  (deepChance: Deps['deepChance'], userId: string): DeepMinuteOf =>
  (day) =>
    deepMinute((counter) => deepChance(userId, day, counter));
