import { useQuery } from '@tanstack/react-query';
import type { Reflection } from '../../../core/contract/reflection.ts';
import type { Day } from '../../../core/domain/days/day.ts';
import { weekStartOf } from '../../../core/domain/days/week.ts';
import { thisWeekCount } from '../../../core/domain/stats/stats.ts';
import { weekReflectionsQuery } from '../../data/reflections.ts';
import { type Draft, isSameWindow } from '../drafts/draft.ts';
import { draftKey } from '../drafts/draft-storage.ts';
import { dayOf, unsentReflections } from '../drafts/unsent-reflections.ts';
import { useStoredDrafts } from '../drafts/use-stored-drafts.ts';
import { useUid } from '../session/use-session.ts';
import { isDeletedHere } from './is-deleted-here.ts';
import { usePendingDeletions, useVisible } from './pending-deletions.ts';
import { useStats } from './use-stats.ts';

export type WeekCount = {
  /** How many reflections this week has, with those that wait on this device to be sent. */
  readonly count: number;
  /** How many of them wait to be sent. */
  readonly unsentCount: number;
};

/** Return the reflections, edits included, that wait on this device to be sent, also after changes in other tabs. */
export function useUnsent(): Draft[] {
  const uid = useUid();
  const pending = usePendingDeletions();
  useStoredDrafts(() =>
    unsentReflections(uid)
      .map((draft) => draftKey(uid, draft))
      .join(),
  );
  return unsentReflections(uid).filter((draft) => !isDeletedHere(pending, draft));
}

/** Return the days of the user's own listed reflections, and of those that wait to be sent and are not listed. */
export function useWrittenDays(list: readonly Reflection[] | undefined): { listed: Day[]; unsent: Day[] } {
  const own = list?.filter(({ importedFrom }) => importedFrom === undefined) ?? [];
  const isStored = (draft: Draft) => draft.rewrites !== null || own.some((each) => isSameWindow(draft, each));
  const unsent = useUnsent().filter((draft) => !isStored(draft));
  return { listed: own.map(({ localDate }) => localDate), unsent: unsent.map(dayOf) };
}

/** Return the number of reflections of this week, or null while it is unknown. */
export function useWeekCount(today: Day): WeekCount | null {
  const stats = useStats(today).data;
  const { data: week } = useQuery({ ...weekReflectionsQuery(weekStartOf(today)), select: useVisible() });
  const days = useWrittenDays(week);
  if (!stats && !week) return null;
  const counted = stats?.thisWeekCount ?? 0;
  const listed = thisWeekCount(days.listed, today);
  const withUnsent = thisWeekCount(days.listed.concat(days.unsent), today);
  // Statistics newer than the list may already count a reflection that waits here: only its response was lost.
  const count = week ? Math.max(counted, withUnsent) : counted + withUnsent;
  return { count, unsentCount: count - Math.max(counted, listed) };
}
