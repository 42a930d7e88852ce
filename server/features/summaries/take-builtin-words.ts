import type { SummaryVersions } from '../../../core/contract/summaries.ts';
import type { Tx } from '../../db/db.ts';
import type { Deps } from '../../deps/deps.ts';
import { Refusal } from '../../errors/refusal.ts';
import { removeModelWeek } from './model-week-store.ts';
import { insertVersion, putChosenVersion, type SummaryRow } from './summary-store.ts';
import { type LoadedVersions, loadVersions, viewVersions } from './summary-versions.ts';
import { readWeekRows, reflectionsOfWeek, versionRow, weekToSummarise } from './week-to-summarise.ts';

/** Return the newest version that has the text of the builtin writer. A model may still replace this text. */
const builtinVersion = ({ versions }: LoadedVersions): SummaryRow | undefined =>
  versions.findLast(({ model }) => model === null);

/**
 * Choose the newest version with the text of the builtin writer, and prevent models from replacing this text. If models
 * have replaced every builtin text, first write a new version. The new version does not count as a requested version.
 * The versions that models wrote stay stored. Refusal: `not_found`, which can also mean that a reflection of the week
 * was deleted during the writing.
 */
export async function takeBuiltinWords(deps: Deps, userId: string, id: string): Promise<SummaryVersions> {
  const { db, clock, writer } = deps;
  const choose = async (tx: Tx, version: number, weekStart: SummaryRow['week_start']) => {
    await removeModelWeek(tx, { userId, weekStart, version });
    await putChosenVersion(tx, userId, id, version);
    return viewVersions(await loadVersions(deps, tx, userId, id));
  };
  const before = await db.asOwner(userId, async (tx) => {
    const loaded = await loadVersions(deps, tx, userId, id);
    const stored = builtinVersion(loaded);
    if (stored) return { done: await choose(tx, stored.version, stored.week_start) };
    return { loaded, read: await readWeekRows(tx, userId, loaded.chosen.week_start) };
  });
  if ('done' in before) return before.done;
  const { loaded, read } = before;
  const weekStart = loaded.chosen.week_start;
  const version = loaded.newest + 1;
  const week = await weekToSummarise(read, weekStart, version);
  const written = await writer.write(week);
  return db.asOwner(userId, async (tx) => {
    const now = await loadVersions(deps, tx, userId, id);
    const stored = builtinVersion(now);
    if (stored) return choose(tx, stored.version, weekStart);
    const left = new Set((await reflectionsOfWeek(tx, userId, weekStart)).map((row) => row.id));
    if (read.rows.some((row) => !left.has(row.id)) || now.newest >= version) throw new Refusal('not_found');
    const careful = week.careful || now.chosen.careful;
    const row = versionRow({ userId, weekStart, version }, written, read.rows, careful, new Date(clock.now()));
    await insertVersion(tx, { ...row, asked_week: null });
    return choose(tx, version, weekStart);
  });
}
