// A user may remove a theme or give it another name. The correction holds for the themes and the title of every
// summary, of earlier and of later weeks. The text of a summary stays as it was written.
import { correctedTitle, titleBody } from './corrected-title.ts';
import { themeKey } from './theme-key.ts';

/** `name` is the theme's new name, or null if the user removed the theme. */
export type ThemeCorrection = { readonly theme: string; readonly name: string | null };

type Written = { readonly title: string; readonly keyThemes: readonly string[] };
export type CorrectThemes = (summary: Written) => { title: string; keyThemes: string[] };

/**
 * Return the final name of each corrected theme, by its key; null if it is removed. The corrections are in the order in
 * which the user made them. If the new name of a theme was corrected later, the theme gets that later name. The name
 * that the user chose last is not corrected any more, so there are no chains and no cycles.
 */
function finalNames(corrections: readonly ThemeCorrection[]): Map<string, string | null> {
  const names = new Map<string, string | null>();
  for (const { theme, name } of corrections) {
    const key = themeKey(theme);
    for (const [earlier, to] of names) if (to !== null && themeKey(to) === key) names.set(earlier, name);
    if (name !== null) names.delete(themeKey(name));
    names.set(key, name);
  }
  return names;
}

/** Return one correction per corrected theme, with its final name, for a writer. No final name is itself corrected. */
export function resolvedCorrections(corrections: readonly ThemeCorrection[]): ThemeCorrection[] {
  const names = finalNames(corrections);
  const spelled = new Map(corrections.map(({ theme }) => [themeKey(theme), theme]));
  return Array.from(names, ([key, name]) => ({ theme: spelled.get(key) ?? key, name }));
}

/** What joins the parts of a theme such as "Weather and the rain". A title may contain only one of the parts. */
const JOINT = /,\s+|\s+(?:and|&)\s+|[、・，]/u;

/** Return each part of a summary's corrected themes, by its key, with the final name of the whole theme. */
function namesInThemes(themes: readonly string[], names: ReadonlyMap<string, string | null>) {
  return new Map(
    themes.flatMap((theme) => {
      const name = names.get(themeKey(theme));
      const parts = name === undefined ? [] : theme.split(JOINT).map(themeKey);
      return parts.length > 1 ? parts.map((part) => [part, name ?? null] as const) : [];
    }),
  );
}

/** Return a function that corrects the title and the themes of a summary. The corrections are oldest first. */
export function themeCorrector(corrections: readonly ThemeCorrection[]): CorrectThemes {
  if (corrections.length === 0) return ({ title, keyThemes }) => ({ title, keyThemes: [...keyThemes] });
  const names = finalNames(corrections);
  const finalName = (theme: string): string | null => {
    const name = names.get(themeKey(theme));
    return name === undefined ? theme : name;
  };
  return ({ title, keyThemes }) => {
    const byKey = new Map<string, string>();
    for (const theme of keyThemes) {
      const name = finalName(theme);
      if (name !== null && !byKey.has(themeKey(name))) byKey.set(themeKey(name), name);
    }
    const left = [...byKey.values()];
    const parts = namesInThemes(keyThemes, names);
    // Correct only themes that the title is made of: "A Page at a Time" does not name the theme "Time" of another week.
    const inTitle = new Map(parts);
    for (const key of [...keyThemes, ...titleBody(title).split(JOINT)].map(themeKey)) {
      const name = names.get(key);
      if (name !== undefined) inTitle.set(key, name);
    }
    return { title: correctedTitle(title, { names: inTitle, written: keyThemes, left }), keyThemes: left };
  };
}
