// Correct the title of a summary whose themes the user has renamed or removed. A title with a removed theme is rebuilt
// from the remaining themes, in the way in which the builtin writer makes titles.
import { capitalised } from '../texts/limit-texts.ts';
import { themeInTitle } from '../texts/title-case.ts';
import { NEUTRAL_TITLE } from './card-title.ts';
import { findNames } from './find-names.ts';
import { themeKey } from './theme-key.ts';

const WEEK_PREFIX = /^\s*week of [^:]*:\s*/i;
const TITLE_THEMES = 2;
/** Longer titles, which only imported files can contain, are not searched: the search would take too long. */
const TITLE_MAX = 160;
/** A text between two themes that is longer than this does more than join them (as " and " does). */
const JOINER_MAX = 5;

const beginsInCapital = (text: string): boolean => text !== '' && text === capitalised(text);

/** An article before a theme, which may not fit the theme's new name: "The My garden". */
const ARTICLE = /(^|\s)(the\s+)$/i;
const articleBefore = (body: string, start: number): string => ARTICLE.exec(body.slice(0, start))?.[2] ?? '';

const withoutArticle = (key: string): string => key.replace(/^(?:the|an?)\s/, '');

/**
 * Return whether the text before a theme makes the title a phrase of the user, such as "We Talked About the Quay".
 * Between two themes, a short text only joins them.
 */
const beginsPhrase = (before: string, isFirst: boolean): boolean => {
  const words = before.replace(ARTICLE, '$1');
  return words.trim() !== '' && (isFirst || words.length > JOINER_MAX);
};

/** Return the text between two themes of a title, such as ' and ', or ', ' if there is none. */
function joinerIn(body: string, themes: readonly string[]): string {
  const found = findNames(body, new Set(themes.map(themeKey)));
  const joiners = found
    .slice(1)
    .map(({ start }, index) => body.slice(found[index]?.end ?? start, start).replace(ARTICLE, '$1'));
  return joiners.find((joiner) => joiner.trim() !== '' && joiner.length <= JOINER_MAX) ?? ', ';
}

/**
 * Make a title of the first remaining themes (`left`). Spell each theme and its article as in the old title (`body`).
 * Join the themes as in `renamed`, the title with the new names.
 */
function titleOf(body: string, renamed: string, written: readonly string[], left: readonly string[]): string {
  const spelled = left.slice(0, TITLE_THEMES).map((theme, index) => {
    const [found] = findNames(body, new Set([themeKey(theme)]));
    const article = found ? articleBefore(body, found.start).toLowerCase() : '';
    const name = themeInTitle(found ? body.slice(found.start, found.end) : theme, body);
    return (index === 0 ? capitalised(article) : article) + name;
  });
  return spelled.join(joinerIn(renamed, [...written, ...left]));
}

type Themes = {
  /** New names of the corrected themes, by theme key; null for a removed theme. */
  readonly names: ReadonlyMap<string, string | null>;
  /** The themes of the summary before the correction (`written`) and after it (`left`). */
  readonly written: readonly string[];
  readonly left: readonly string[];
};

export function correctedTitle(title: string, { names, written, left }: Themes): string {
  if (title.length > TITLE_MAX) return title;
  const prefix = WEEK_PREFIX.exec(title);
  const body = title.slice(prefix?.[0].length ?? 0).normalize('NFC');
  // Find unchanged themes, too, because a corrected theme may get the name of an unchanged theme.
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
    // If another theme of the title has the same name, treat this theme as removed.
    if (newKey === null || given.has(newKey)) isRemoved = true;
    else given.add(newKey);
    // A phrase keeps its article if the new name differs from the old one only in its article.
    const isSame =
      newKey === key ||
      (newKey !== null &&
        withoutArticle(newKey) === withoutArticle(key) &&
        beginsPhrase(body.slice(done, start), done === 0));
    const article = newKey === null || isSame ? '' : articleBefore(body, start);
    const shown = isSame && newKey !== key ? text : (name ?? text);
    const around = body.slice(0, start - article.length) + body.slice(end);
    renamed += body.slice(done, start - article.length);
    renamed += beginsInCapital(article) || beginsInCapital(text) ? themeInTitle(shown, around) : shown;
    done = end;
  }
  renamed += body.slice(done);
  if (!isRemoved) return (prefix?.[0] ?? '') + renamed;
  const rebuilt = titleOf(body, renamed, written, left);
  return (prefix?.[0] ?? '') + (rebuilt === '' ? NEUTRAL_TITLE : rebuilt);
}
