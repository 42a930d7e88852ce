import type { YearReflections } from '../../../core/contract/reflections.ts';
import type { ReflectionType } from '../../../core/domain/reflection-type.ts';
import type { PendingDeletion } from './pending-deletions.ts';

/**
 * Return the year as it is after the user's pending deletions, which the server still lists. Their days count as
 * deleted.
 */
export function yearWithout(year: YearReflections, pending: readonly PendingDeletion[]): YearReflections {
  const days = year.days.map((day) => {
    const isLeft = (type: ReflectionType) =>
      !pending.some(({ countedDay, type: deleted }) => countedDay === day.localDate && deleted === type);
    return day.ownTypes
      ? { ...day, ownTypes: day.ownTypes.filter(isLeft) }
      : { ...day, types: day.types.filter(isLeft) };
  });
  const deleted = pending.flatMap(({ countedDay }) => (countedDay?.startsWith(`${year.year}-`) ? countedDay : []));
  return {
    ...year,
    days: days.filter(({ types }) => types.length > 0),
    deletedDays: deleted.concat(year.deletedDays ?? []),
  };
}
