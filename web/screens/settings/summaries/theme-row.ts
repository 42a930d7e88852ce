import type { CorrectedTheme } from '../../../../core/domain/summaries/theme-corrections.ts';
import { themeKey } from '../../../../core/domain/summaries/theme-key.ts';

type ThemeRow = { readonly label: string; readonly value: string; readonly note: string | undefined };

const quoted = (names: readonly string[]) => names.map((name) => `“${name}”`).join(', ');

/**
 * Return the texts of a corrected theme. A removed theme has the name under which it was removed, because the user may
 * not remember its earlier names. A renamed one has its first name. The note names the other names, and what "Take
 * back" restores if that is not obvious.
 */
export function themeRow({ theme, name, others, nameBefore }: Omit<CorrectedTheme, 'takenBack'>): ThemeRow {
  const label = name === null ? nameBefore : theme;
  const between = [theme, ...others].filter((each) => themeKey(each) !== themeKey(label));
  const before = `${between.length === 1 ? 'Earlier name' : 'Earlier names'}: ${quoted(between)}.`;
  return {
    label,
    value: name === null ? 'Removed' : `Called “${name}”`,
    note: between.length === 0 ? undefined : `${before} Take back restores “${nameBefore}”.`,
  };
}
