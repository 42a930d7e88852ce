import type { Day } from '../../../../core/domain/days/day.ts';
import type { WaitingDraft } from './use-waiting-drafts.ts';

/** Return the days of which all own words wait to be sent. `ownOn`: the days with stored reflections of the user's own. */
export function waitingDays(submitted: readonly WaitingDraft[], ownOn: ReadonlySet<Day>): ReadonlySet<Day> {
  const isNew = ({ draft, localDate }: WaitingDraft) => draft.rewrites === null && !ownOn.has(localDate);
  return new Set(submitted.filter(isNew).map(({ localDate }) => localDate));
}
