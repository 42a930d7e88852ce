import type { Day } from '../../../core/domain/days/day.ts';
import { instantOf } from '../../../core/domain/days/day.ts';
import { daysToPlan, planMessages } from '../../../core/domain/notifications/notification-plan.ts';
import type { Tx } from '../../db/db.ts';
import type { Deps } from '../../deps/deps.ts';
import type { PeriodicJob } from '../../jobs/job.ts';
import { type PlannedFor, putMessages } from '../reminders/planned-message-store.ts';
import { pageToPlan, putPlanned } from '../reminders/reminder-schedule-store.ts';
import { choiceOf, type ReminderRow } from '../reminders/reminder-store.ts';
import { shareOf } from '../reminders/share-of.ts';
import { deepMinutesOf } from '../users/deep-minutes.ts';
import { isOffsetOfZone, zoneOffsetAt } from '../users/zone-offset.ts';

/** How many users are planned in one transaction: large enough for few statements, small enough for short locks. */
const pageSize = 2_000;
/** How many pages of users are planned at the same time. While one page waits for the database, another is computed. */
const pagesAtOnce = 2;
const noonSeconds = 12 * 3_600;

type PlanDeps = Pick<Deps, 'db' | 'clock' | 'deepChance'>;

type Planned = { readonly messages: readonly PlannedFor[]; readonly plannedDay: Day; readonly nextMs: number };

/** Return a cached `zoneOffsetAt`: many users share a few zones. The cache key is the zone and the quarter-hour. */
function cachedOffsets(): typeof zoneOffsetAt {
  const offsets = new Map<string, number | null>();
  return (timeZone, instantMs) => {
    const key = `${timeZone} ${Math.floor(instantMs / 900_000)}`;
    const offset = offsets.get(key);
    if (offset !== undefined) return offset;
    const found = zoneOffsetAt(timeZone, instantMs);
    offsets.set(key, found);
    return found;
  };
}

/**
 * Plan the messages of one user for all days that are due for planning. If the user's zone name is known, use the
 * zone's offset on each of these days, which differs after a clock change.
 */
function planUser(deps: PlanDeps, user: ReminderRow, nowMs: number, offsetAt: typeof zoneOffsetAt): Planned {
  const { user_id: userId, zone_offset, time_zone: timeZone, plan_at: planAt, planned_day: last, sent } = user;
  const claimedOffset = zone_offset ?? 0;
  const zone = timeZone !== null && isOffsetOfZone(timeZone, claimedOffset, nowMs, offsetAt) ? timeZone : null;
  const inZone = (instantMs: number) => (zone === null ? null : offsetAt(zone, instantMs)) ?? claimedOffset;
  const offset = inZone(nowMs);
  const offsetOn = (day: Day) => inZone(instantOf(day, noonSeconds, offset));
  const { days, lastDay, nextMs } = daysToPlan(nowMs, offset, last);
  const deepMinuteOf = deepMinutesOf(deps.deepChance, userId);
  const choice = choiceOf(user);
  // If no day is planned yet, the user has just added a device, or changed the zone or a setting. Omit messages that
  // were due before this change, because the user was active at that time.
  const fromMs = last === null ? (planAt?.getTime() ?? 0) : 0;
  const messages = days.flatMap((day) =>
    planMessages(
      day,
      deepMinuteOf(day),
      { ...choice, offset: offsetOn(day), share: shareOf(userId) },
      ({ kind, dueMs, untilMs }) => dueMs >= fromMs && untilMs > nowMs && !sent[day]?.includes(kind),
    ).map((message) => ({ ...message, userId })),
  );
  return { messages, plannedDay: lastDay, nextMs };
}

async function planPage(deps: PlanDeps, tx: Tx, nowMs: number, offsetAt: typeof zoneOffsetAt): Promise<number> {
  const users = await pageToPlan(tx, new Date(nowMs), pageSize);
  const plans = users.map((user) => ({ userId: user.user_id, ...planUser(deps, user, nowMs, offsetAt) }));
  await putMessages(
    tx,
    plans.flatMap(({ messages }) => messages),
  );
  await putPlanned(tx, plans);
  return users.length;
}

/**
 * Plan the next day of all users whose `plan_at` has passed, and return the number of users. Each transaction plans a
 * page of users and updates their `plan_at`, so a killed worker loses nothing and concurrent workers plan different
 * users.
 */
export async function planReminders(deps: PlanDeps): Promise<number> {
  const nowMs = deps.clock.now();
  const offsetAt = cachedOffsets();
  const planAll = async () => {
    for (let planned = 0; ; ) {
      const count = await deps.db.asSweeper((tx) => planPage(deps, tx, nowMs, offsetAt));
      planned += count;
      if (count < pageSize) return planned;
    }
  };
  const counts = await Promise.all(Array.from({ length: pagesAtOnce }, planAll));
  return counts.reduce((sum, count) => sum + count, 0);
}

export const planRemindersJob: PeriodicJob = {
  name: 'plan-reminders',
  room: 'devices',
  everyMs: 60_000,
  run: async (deps) => {
    const count = await planReminders(deps);
    if (count > 0) deps.log.info('planned the next day of users', { count });
  },
};
