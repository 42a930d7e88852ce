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

/**
 * `ARTICLE` matches an article before a theme. `OWN_ARTICLE` matches the beginning of a new name that must not follow
 * an article, as in "The My garden".
 */
const ARTICLE = /(?<!\S)the\s+$/i;
const OWN_ARTICLE = /^(?:my|our|the)\s/i;

/** Return a title without its week prefix ("Week of ...:"), or an empty text if the title is too long to search. */
export const titleBody = (title: string): string => (title.length > TITLE_MAX ? '' : title.replace(WEEK_PREFIX, ''));

/**
 * Return the text that joins two of the themes in a title, such as ' and '. If there is no such text, return a comma
 * and a space.
 */
function joinerIn(body: string, themes: readonly string[]): string {
  const found = findNames(body, new Set(themes.map(themeKey)));
  const joiners = found.slice(1).map(({ start }, index) => body.slice(found[index]?.end ?? start, start));
  return joiners.find((joiner) => joiner.trim() !== '' && joiner.length <= JOINER_MAX) ?? ', ';
}

/** Return a title made of the first remaining themes. Spell each theme as in the earlier title if it occurs there. */
function titleOf(body: string, written: readonly string[], left: readonly string[]): string {
  const spelled = left.slice(0, TITLE_THEMES).map((theme) => {
    const [found] = findNames(body, new Set([themeKey(theme)]));
    return capitalise(found ? body.slice(found.start, found.end) : theme);
  });
  return spelled.join(joinerIn(body, [...written, ...left]));
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
  const found = findNames(body, names);
  if (found.length === 0) return title;
  const given = new Set<string>();
  let renamed = '';
  let done = 0;
  let isRemoved = false;
  for (const { start, end, key } of found) {
    const text = body.slice(start, end);
    const name = names.get(key) ?? null;
    // Another theme of the title already got the same new name, so treat this theme as removed.
    if (name === null || given.has(name)) isRemoved = true;
    else given.add(name);
    const shown = name ?? text;
    const before = body.slice(done, start);
    const [article] = (name !== null && OWN_ARTICLE.test(name) && ARTICLE.exec(before)) || [''];
    renamed += before.slice(0, before.length - article.length);
    renamed += beginsInCapital(article || text) ? capitalise(shown) : shown;
    done = end;
  }
  renamed += body.slice(done);
  if (!isRemoved) return (prefix?.[0] ?? '') + renamed;
  const rebuilt = titleOf(renamed, written, left);
  if (rebuilt === '') return prefix?.[1]?.trim() ?? NO_THEME;
  return (prefix?.[0] ?? '') + rebuilt;
}
