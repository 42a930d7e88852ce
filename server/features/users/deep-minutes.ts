import { deepMinute } from '../../../core/domain/deep-minute.ts';
import type { DeepMinuteOf } from '../../../core/domain/ledger.ts';
import type { Deps } from '../../deps.ts';

/** A person's deep minutes by the server's secret: equal on every server, after every restart, and to nobody known. */
export const deepMinutesOf =
  ({ chance }: Deps['deepChain'], userId: string): DeepMinuteOf =>
  (day) =>
    deepMinute((counter) => chance(userId, day, counter));
