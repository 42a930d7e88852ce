import type { ThemeCorrections } from '../../../core/contract/themes.ts';
import { THEME_CORRECTIONS_MAX } from '../../../core/domain/limits.ts';
import { settledCorrections } from '../../../core/domain/summaries/settled-corrections.ts';
import { finalName, type ThemeCorrection } from '../../../core/domain/summaries/theme-corrections.ts';
import { themeKey } from '../../../core/domain/summaries/theme-key.ts';
import type { Tx } from '../../db/db.ts';
import type { Deps } from '../../deps/deps.ts';
import { Refusal } from '../../errors/refusal.ts';
import { withFirstName } from '../../writer/tell/correct-history.ts';
import { recordTraces } from '../users/trace-store.ts';
import { lockUser } from '../users/user-store.ts';
import { listBuiltinTexts, listThemes, updateVersion } from './summary-store.ts';
import { type CorrectionRow, deleteCorrections, insertCorrection, listCorrections } from './theme-correction-store.ts';

/** Return the uncorrected themes of all summaries. */
const writtenThemes = async (tx: Tx, userId: string): Promise<string[]> =>
  (await listThemes(tx, userId)).flatMap(({ key_themes }) => key_themes);

/** Return corrections as the API does. Rows of earlier releases and of imports may be unsettled. */
function correctionsView(rows: readonly CorrectionRow[], written: readonly string[]): ThemeCorrections {
  const keys = new Set(written.map(themeKey));
  return settledCorrections(rows, written)
    .map(({ theme, name, corrected_at }) => ({
      theme,
      name,
      correctedAt: corrected_at.toISOString(),
      isWritten: keys.has(themeKey(theme)),
    }))
    .toReversed();
}

export const getThemeCorrections = ({ db }: Deps, userId: string): Promise<ThemeCorrections> =>
  db.readAsOwner(userId, async (tx) =>
    correctionsView(await listCorrections(tx, userId), await writtenThemes(tx, userId)),
  );

const oneLine = (name: string) => name.trim().replace(/\s+/gu, ' ');

/** Lock the user, so that two devices cannot store two corrections of one theme, and return the corrections. */
async function lockCorrections(tx: Tx, userId: string): Promise<CorrectionRow[]> {
  if ((await lockUser(tx, userId)) === null) throw new Refusal('unauthorized');
  return listCorrections(tx, userId);
}

type Known = { readonly theme: string; readonly knownAs?: string | null | undefined };

/**
 * Refuse a call that relies on a name of the theme that another device has changed meanwhile. If the theme already has
 * the name `wanted`, it may be a repeated call after a lost response: do not refuse it.
 */
function requireKnownName(
  rows: readonly CorrectionRow[],
  written: readonly string[],
  { theme, knownAs }: Known,
  wanted?: string | null,
): void {
  if (knownAs === undefined) return;
  const now = finalName(settledCorrections(rows, written), theme);
  if (now !== knownAs && now !== wanted) throw new Refusal('theme_changed');
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

/** Replace the stored corrections `rows` by `left`. */
async function storeCorrections(
  tx: Tx,
  userId: string,
  rows: readonly CorrectionRow[],
  left: readonly CorrectionRow[],
) {
  const gone = rows.filter((row) => !left.includes(row)).map(({ theme }) => theme);
  if (gone.length > 0) {
    await restoreFirstNames(tx, userId, rows);
    await deleteCorrections(tx, userId, gone);
    await recordTraces(tx);
  }
  for (const row of left) if (!rows.includes(row)) await insertCorrection(tx, row);
}

/** Return a new name as the user's other themes spell it, or as it was typed if no other theme has this name. */
function spelledName(rows: readonly CorrectionRow[], written: readonly string[], { theme, name }: ThemeCorrection) {
  if (name === null) return null;
  const typed = oneLine(name);
  if (themeKey(typed) === themeKey(theme)) return typed;
  // Prefer the user's newest spelling: stored summaries have the uncorrected themes.
  const known = [...rows.toReversed().flatMap((row) => row.name ?? []), ...written];
  return known.find((other) => themeKey(other) === themeKey(typed)) ?? typed;
}

/**
 * Store a theme correction as the newest one. It replaces an earlier correction of the same theme. A new name that
 * equals the theme is not stored, and one that equals its first name deletes its corrections. A new name that another
 * theme has in other capitals is stored as that theme is spelled. Refusals: `corrections_full`, `theme_changed`.
 */
export function correctTheme(
  { db, clock }: Deps,
  userId: string,
  correction: ThemeCorrection & Known,
): Promise<ThemeCorrections> {
  return db.asOwner(userId, async (tx) => {
    const rows = await lockCorrections(tx, userId);
    const { theme } = correction;
    const written = await writtenThemes(tx, userId);
    const chosen = spelledName(rows, written, correction);
    requireKnownName(rows, written, correction, chosen);
    const newest = rows.at(-1);
    const isRepeated = newest?.name === chosen && themeKey(newest.theme) === themeKey(theme);
    if (chosen === theme || isRepeated) return correctionsView(rows, written);
    // Corrections are applied in the order of their times, so each time must be later than the previous one, even if
    // the clock has not advanced.
    const atMs = Math.max(clock.now(), (newest?.corrected_at.getTime() ?? 0) + 1);
    const row = { user_id: userId, theme, name: chosen, corrected_at: new Date(atMs) };
    const left = settledCorrections([...rows, row], written);
    if (left.includes(row) && left.length > THEME_CORRECTIONS_MAX) throw new Refusal('corrections_full');
    await storeCorrections(tx, userId, rows, left);
    return correctionsView(left, written);
  });
}

/** Delete the correction of a theme. Do nothing if the theme has no correction. Refusal: `theme_changed`. */
export function takeBackCorrection({ db }: Deps, userId: string, known: Known): Promise<ThemeCorrections> {
  return db.asOwner(userId, async (tx) => {
    const rows = await lockCorrections(tx, userId);
    const written = await writtenThemes(tx, userId);
    const left = rows.filter((row) => themeKey(row.theme) !== themeKey(known.theme));
    if (left.length === rows.length) return correctionsView(rows, written);
    requireKnownName(rows, written, known);
    await storeCorrections(tx, userId, rows, left);
    return correctionsView(left, written);
  });
}
