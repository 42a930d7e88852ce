import type { ThemeCorrections } from '../../../core/contract/themes.ts';
import { THEME_CORRECTIONS_MAX } from '../../../core/domain/limits.ts';
import type { ThemeCorrection } from '../../../core/domain/summaries/theme-corrections.ts';
import { themeKey } from '../../../core/domain/summaries/theme-key.ts';
import type { Tx } from '../../db/db.ts';
import type { Deps } from '../../deps/deps.ts';
import { Refusal } from '../../errors/refusal.ts';
import { withFirstName } from '../../writer/tell/correct-history.ts';
import { recordTraces } from '../users/trace-store.ts';
import { lockUser } from '../users/user-store.ts';
import { listBuiltinTexts, listThemes, updateVersion } from './summary-store.ts';
import { type CorrectionRow, deleteCorrections, insertCorrection, listCorrections } from './theme-correction-store.ts';

const correctionsView = (rows: readonly CorrectionRow[]): ThemeCorrections =>
  rows.map(({ theme, name, corrected_at }) => ({ theme, name, correctedAt: corrected_at.toISOString() })).toReversed();

export const getThemeCorrections = ({ db }: Deps, userId: string): Promise<ThemeCorrections> =>
  db.readAsOwner(userId, async (tx) => correctionsView(await listCorrections(tx, userId)));

const oneLine = (name: string) => name.trim().replace(/\s+/gu, ' ');

/** Lock the user, so that two devices cannot store two corrections of one theme, and return the corrections. */
async function lockCorrections(tx: Tx, userId: string): Promise<CorrectionRow[]> {
  if ((await lockUser(tx, userId)) === null) throw new Refusal('unauthorized');
  return listCorrections(tx, userId);
}

/** Restore the first names of themes in the stored texts: without a correction, nothing else knows them. */
async function restoreFirstNames(tx: Tx, userId: string, rows: readonly CorrectionRow[]): Promise<void> {
  for (const { week_start, version, long_summary, key_themes, evidence } of await listBuiltinTexts(tx, userId)) {
    const text = withFirstName({ longSummary: long_summary, keyThemes: key_themes }, rows);
    if (text === long_summary) continue;
    const spans = evidence?.spans.map((span) =>
      span.end === long_summary.length ? { ...span, end: text.length } : span,
    );
    await updateVersion(
      tx,
      { userId, weekStart: week_start, version },
      { long_summary: text, ...(evidence && spans && { evidence: { ...evidence, spans } }) },
    );
  }
}

/** Delete the correction of a theme, if there is one, and return the other corrections. */
async function removeCorrection(tx: Tx, userId: string, rows: CorrectionRow[], theme: string) {
  const isSame = (row: CorrectionRow) => themeKey(row.theme) === themeKey(theme);
  const same = rows.filter(isSame).map((row) => row.theme);
  if (same.length > 0) {
    await restoreFirstNames(tx, userId, rows);
    await deleteCorrections(tx, userId, same);
    await recordTraces(tx);
  }
  return rows.filter((row) => !isSame(row));
}

/** Return a new name as the user's other themes spell it, or as it was typed if no other theme has this name. */
async function spelledName(tx: Tx, userId: string, rows: CorrectionRow[], { theme, name }: ThemeCorrection) {
  if (name === null) return null;
  const typed = oneLine(name);
  if (themeKey(typed) === themeKey(theme)) return typed;
  const written = (await listThemes(tx, userId)).flatMap(({ key_themes }) => key_themes);
  // Prefer the user's newest spelling: stored summaries have the uncorrected themes.
  const known = [...rows.toReversed().flatMap((row) => row.name ?? []), ...written];
  return known.find((other) => themeKey(other) === themeKey(typed)) ?? typed;
}

/**
 * Store a theme correction as the newest one. It replaces an earlier correction of the same theme. A new name that
 * equals the theme is not stored. A new name that another theme has in other capitals is stored as that theme is
 * spelled. Refusal: `corrections_full`.
 */
export function correctTheme(
  { db, clock }: Deps,
  userId: string,
  correction: ThemeCorrection,
): Promise<ThemeCorrections> {
  return db.asOwner(userId, async (tx) => {
    const rows = await lockCorrections(tx, userId);
    const { theme } = correction;
    const chosen = await spelledName(tx, userId, rows, correction);
    const newest = rows.at(-1);
    const isRepeated = newest?.name === chosen && themeKey(newest.theme) === themeKey(theme);
    if (chosen === theme || isRepeated) return correctionsView(rows);
    const others = await removeCorrection(tx, userId, rows, theme);
    if (others.length >= THEME_CORRECTIONS_MAX) throw new Refusal('corrections_full');
    // Corrections are applied in the order of their times, so each time must be later than the previous one, even if
    // the clock has not advanced.
    const atMs = Math.max(clock.now(), (newest?.corrected_at.getTime() ?? 0) + 1);
    const row = { user_id: userId, theme, name: chosen, corrected_at: new Date(atMs) };
    await insertCorrection(tx, row);
    return correctionsView([...others, row]);
  });
}

/** Delete the correction of a theme. Do nothing if the theme has no correction. */
export function takeBackCorrection({ db }: Deps, userId: string, theme: string): Promise<ThemeCorrections> {
  return db.asOwner(userId, async (tx) => {
    const rows = await lockCorrections(tx, userId);
    const others = await removeCorrection(tx, userId, rows, theme);
    return correctionsView(others);
  });
}
