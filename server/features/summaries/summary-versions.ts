import type { SummaryVersions } from '../../../core/contract/summaries.ts';
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
import { summaryView } from './summary-view.ts';
import { reflectionsOfWeek, versionRow, weekToSummarise } from './week-to-summarise.ts';

type LoadedVersions = {
  readonly user: UserRow;
  readonly versions: readonly SummaryRow[];
  readonly chosen: SummaryRow;
  readonly newest: number;
  /** The Monday of the user's current week. */
  readonly monday: Day | null;
  readonly left: number;
  readonly isBeingMade: boolean;
};

/** Load everything about a summary's versions under the lock of the user's row. Refusal: `not_found`. */
async function loadVersions(
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
  const asked = monday === null ? 0 : await countRequested(tx, userId, monday);
  return {
    user,
    versions,
    chosen,
    newest: versions.at(-1)?.version ?? 0,
    monday,
    left: Math.max(0, SUMMARY_VERSIONS_PER_WEEK - asked),
    isBeingMade: await isWaitingForModel(tx, userId, chosen.week_start, new Date(clock.now())),
  };
}

const view = ({ versions, chosen, left, isBeingMade }: LoadedVersions): SummaryVersions => ({
  versions: versions.map(summaryView),
  chosen: chosen.version,
  left,
  isBeingMade,
});

/** Return all versions of a summary. Refusal: `not_found`. */
export function summaryVersions(deps: Deps, userId: string, id: string): Promise<SummaryVersions> {
  return deps.db.asOwner(userId, async (tx) => view(await loadVersions(deps, tx, userId, id)));
}

/** Return false if the requested version exists or is being written. Refusal: `versions_used_up`. */
function isVersionNeeded(known: LoadedVersions, newest: number): boolean {
  if (known.newest > newest || known.isBeingMade) return false;
  if (known.left === 0) throw new Refusal('versions_used_up');
  return true;
}

/**
 * Write a new version with the builtin writer; a model may replace its words later. The chosen version stays chosen.
 * `newest` is the highest number that the caller knows, so that a repeated call creates one version.
 * Refusals: `not_found`, `versions_used_up`.
 */
export async function createVersion(
  deps: Deps,
  userId: string,
  { id, newest }: { readonly id: string; readonly newest: number },
): Promise<{ readonly isNew: boolean; readonly body: SummaryVersions }> {
  const { db, clock, writer } = deps;
  const asked = await db.asOwner(userId, async (tx) => {
    const known = await loadVersions(deps, tx, userId, id);
    if (!isVersionNeeded(known, newest)) return { known, rows: null };
    return { known, rows: await reflectionsOfWeek(tx, userId, known.chosen.week_start) };
  });
  if (asked.rows === null) return { isNew: false, body: view(asked.known) };
  const { rows } = asked;
  const key = { userId, weekStart: asked.known.chosen.week_start, version: asked.known.newest + 1 };
  const week = await weekToSummarise(rows, key.weekStart, key.version);
  const written = await writer.write(week);
  return db.asOwner(userId, async (tx) => {
    const known = await loadVersions(deps, tx, userId, id);
    if (known.newest >= key.version || !isVersionNeeded(known, newest)) return { isNew: false, body: view(known) };
    const now = new Date(clock.now());
    // A late reflection may have added a phrase of harm while this version was written.
    const careful = week.careful || known.chosen.careful;
    await insertVersion(tx, { ...versionRow(key, written, rows, careful, now), asked_week: known.monday });
    await scheduleModel(deps, tx, key, { user: known.user, careful, now });
    return { isNew: true, body: view(await loadVersions(deps, tx, userId, id)) };
  });
}

/** Choose the version that lists and cards show. Refusal: `not_found`, also for an unknown version. */
export function chooseVersion(
  { db }: Deps,
  userId: string,
  { id, version }: { readonly id: string; readonly version: number },
): Promise<SummaryRow> {
  return db.asOwner(userId, async (tx) => {
    if (!(await putChosenVersion(tx, userId, id, version))) throw new Refusal('not_found');
    const kept = await findSummary(tx, userId, id);
    if (kept === null) throw new Refusal('not_found');
    return kept;
  });
}
