import { type Day, dayAt, daysBetween } from '../../../core/domain/days/day.ts';
import { daysLikeToday } from '../../../core/domain/days/on-this-day.ts';
import { isWeekStart, weekEnd, weekStartOf } from '../../../core/domain/days/week.ts';
import { type LedgerState, todayOf } from '../../../core/domain/ledger/ledger-state.ts';
import { CALENDAR_REFLECTIONS_MAX, SEARCH_PAGE_REFLECTIONS } from '../../../core/domain/limits.ts';
import { accentBlindPattern, searchTerms } from '../../../core/domain/texts/reflection-search.ts';
import type { Tx } from '../../db/db.ts';
import type { Deps } from '../../deps/deps.ts';
import { Refusal } from '../../errors/refusal.ts';
import { findUser } from '../users/user-store.ts';
import {
  findFirstDay,
  hasReflection,
  listCountedDays,
  listDays,
  listFirstOfDays,
  listMarkedDays,
  listNewest,
  type MarkedDay,
  type ReflectionRow,
} from './reflection-store.ts';

const mostCalendarDays = 400;
const tooMany = `more than ${CALENDAR_REFLECTIONS_MAX.toLocaleString('en-US')}`;

/** The days that a reflection can be asked for by: the database's dates end where the text of a year does. */
const firstDay: Day = '1970-01-01';
const lastDay: Day = '9998-12-31';

const isUsual = (day: Day) => firstDay <= day && day <= lastDay;

const badField = (field: string, name: string, message: string) =>
  new Refusal('bad_request', { field, message: `${name} ${message}` });
const badQuery = (name: string, message: string) => badField(`query.${name}`, name, message);

/** The zone in force and the ledger's day; null for a person who never claimed a zone and so has written nothing. */
async function findLedgerState(tx: Tx, userId: string): Promise<LedgerState | null> {
  return (await findUser(tx, userId))?.ledger ?? null;
}

/** The reflection that a page goes on after; an id that is none of the person's is a 400. */
async function placeOf(
  tx: Tx,
  userId: string,
  before: string | undefined,
  field: 'query.before' | 'before',
): Promise<string | null> {
  if (before === undefined) return null;
  if (!(await hasReflection(tx, userId, before))) throw badField(field, 'before', 'must be the id of a reflection');
  return before;
}

/** The latest `limit` reflections, newest first; those before one of them when it is named. */
export function listReflections(
  { db }: Deps,
  userId: string,
  { limit, before }: { readonly limit: number; readonly before: string | undefined },
): Promise<ReflectionRow[]> {
  return db.asOwner(userId, async (tx) =>
    listNewest(tx, userId, { limit, after: await placeOf(tx, userId, before, 'query.before') }),
  );
}

/** The reflections that have every word of a search, newest first, a page at a time. */
export function searchReflections(
  { db }: Deps,
  userId: string,
  { search, before }: { readonly search: string; readonly before: string | undefined },
): Promise<ReflectionRow[]> {
  const patterns = searchTerms(search).map(accentBlindPattern);
  return db.asOwner(userId, async (tx) =>
    listNewest(tx, userId, {
      limit: SEARCH_PAGE_REFLECTIONS,
      after: await placeOf(tx, userId, before, 'before'),
      patterns,
    }),
  );
}

/** A year's days with reflections, and the year of the person's first. */
export function listYear(
  { db }: Deps,
  userId: string,
  year: number,
): Promise<{ readonly days: MarkedDay[]; readonly firstYear: number | null }> {
  return db.asOwner(userId, async (tx) => {
    const days = await listMarkedDays(tx, userId, `${year}-01-01`, `${year}-12-31`);
    const first = await findFirstDay(tx, userId);
    return { days, firstYear: first === null ? null : Number(first.slice(0, 4)) };
  });
}

/** What was written on this day of the zone in force, years or months ago. */
export function listOnThisDay({ db, clock }: Deps, userId: string): Promise<ReflectionRow[]> {
  return db.asOwner(userId, async (tx) => {
    const state = await findLedgerState(tx, userId);
    if (state === null) return [];
    const days = daysLikeToday(todayOf(state, clock.now())).map(({ day }) => day);
    return listFirstOfDays(tx, userId, days);
  });
}

/** One week's reflections, this week's when none is named, newest first. A week start that is no Monday is a 400. */
export async function listWeek({ db, clock }: Deps, userId: string, named: Day | undefined): Promise<ReflectionRow[]> {
  if (named !== undefined && !isWeekStart(named)) throw badQuery('weekStart', 'must be a Monday');
  if (named !== undefined && !isUsual(named)) throw badQuery('weekStart', `must be from ${firstDay} to ${lastDay}`);
  return db.asOwner(userId, async (tx) => {
    const state = await findLedgerState(tx, userId);
    if (state === null) return [];
    const weekStart = named ?? weekStartOf(todayOf(state, clock.now()));
    return listCountedDays(tx, userId, weekStart, weekEnd(weekStart));
  });
}

/**
 * The reflections of the days from one instant's to the other's in the zone in force, newest first; at most 400 days,
 * and no more reflections than any month can have.
 * Days are the ledger's, so what a traveller wrote abroad stands where its streak counts it.
 */
export async function listCalendar(
  { db }: Deps,
  userId: string,
  { startMs, endMs }: { readonly startMs: number; readonly endMs: number },
): Promise<ReflectionRow[]> {
  if (endMs < startMs) throw badQuery('end', 'must not be before start');
  return db.asOwner(userId, async (tx) => {
    const offset = (await findLedgerState(tx, userId))?.offset ?? 0;
    const first = dayAt(startMs, offset);
    const last = dayAt(endMs, offset);
    if (!isUsual(first)) throw badQuery('start', `must be from ${firstDay} to ${lastDay}`);
    if (!isUsual(last)) throw badQuery('end', `must be from ${firstDay} to ${lastDay}`);
    if (daysBetween(first, last) >= mostCalendarDays) throw badQuery('end', `must be within ${mostCalendarDays} days`);
    const reflections = await listDays(tx, userId, first, last);
    if (reflections === null) throw badQuery('end', `must be nearer: ${tooMany} reflections lie between`);
    return reflections;
  });
}
