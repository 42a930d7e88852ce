import { useQuery } from '@tanstack/react-query';
import { addDays, type Day } from '../../../../core/domain/days/day.ts';
import { weekStartOf } from '../../../../core/domain/days/week.ts';
import type { LineSituation } from '../../../../core/domain/home-line/home-line.ts';
import { HOME_LIST_LIMIT, WEEK_DAYS } from '../../../../core/domain/limits.ts';
import { REFLECTION_TYPES, type ReflectionType } from '../../../../core/domain/reflection-type.ts';
import { thisWeekCount } from '../../../../core/domain/stats/stats.ts';
import { summaryDueAt } from '../../../../core/domain/summaries/summary-due.ts';
import type { KnownWindow } from '../../../data/current-window.ts';
import { weekReflectionsQuery } from '../../../data/reflections.ts';
import { useVisible } from '../../../features/deletion/pending-deletions.ts';
import { useStats } from '../../../features/deletion/use-stats.ts';
import { useWeekCount, useWrittenDays } from '../../../features/deletion/use-week-count.ts';
import { canStillSubmit, type Draft, isUnsent, submitEndMs } from '../../../features/drafts/draft.ts';
import { findDraft, findDrafts } from '../../../features/drafts/draft-storage.ts';
import { dayOf } from '../../../features/drafts/unsent-reflections.ts';
import { limitClockMs, useRenderAt } from '../../../features/drafts/use-render-at.ts';
import { useStoredDrafts } from '../../../features/drafts/use-stored-drafts.ts';
import { clockTime } from '../../../features/reflections/format.ts';
import { useLatestReflections } from '../../../features/reflections/use-reflections.ts';
import { canStillWrite } from '../../../features/reflections/window/can-still-write.ts';
import { isEveningOver } from '../../../features/reflections/window/evening-over.ts';
import { openDay, yesterdayUntil } from '../../../features/reflections/window/open-day.ts';
import { useCurrentWindow } from '../../../features/reflections/window/use-current-window.ts';
import { effectiveTimezoneOffset } from '../../../features/session/timezone-offset.ts';
import { useUid } from '../../../features/session/use-session.ts';
import { useSignUpDay } from '../../../features/session/use-sign-up-day.ts';

export type KnownSituation = Omit<LineSituation, 'getsSummaries' | 'lastSummary'>;

/** Return the data from which home chooses the sentence about the week, or null until all data has loaded. */
export function useSituation(today: Day): KnownSituation | null {
  const uid = useUid();
  const memberSince = useSignUpDay();
  const { data: stats } = useStats(today);
  const week = useWeekCount(today);
  const { data: latest } = useLatestReflections(HOME_LIST_LIMIT);
  const known = useCurrentWindow().data;
  const isMonday = weekStartOf(today) === today;
  const select = useVisible();
  const weekAgo = addDays(today, -WEEK_DAYS);
  const lastWeek = useQuery({ ...weekReflectionsQuery(weekAgo), enabled: isMonday, select });
  const lastWeekDays = useWrittenDays(lastWeek.data);
  const lastWeekUnsentCount = thisWeekCount(lastWeekDays.unsent, weekAgo);
  // Follow the drafts of other tabs, as the cards do.
  const hasDeep = useStoredDrafts(() => hasWords(uid, today, 'deep'));
  const hasEvening = useStoredDrafts(() => hasWords(uid, today, 'evening'));
  const openCount = useStoredDrafts(() => (known ? countOpen(uid, today, known) : 0));
  const draftUntil = useStoredDrafts(() => lastDraftUntil(uid, today));
  const draftDay = useStoredDrafts(() => lastDraftDay(uid));
  const isSent = useStoredDrafts(() => known !== undefined && isWaiting(uid, known));
  const dueAtMs = summaryDueAt(addDays(weekStartOf(today), -WEEK_DAYS), effectiveTimezoneOffset());
  useRenderAt([dueAtMs], known);
  if (!stats || !week || !latest || !known || (isMonday && lastWeek.isPending)) return null;
  const ownToday = latest.filter(({ localDate, importedFrom }) => localDate === today && importedFrom === undefined);
  const writtenToday = ownToday.map(({ type }) => type);
  // The statistics do not know the type of a deleted reflection: it may have been the deep one.
  const mayHaveDeep = hasDeep || writtenToday.includes('deep') || stats.deletedDays?.includes(today) === true;
  const isEveningWritten = hasEvening || writtenToday.includes('evening');
  const isEveningToCome = known.window.type === 'evening' && !isEveningOver(known) && !isEveningWritten;
  return {
    today,
    // A deleted reflection still counts for the streak, so a running streak means that the days were not quiet.
    lastDay:
      stats.currentStreak > 0 || hasEvening || (!latest[0] && stats.totalReflections > 0)
        ? today
        : [latest[0]?.localDate ?? '', draftDay].sort().pop() || null,
    memberSince,
    thisWeekCount: week.count,
    unsentCount: week.unsentCount,
    openCount,
    lastWeekCount: lastWeek.data ? lastWeekDays.listed.length + lastWeekUnsentCount : null,
    lastWeekUnsentCount,
    yesterdayUntil: isSent ? null : yesterdayUntil(known, today),
    draftUntil,
    isSummaryDue: limitClockMs(known) >= dueAtMs,
    isDeepMissed: known.isDeepOver === true && isEveningToCome && !mayHaveDeep,
  };
}

