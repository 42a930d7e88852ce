// A theme that was renamed, and later renamed to its first name again, needs no correction. But if a summary was written
// with one of the names between, this name was merged with the theme, and the corrections stay.
import { resolvedCorrections, type ThemeCorrection } from './theme-corrections.ts';
import { themeKey } from './theme-key.ts';

/**
 * Return the keys of the names that `newest` ends, if it gives a theme the name that it had before all `earlier`
 * corrections of it; otherwise an empty list. `replaced` is an earlier correction of the same name.
 */
function endedNames(
  newest: ThemeCorrection,
  earlier: readonly ThemeCorrection[],
  replaced: ThemeCorrection | undefined,
  written: readonly string[],
): string[] {
  const { theme, name } = newest;
  if (name === null) return [];
  const [key, first] = [themeKey(theme), themeKey(name)];
  const spellings = written.filter((each) => themeKey(each) === first);
  if (spellings.some((spelling) => spelling !== name)) return [];
  if (key === first) return spellings.length > 0 || replaced?.theme === name ? [key] : [];
  const ended: string[] = [];
  let at = earlier.findIndex((each) => themeKey(each.theme) === first);
  while (at !== -1) {
    const next = earlier[at]?.name ?? null;
    if (next === null) return [];
    const nextKey = themeKey(next);
    ended.push(nextKey);
    if (nextKey === key) return written.some((each) => ended.includes(themeKey(each))) ? [] : ended;
    at = earlier.findIndex((each, index) => index > at && themeKey(each.theme) === nextKey);
  }
  return [];
}

/**
 * Return the corrections without those that only led to the first name of a theme again. Other themes that had one of
 * the ended names get the first name, too. `corrections` are oldest first; `written` are the uncorrected themes of all
 * summaries, whose final names stay the same.
 */
export function settledCorrections<Correction extends ThemeCorrection>(
  corrections: readonly Correction[],
  written: readonly string[],
): Correction[] {
  let settled: Correction[] = [];
  for (const newest of corrections) {
    const key = themeKey(newest.theme);
    const replaced = settled.find((each) => themeKey(each.theme) === key);
    const earlier = settled.filter((each) => each !== replaced);
    const ended = endedNames(newest, earlier, replaced, written);
    if (ended.length === 0) {
      settled = [...earlier, newest];
      continue;
    }
    const { name } = newest;
    const first = themeKey(name ?? '');
    const finals = new Map(resolvedCorrections(earlier).map((each) => [themeKey(each.theme), each.name]));
    const isEnded = (each: string | null | undefined) => typeof each === 'string' && ended.includes(themeKey(each));
    settled = earlier
      .filter(({ theme }) => themeKey(theme) !== first && !isEnded(theme))
      .map((each) =>
        isEnded(each.name) && themeKey(finals.get(themeKey(each.theme)) ?? '') === key ? { ...each, name } : each,
      );
  }
  return settled;
}
