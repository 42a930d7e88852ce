import { resolvedCorrections, type ThemeCorrection } from '../../../core/domain/summaries/theme-corrections.ts';
import { themeKey } from '../../../core/domain/summaries/theme-key.ts';

/**
 * Return the earlier correction that ends because a theme gets the name of a theme that was removed or renamed, or null.
 * `corrections` are newest first, with or without the new one. If another theme was renamed to this name before, return
 * null: nothing tells whether a week was also written with it.
 */
export function returningTheme(
  corrections: readonly ThemeCorrection[],
  { theme, name }: ThemeCorrection,
): ThemeCorrection | null {
  if (name === null) return null;
  const [key, nameKey] = [themeKey(theme), themeKey(name)];
  const earlier = corrections.filter((each) => themeKey(each.theme) !== key).reverse();
  if (earlier.some((each) => each.name !== null && themeKey(each.name) === nameKey)) return null;
  const ended = resolvedCorrections(earlier).find((each) => themeKey(each.theme) === nameKey);
  return ended === undefined || (ended.name !== null && themeKey(ended.name) === key) ? null : ended;
}

export const returningText = ({ theme, name }: ThemeCorrection): string =>
  name === null
    ? `You removed “${theme}” earlier: it comes back in its weeks, too.`
    : `You renamed “${theme}” to “${name}” earlier: it is “${theme}” again in its weeks, too.`;
