// A user may remove or rename a theme in all summaries. Then titles and themes of the summaries that have it change: a
// title that has the same word without the theme is a line of the user. The texts stay the same, except for the last
// sentence if it is about a theme of earlier weeks.
import { correctedTitle } from './corrected-title.ts';
import { themeKey } from './theme-key.ts';

export type ThemeCorrection = { readonly theme: string; readonly name: string | null };

type Written = { readonly title: string; readonly keyThemes: readonly string[] };
export type CorrectThemes = (summary: Written) => { title: string; keyThemes: string[] };

/**
 * Return the final name of each corrected theme, by theme key; null for a removed theme. `corrections` are oldest
 * first. If the new name of a theme is corrected later, the theme gets that later name. If a theme gets a name that was
 * corrected earlier, that earlier correction is dropped, so that there are no cycles. If the earlier correction changed
 * only capitals, it stays, and the theme gets its capitals, too.
 */
function finalNames(corrections: readonly ThemeCorrection[]): Map<string, string | null> {
  const names = new Map<string, string | null>();
  for (const { theme, name } of corrections) {
    const key = themeKey(theme);
    const nameKey = name === null ? null : themeKey(name);
    const known = nameKey === null || nameKey === key ? null : names.get(nameKey);
    const spelled = known && themeKey(known) === nameKey ? known : null;
    for (const [earlier, to] of names) if (to !== null && themeKey(to) === key) names.set(earlier, spelled ?? name);
    if (nameKey !== null && spelled === null) names.delete(nameKey);
    names.set(key, spelled ?? name);
  }
  return names;
}

function nameIn(names: ReadonlyMap<string, string | null>, theme: string): string | null {
  const name = names.get(themeKey(theme));
  return name === undefined ? theme : name;
}

/** Return one correction per theme, with its final name, for the writers of summaries. */
export function resolvedCorrections(corrections: readonly ThemeCorrection[]): ThemeCorrection[] {
  const names = finalNames(corrections);
  const spelled = new Map(corrections.map(({ theme }) => [themeKey(theme), theme]));
  return Array.from(names, ([key, name]) => ({ theme: spelled.get(key) ?? key, name }));
}

/** Return the final name of a theme: its own if it was not corrected, null if it was removed. */
export const finalName = (corrections: readonly ThemeCorrection[], theme: string): string | null =>
  nameIn(finalNames(corrections), theme);

/** `isWritten` is true if a summary was written with the theme, so that it is not only a new name of another theme. */
export type ListedCorrection = ThemeCorrection & { readonly isWritten?: boolean | undefined };

/** A corrected theme with its final name, for the list in the settings. */
export type CorrectedTheme = ThemeCorrection & {
  /** Other corrected themes with the same final name: `theme` was once renamed to them or was removed with them. */
  readonly others: readonly string[];
  /**
   * The themes whose corrections must be deleted to undo this entry of the list. Undoing a removal restores the last
   * name of the theme. Undoing a new name restores the first name. Corrections that another entry also needs are left
   * out.
   */
  readonly takenBack: readonly string[];
  /** The name of the theme once this entry is undone. */
  readonly nameBefore: string;
};

const lastOf = (chain: readonly number[]): number => chain[chain.length - 1] ?? 0;

/** Join the chains that end with the same removal: it removed their themes together, and is undone for all of them. */
function joinRemoved(chains: readonly number[][], corrections: readonly ThemeCorrection[]): number[][] {
  const joined = new Map<number, number[]>();
  for (const chain of chains) {
    const last = lastOf(chain);
    const isRemoval = corrections[last]?.name === null;
    const earlier = isRemoval ? (joined.get(last) ?? []) : [];
    // No two chains have the same first index, so it is a unique key of a chain that is not joined.
    joined.set(
      isRemoval ? last : (chain[0] ?? 0),
      [...new Set([...earlier, ...chain])].sort((a, b) => a - b),
    );
  }
  return [...joined.values()];
}

/** Return each corrected theme once, in the order of the last corrections. */
export function correctedThemes(corrections: readonly ListedCorrection[]): CorrectedTheme[] {
  const names = finalNames(corrections);
  const isNamed = (index: number) => names.has(themeKey(corrections[index]?.theme ?? ''));
  const isNameOf = (name: string | null, theme: string) => name !== null && themeKey(name) === themeKey(theme);
  const next = ({ name }: ThemeCorrection, index: number) =>
    corrections.findIndex(({ theme }, later) => later > index && isNameOf(name, theme));
  const followed = corrections.map(next);
  const chainFrom = (first: number) => {
    const chain = [first];
    for (let index = followed[first] ?? -1; index !== -1; index = followed[index] ?? -1) chain.push(index);
    return chain;
  };
  const firsts = [...corrections.keys()].filter((index) => !followed.includes(index));
  const chains = firsts.map(chainFrom);
  // A theme that other themes were renamed to begins a chain of its own if it was written, too.
  const listed = chains.map((chain) => chain.find(isNamed));
  const merged = followed.filter(
    (index) => index !== -1 && corrections[index]?.isWritten && isNamed(index) && !listed.includes(index),
  );
  chains.push(...[...new Set(merged)].map(chainFrom));
  const sorted = joinRemoved(chains, corrections).sort((one, other) => lastOf(one) - lastOf(other));
  return sorted.flatMap((chain) => {
    const themesOf = (indexes: readonly number[]) => indexes.map((index) => corrections[index]?.theme ?? '');
    const [theme, ...others] = themesOf(chain).filter((each) => names.has(themeKey(each)));
    if (theme === undefined) return [];
    const isShared = (index: number) =>
      index !== chain[0] && sorted.some((each) => each !== chain && each.includes(index));
    const name = names.get(themeKey(theme)) ?? null;
    const own = themesOf(chain.filter((index) => !isShared(index)));
    const takenBack = name === null ? own.slice(-1) : own;
    const undone = finalNames(corrections.filter((each) => !takenBack.includes(each.theme)));
    return [{ theme, name, others, takenBack, nameBefore: undone.get(themeKey(theme)) ?? theme }];
  });
}

/**
 * The separator between the parts of a theme such as "Weather and the rain". A title may contain only one of the parts.
 */
const JOINT = /,\s+|\s+(?:and|&)\s+|[、・，]/u;

/** Map each part of a corrected theme to the final name of the whole theme. */
function namesInThemes(themes: readonly string[], names: ReadonlyMap<string, string | null>) {
  return new Map(
    themes.flatMap((theme) => {
      const name = names.get(themeKey(theme));
      const parts = name === undefined ? [] : theme.split(JOINT).map(themeKey);
      return parts.length > 1 ? parts.map((part) => [part, name ?? null] as const) : [];
    }),
  );
}

/** Return a function that corrects title and themes of a summary. `corrections` must be oldest first. */
export function themeCorrector(corrections: readonly ThemeCorrection[]): CorrectThemes {
  if (corrections.length === 0) return ({ title, keyThemes }) => ({ title, keyThemes: [...keyThemes] });
  const names = finalNames(corrections);
  return ({ title, keyThemes }) => {
    const byKey = new Map<string, string>();
    for (const theme of keyThemes) {
      const name = nameIn(names, theme);
      if (name !== null && !byKey.has(themeKey(name))) byKey.set(themeKey(name), name);
    }
    const left = [...byKey.values()];
    const inTitle = namesInThemes(keyThemes, names);
    for (const key of keyThemes.map(themeKey)) {
      const name = names.get(key);
      if (name !== undefined) inTitle.set(key, name);
    }
    return { title: correctedTitle(title, { names: inTitle, written: keyThemes, left }), keyThemes: left };
  };
}
