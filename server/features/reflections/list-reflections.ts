import type { YearReflections } from '../../../core/contract/reflections.ts';
import { type Day, dayAt, daysBetween } from '../../../core/domain/days/day.ts';
import { daysLikeToday } from '../../../core/domain/days/on-this-day.ts';
import { isWeekStart, weekEnd, weekStartOf } from '../../../core/domain/days/week.ts';
import { type LedgerState, todayOf } from '../../../core/domain/ledger/ledger-state.ts';
import { CALENDAR_REFLECTIONS_MAX } from '../../../core/domain/limits.ts';
import type { Tx } from '../../db/db.ts';
import type { Deps } from '../../deps/deps.ts';
import { Refusal } from '../../errors/refusal.ts';
import { listWrittenDays } from '../users/ledger-store.ts';
import { findUser } from '../users/user-store.ts';
import {
  findDaysAround,
  findFirstDay,
  findPosition,
  listMarkedDays,
  listNewest,
  listOfDays,
  listRange,
  listWritten,
  type MarkedDay,
  type Position,
  type ReflectionRow,
  writtenWithout,
} from './reflection-store.ts';

const maxCalendarDays = 400;
const tooMany = `more than ${CALENDAR_REFLECTIONS_MAX.toLocaleString('en-US')}`;

/** The first and last day of a query. Both years have four digits, because days are compared as strings. */
const firstDay: Day = '1970-01-01';
const lastDay: Day = '9998-12-31';

const isInRange = (day: Day) => firstDay <= day && day <= lastDay;

const badField = (field: string, name: string, message: string) =>
  new Refusal('bad_request', { field, message: `${name} ${message}` });
const badQuery = (name: string, message: string) => badField(`query.${name}`, name, message);

/** Return the state of the ledger. Return null if the user has never sent an offset and so has no reflections. */
async function findLedgerState(tx: Tx, userId: string): Promise<LedgerState | null> {
  return (await findUser(tx, userId))?.ledger ?? null;
}

/**
 * Return the position after which the page begins, or null for the first page. Throw `bad_request` if `before` is not
 * the id of a reflection of the user.
 */
export async function placeOf(
  tx: Tx,
  userId: string,
  before: string | undefined,
  field: 'query.before' | 'before',
): Promise<Position | null> {
  if (before === undefined) return null;
  const position = await findPosition(tx, userId, before);
  if (position === null) throw badField(field, 'before', 'must be the id of a reflection');
  return position;
}

/** Return at most `limit` reflections, newest first. `before` is the id of the last reflection of the previous page. */
export function listReflections(
  { db }: Deps,
  userId: string,
  { limit, before }: { readonly limit: number; readonly before: string | undefined },
): Promise<ReflectionRow[]> {
  return db.readAsOwner(userId, async (tx) =>
    listNewest(tx, userId, { limit, after: await placeOf(tx, userId, before, 'query.before') }),
  );
}

const yearOf = (day: Day | null): number | null => (day === null ? null : Number(day.slice(0, 4)));

/**
 * Return all days of a year that have reflections, those that count although all their reflections were deleted, the
 * year of the user's first reflection, and the nearest years with reflections before and after this one.
 */
export function listYear(
  { db }: Deps,
  userId: string,
  year: number,
): Promise<Omit<YearReflections, 'year' | 'days'> & { readonly days: MarkedDay[]; readonly deletedDays: Day[] }> {
  return db.readAsOwner(userId, async (tx) => {
    const [first, last] = [`${year}-01-01`, `${year}-12-31`];
    const { before, after } = await findDaysAround(tx, userId, first, last);
    const days = await listMarkedDays(tx, userId, first, last);
    return {
      days,
      deletedDays: writtenWithout(days, await listWrittenDays(tx, userId, first, last)),
      firstYear: yearOf(await findFirstDay(tx, userId)),
      previousYear: yearOf(before),
      nextYear: yearOf(after),
    };
  });
}

/**
 * Return the reflections of earlier days like today (`daysLikeToday`). First come the reflections of this date in
 * earlier years, the earliest year first. Then come those of this day of the month in some earlier months. Today is the
 * current day in the zone in force.
 */
export function listOnThisDay({ db, clock }: Deps, userId: string): Promise<ReflectionRow[]> {
  return db.readAsOwner(userId, async (tx) => {
    const state = await findLedgerState(tx, userId);
    if (state === null) return [];
    const days = daysLikeToday(todayOf(state, clock.now())).map(({ day }) => day);
    return listOfDays(tx, userId, days);
  });
}

/**
 * Return the reflections of a week, newest first. Without `requested`, use the current week. Throw `bad_request` if
 * `requested` is not a Monday.
 */
export async function listWeek(
  { db, clock }: Deps,
  userId: string,
  requested: Day | undefined,
): Promise<ReflectionRow[]> {
  if (requested !== undefined && !isWeekStart(requested)) throw badQuery('weekStart', 'must be a Monday');
  if (requested !== undefined && !isInRange(requested))
    throw badQuery('weekStart', `must be from ${firstDay} to ${lastDay}`);
  return db.readAsOwner(userId, async (tx) => {
    const state = await findLedgerState(tx, userId);
    if (state === null) return [];
    const weekStart = requested ?? weekStartOf(todayOf(state, clock.now()));
    return listWritten(tx, userId, weekStart, weekEnd(weekStart));
  });
}

/**
 * Return the reflections of all days between two instants (inclusive), newest first. Use the zone in force to convert
 * the instants to days. A reflection keeps the day for which it was written, even if the user was in another zone then.
 * Refuse a range of more than 400 days or CALENDAR_REFLECTIONS_MAX reflections.
 */
export async function listCalendar(
  { db }: Deps,
  userId: string,
  { startMs, endMs }: { readonly startMs: number; readonly endMs: number },
): Promise<ReflectionRow[]> {
  if (endMs < startMs) throw badQuery('end', 'must not be before start');
  return db.readAsOwner(userId, async (tx) => {
    const offset = (await findLedgerState(tx, userId))?.offset ?? 0;
    const first = dayAt(startMs, offset);
    const last = dayAt(endMs, offset);
    if (!isInRange(first)) throw badQuery('start', `must be from ${firstDay} to ${lastDay}`);
    if (!isInRange(last)) throw badQuery('end', `must be from ${firstDay} to ${lastDay}`);
    if (daysBetween(first, last) >= maxCalendarDays) throw badQuery('end', `must be within ${maxCalendarDays} days`);
    const reflections = await listRange(tx, userId, first, last);
    if (reflections === null) throw badQuery('end', `must be nearer: ${tooMany} reflections lie between`);
    return reflections;
  });
}