/** Return the latest day for which this device has words, even if they can no longer be sent; '' if there are none. */
function lastDraftDay(uid: string): Day | '' {
  const drafts = findDrafts(uid).filter(({ content }) => content.trim() !== '');
  return drafts.map(dayOf).sort().pop() ?? '';
}

/** Return whether the words of the open window are submitted and wait to be sent. */
function isWaiting(uid: string, { window }: KnownWindow): boolean {
  const draft = findDraft(uid, window);
  return draft !== null && isUnsent(draft);
}

/** Return the drafts of a week that the user has not submitted and can still submit. */
const unsubmittedOf = (drafts: readonly Draft[], week: Day) =>
  drafts.filter(
    (draft) =>
      (draft.status === null || draft.status === 'waiting') &&
      !isUnsent(draft) &&
      !draft.rewrites &&
      weekStartOf(dayOf(draft)) === week &&
      canStillSubmit(draft, Date.now()),
  );

/** Return until when words of last week can still be submitted, such as '11:59 PM', or null if there are none. */
function lastDraftUntil(uid: string, today: Day): string | null {
  const endsMs = unsubmittedOf(findDrafts(uid), addDays(weekStartOf(today), -WEEK_DAYS))
    .filter(({ content }) => content.trim() !== '')
    .map(submitEndMs);
  return endsMs.length === 0 ? null : clockTime(new Date(Math.max(...endsMs)).toISOString(), effectiveTimezoneOffset());
}

/**
 * Count the reflections of this week that can be written today or in the extra time of yesterday, or submitted on this
 * device after their window. Those that wait to be sent count as written.
 */
function countOpen(uid: string, today: Day, known: KnownWindow): number {
  const drafts = findDrafts(uid);
  const isSent = (type: ReflectionType) =>
    drafts.some((draft) => draft.type === type && dayOf(draft) === today && isUnsent(draft));
  const unsubmitted = unsubmittedOf(drafts, weekStartOf(today));
  const ofToday = REFLECTION_TYPES.filter((type) => canStillWrite(type, known, today) && !isSent(type));
  const day = openDay(known);
  const isOpen = day !== null && weekStartOf(day) === weekStartOf(today) && !isWaiting(uid, known);
  return new Set([
    ...(isOpen ? [known.window.type + day] : []),
    ...ofToday.map((type) => type + today),
    ...unsubmitted.map((draft) => draft.type + dayOf(draft)),
  ]).size;
}

/**
 * Return whether this device has words for today's window of this type that can still be submitted. Count words for the
 * evening only if they are submitted and waiting to be sent.
 */
function hasWords(uid: string, today: Day, type: ReflectionType): boolean {
  return findDrafts(uid).some(
    (draft) =>
      draft.type === type &&
      (type === 'deep' || draft.status === 'waiting') &&
      dayOf(draft) === today &&
      canStillSubmit(draft, Date.now()),
  );
}
