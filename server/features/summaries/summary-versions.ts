import type { Summary, SummaryVersions } from '../../../core/contract/summaries.ts';
import type { Day } from '../../../core/domain/days/day.ts';
import { weekStartOf } from '../../../core/domain/days/week.ts';
import { todayOf } from '../../../core/domain/ledger/ledger-state.ts';
import { SUMMARY_VERSIONS_PER_WEEK } from '../../../core/domain/limits.ts';
import type { Tx } from '../../db/db.ts';
import type { Deps } from '../../deps/deps.ts';
import { Refusal } from '../../errors/refusal.ts';
import { lockUser, type UserRow } from '../users/user-store.ts';
import { isWaitingForModel, scheduleModel } from './model-week-store.ts';
import {
  countRequested,
  findSummary,
  insertVersion,
  listVersions,
  putChosenVersion,
  type SummaryRow,
} from './summary-store.ts';
import { summaryViewer } from './summary-view.ts';
import { readWeekRows, reflectionsOfWeek, versionRow, weekToSummarise } from './week-to-summarise.ts';

export type LoadedVersions = {
  readonly user: UserRow;
  readonly versions: readonly SummaryRow[];
  readonly chosen: SummaryRow;
  readonly newest: number;
  /** The Monday of the user's current week. */
  readonly monday: Day | null;
  readonly left: number;
  readonly isBeingMade: boolean;
  readonly viewVersion: (row: SummaryRow) => Summary;
};

/** Lock the user's row and load all data about the versions of a summary. Refusal: `not_found`. */
export async function loadVersions(
  { clock }: Pick<Deps, 'clock'>,
  tx: Tx,
  userId: string,
  id: string,
): Promise<LoadedVersions> {
  const user = await lockUser(tx, userId);
  const chosen = await findSummary(tx, userId, id);
  if (user === null || chosen === null) throw new Refusal('not_found');
  const versions = await listVersions(tx, userId, id);
  const monday = user.ledger === null ? null : weekStartOf(todayOf(user.ledger, clock.now()));
  const stored = monday === null ? 0 : await countRequested(tx, userId, monday);
  const requested = stored + (user.erased_requests_week === monday ? user.erased_requests : 0);
  return {
    user,
    versions,
    chosen,
    newest: versions.at(-1)?.version ?? 0,
    monday,
    left: Math.max(0, SUMMARY_VERSIONS_PER_WEEK - requested),
    isBeingMade: await isWaitingForModel(tx, userId, chosen.week_start, new Date(clock.now())),
    viewVersion: await summaryViewer(tx, userId),
  };
}

export const viewVersions = ({
  versions,
  chosen,
  left,
  isBeingMade,
  viewVersion,
}: LoadedVersions): SummaryVersions => ({
  versions: versions.map(viewVersion),
  chosen: chosen.version,
  left,
  isBeingMade,
});

/** Return all versions of a summary. Refusal: `not_found`. */
export function summaryVersions(deps: Deps, userId: string, id: string): Promise<SummaryVersions> {
  return deps.db.asOwner(userId, async (tx) => viewVersions(await loadVersions(deps, tx, userId, id)));
}

/** Return true if no version above `newest` exists or is being written. Refusal: `versions_used_up`. */
function isVersionNeeded(loaded: LoadedVersions, newest: number): boolean {
  if (loaded.newest > newest || loaded.isBeingMade) return false;
  if (loaded.left === 0) throw new Refusal('versions_used_up');
  return true;
}

/**
 * Write a new version of a summary with the builtin writer. The chosen version stays chosen. A model may later replace
 * the text of the new version. `newest` is the highest version number that the client knows: a repeated request with
 * the same `newest` creates no second version. Refusals: `versions_used_up` and `not_found`. `not_found` can also mean
 * that a reflection of the week was deleted during the writing.
 */
export async function createVersion(
  deps: Deps,
  userId: string,
  { id, newest }: { readonly id: string; readonly newest: number },
): Promise<{ readonly isNew: boolean; readonly body: SummaryVersions }> {
  const { db, clock, writer } = deps;
  const before = await db.asOwner(userId, async (tx) => {
    const loaded = await loadVersions(deps, tx, userId, id);
    if (!isVersionNeeded(loaded, newest)) return { loaded, read: null };
    return { loaded, read: await readWeekRows(tx, userId, loaded.chosen.week_start) };
  });
  if (before.read === null) return { isNew: false, body: viewVersions(before.loaded) };
  const { rows } = before.read;
  const key = { userId, weekStart: before.loaded.chosen.week_start, version: before.loaded.newest + 1 };
  const week = await weekToSummarise(before.read, key.weekStart, key.version);
  const written = await writer.write(week);
  await deps.summaryModel.find();
  return db.asOwner(userId, async (tx) => {
    const loaded = await loadVersions(deps, tx, userId, id);
    if (loaded.newest >= key.version || !isVersionNeeded(loaded, newest))
      return { isNew: false, body: viewVersions(loaded) };
    const left = new Set((await reflectionsOfWeek(tx, userId, key.weekStart)).map((row) => row.id));
    if (rows.some((row) => !left.has(row.id))) throw new Refusal('not_found');
    const now = new Date(clock.now());
    // A late reflection may have added a phrase of harm while the version was being written.
    const careful = week.careful || loaded.chosen.careful;
    await insertVersion(tx, { ...versionRow(key, written, rows, careful, now), asked_week: loaded.monday });
    await scheduleModel(deps, tx, key, { user: loaded.user, careful, now });
    return { isNew: true, body: viewVersions(await loadVersions(deps, tx, userId, id)) };
  });
}

/** Choose the version that lists and cards show. Refusal: `not_found`, for an unknown summary or version. */
export function chooseVersion(
  { db }: Deps,
  userId: string,
  { id, version }: { readonly id: string; readonly version: number },
): Promise<Summary> {
  return db.asOwner(userId, async (tx) => {
    if (!(await putChosenVersion(tx, userId, id, version))) throw new Refusal('not_found');
    const chosen = await findSummary(tx, userId, id);
    if (chosen === null) throw new Refusal('not_found');
    return (await summaryViewer(tx, userId))(chosen);
  });
}
