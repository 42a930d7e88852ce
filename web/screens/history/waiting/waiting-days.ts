import type { Day } from '../../../../core/domain/days/day.ts';
import type { WaitingDraft } from './use-waiting-drafts.ts';

/** Return the days of which all words wait to be sent. `storedOn`: the days with stored reflections. */
export function waitingDays(submitted: readonly WaitingDraft[], storedOn: ReadonlySet<Day>): ReadonlySet<Day> {
  const isNew = ({ draft, localDate }: WaitingDraft) => draft.rewrites === null && !storedOn.has(localDate);
  return new Set(submitted.filter(isNew).map(({ localDate }) => localDate));
}
