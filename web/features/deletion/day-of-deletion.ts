import { type Day, dayAt } from '../../../core/domain/days/day.ts';
import { effectiveTimezoneOffset } from '../session/timezone-offset.ts';
import type { PendingDeletion } from './pending-deletions.ts';

/** Return the local day of the deleted reflection. Earlier versions did not store it for each deletion. */
export const dayOfDeletion = ({ localDate, countedDay, availableFrom }: PendingDeletion): Day =>
  localDate ?? countedDay ?? dayAt(Date.parse(availableFrom), effectiveTimezoneOffset());
