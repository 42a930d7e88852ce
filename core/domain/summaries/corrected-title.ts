// The title of a summary whose themes the user corrected. A renamed theme gets its new name in the title. A title that
// names a removed theme is rebuilt from the remaining themes, in the same way as the builtin writer makes a title.
import { findNames } from './find-names.ts';
import { themeKey } from './theme-key.ts';

const WEEK_PREFIX = /^(\s*week of [^:]*?)\s*:\s*/i;
/** The title if a summary has no week prefix and no remaining theme. */
const NO_THEME = 'Your week';
const TITLE_THEMES = 2;
/**
 * The maximum length of a title that is searched, in characters. No writer makes a longer title, but an imported file
 * may contain one, which would take too long to search.
 */
const TITLE_MAX = 160;
/**
 * The maximum length of the text between two themes of a title, in characters. A longer text does more than join the
 * themes.
 */
const JOINER_MAX = 5;

const capitalise = (text: string): string => {
  const [first = ''] = text;
  return first.toUpperCase() + text.slice(first.length);
};

const beginsInCapital = (text: string): boolean => text !== '' && text === capitalise(text);

/** Matches an article before a theme. A new name may not go with it, as in "The My garden" or "The 1986". */
const ARTICLE = /(^|\s)(the\s+)$/i;
const articleBefore = (body: string, start: number): string => ARTICLE.exec(body.slice(0, start))?.[2] ?? '';

/** Return a title without its week prefix ("Week of ...:"), or an empty text if the title is too long to search. */
export const titleBody = (title: string): string => (title.length > TITLE_MAX ? '' : title.replace(WEEK_PREFIX, ''));

/**
 * Return the text that joins two of the themes in a title, such as ' and '. If there is no such text, return a comma
 * and a space.
 */
function joinerIn(body: string, themes: readonly string[]): string {
  const found = findNames(body, new Set(themes.map(themeKey)));
  const joiners = found
    .slice(1)
    .map(({ start }, index) => body.slice(found[index]?.end ?? start, start).replace(ARTICLE, '$1'));
  return joiners.find((joiner) => joiner.trim() !== '' && joiner.length <= JOINER_MAX) ?? ', ';
}

/**
 * Return a title made of the first remaining themes. Write each theme as the earlier title did (`body`), with its
 * article, if it occurs there. Join them as the title with the new names does (`renamed`).
 */
function titleOf(body: string, renamed: string, written: readonly string[], left: readonly string[]): string {
  const spelled = left.slice(0, TITLE_THEMES).map((theme, index) => {
    const [found] = findNames(body, new Set([themeKey(theme)]));
    const article = found ? articleBefore(body, found.start).toLowerCase() : '';
    const name = capitalise(found ? body.slice(found.start, found.end) : theme);
    return (index === 0 ? capitalise(article) : article) + name;
  });
  return spelled.join(joinerIn(renamed, [...written, ...left]));
}

type Themes = {
  /** The final names of the corrected themes that the title may contain, by theme key; null if the theme is removed. */
  readonly names: ReadonlyMap<string, string | null>;
  /** The themes of the summary before the correction (`written`) and after it (`left`). */
  readonly written: readonly string[];
  readonly left: readonly string[];
};

/** Return the title with the final names of its themes. */
export function correctedTitle(title: string, { names, written, left }: Themes): string {
  if (title.length > TITLE_MAX) return title;
  const prefix = WEEK_PREFIX.exec(title);
  const body = title.slice(prefix?.[0].length ?? 0).normalize('NFC');
  // Find the themes that keep their names, too: a corrected theme may get the name of one of them.
  const kept = [...written, ...names.values()].flatMap((name) => (name === null ? [] : [themeKey(name)]));
  const found = findNames(body, new Set([...names.keys(), ...kept]));
  if (!found.some(({ key }) => names.has(key))) return title;
  const given = new Set<string>();
  let renamed = '';
  let done = 0;
  let isRemoved = false;
  for (const { start, end, key } of found) {
    const text = body.slice(start, end);
    const name = names.has(key) ? (names.get(key) ?? null) : text;
    const newKey = name === null ? null : themeKey(name);
    // Another theme of the title has the same name, so treat this theme as removed.
    if (newKey === null || given.has(newKey)) isRemoved = true;
    else given.add(newKey);
    const article = newKey === null || newKey === key ? '' : articleBefore(body, start);
    const shown = name ?? text;
    renamed += body.slice(done, start - article.length);
    renamed += beginsInCapital(article) || beginsInCapital(text) ? capitalise(shown) : shown;
    done = end;
  }
  renamed += body.slice(done);
  if (!isRemoved) return (prefix?.[0] ?? '') + renamed;
  const rebuilt = titleOf(body, renamed, written, left);
  if (rebuilt === '') return prefix?.[1]?.trim() ?? NO_THEME;
  return (prefix?.[0] ?? '') + rebuilt;
}
