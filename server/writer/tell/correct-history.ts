import type { Day } from '../../../core/domain/days/day.ts';
import { monthOfWeek } from '../../../core/domain/days/week.ts';
import {
  resolvedCorrections,
  type ThemeCorrection,
  themeCorrector,
} from '../../../core/domain/summaries/theme-corrections.ts';
import { themeKey } from '../../../core/domain/summaries/theme-key.ts';
import { type Phrases, phrasesOf } from '../languages/phrases.ts';
import { topicLanguages } from '../languages/topics.ts';
import type { EarlierSummary } from '../writer.ts';
import { type History, historyOf, type WeekWithEarlier } from './history.ts';
import { badgeOf } from './things.ts';

/** Longer than any sentence of `historyLine`, in UTF-16 code units. */
const mostCharacters = 400;

const escaped = (text: string) => text.replace(/[.*+?^$()|[\]\\{}]/gu, '\\$&');

type Pattern = { readonly phrases: Phrases; readonly regExp: RegExp };

function patternOf(phrase: string, phrases: Phrases): Pattern {
  const { since, numbers } = phrases;
  const parts: Readonly<Record<string, string>> = {
    '{theme}': '(?<theme>.+)',
    '{since}': `(?<since>${since.map(escaped).join('|')})`,
    '{weeks}': `(?<weeks>${numbers.map(escaped).join('|')}|\\d+)`,
    '{year}': '(?<year>\\d{4})',
  };
  const source = phrase.split(/(\{\w+\})/u).map((part) => parts[part] ?? escaped(part));
  return { phrases, regExp: new RegExp(`^${source.join('')}$`, 'du') };
}

const patternsIn = (phrases: Phrases | null) =>
  phrases === null
    ? []
    : [...phrases['weeks in a row'], ...phrases.back, ...phrases['back, earlier wording']].map((phrase) =>
        patternOf(phrase, phrases),
      );

let known: readonly Pattern[] | null = null;
function patterns(): readonly Pattern[] {
  known ??= topicLanguages.flatMap((code) => patternsIn(phrasesOf(code)));
  return known;
}

/** Return the key of the theme that a sentence names. A sentence says "your father" for the theme "My father". */
const keyOf = (spoken: string) => themeKey(badgeOf(spoken.replace(/^your /u, 'my ')));

/** Return whether a sentence says the truth about its theme. `groups` are the parts of the sentence. */
function isTrue(
  { since, numbers }: Phrases,
  groups: Readonly<Record<string, string | undefined>>,
  { weeksInARow, sinceWeek }: History,
): boolean {
  const { weeks, year, since: spoken = '' } = groups;
  if (weeks !== undefined) {
    return weeksInARow === (numbers.includes(weeks) ? numbers.indexOf(weeks) + 1 : Number(weeks));
  }
  if (sinceWeek === undefined) return false;
  const told = `${year}-${String(since.indexOf(spoken) + 1).padStart(2, '0')}`;
  // Earlier versions named the month of the week's Monday.
  return told === monthOfWeek(sinceWeek) || sinceWeek.startsWith(told);
}

type Summarised = { readonly weekStart: Day; readonly longSummary: string };

/** Return the theme that a paragraph names, and where, if `historyLine` wrote the paragraph. */
function themeIn(paragraph: string) {
  if (paragraph.length > mostCharacters) return null;
  for (const { phrases, regExp } of patterns()) {
    const { indices, groups = {} } = regExp.exec(paragraph) ?? {};
    const [start, end] = indices?.groups?.['theme'] ?? [];
    if (start !== undefined) return { start, end, key: keyOf(paragraph.slice(start, end)), phrases, groups };
  }
  return null;
}

const lastParagraphAt = (text: string): number => text.lastIndexOf('\n\n') + 2;

/**
 * Return the text of a summary with the first name of the theme in its last paragraph. Earlier releases wrote the name
 * that the user had given the theme then. `keyThemes` are the themes of the summary as they were written.
 */
export function withFirstName(
  { longSummary, keyThemes }: { readonly longSummary: string; readonly keyThemes: readonly string[] },
  corrections: readonly ThemeCorrection[],
): string {
  const at = lastParagraphAt(longSummary);
  const found = at < 2 ? null : themeIn(longSummary.slice(at));
  const keys = keyThemes.map(themeKey);
  if (found === null || keys.includes(found.key)) return longSummary;
  const renamed = resolvedCorrections(corrections).find(
    ({ theme, name }) => name !== null && themeKey(name) === found.key && keys.includes(themeKey(theme)),
  );
  const first = keyThemes.find((theme) => renamed && themeKey(theme) === themeKey(renamed.theme));
  if (first === undefined) return longSummary;
  const spoken = first.replace(/^My /u, 'your ');
  return longSummary.slice(0, at + found.start) + spoken + longSummary.slice(at + (found.end ?? 0));
}

/** Return the keys of the written themes that have a final name. */
function keysWithName(name: string, written: readonly string[], corrections: readonly ThemeCorrection[]): string[] {
  const finalName = (key: string) => {
    const own = corrections.find(({ theme }) => themeKey(theme) === key);
    return own === undefined ? key : own.name;
  };
  return written.map(themeKey).filter((key) => {
    const final = finalName(key);
    return final !== null && themeKey(final) === themeKey(name);
  });
}

/** A week with the corrected themes of earlier weeks, and with all their themes as they were written. */
type CorrectedWeek = WeekWithEarlier & { readonly written: readonly string[] };

/**
 * Return the paragraph with the new name of its theme if `historyLine` wrote it; any other paragraph unchanged. Return
 * '' if the user removed the theme, or if several themes have the new name and what the paragraph says is untrue of
 * all their weeks.
 */
function correctParagraph(paragraph: string, corrections: readonly ThemeCorrection[], week: CorrectedWeek): string {
  const found = themeIn(paragraph);
  if (found === null) return paragraph;
  const { start, end, key, phrases, groups } = found;
  const own = corrections.find(({ theme }) => themeKey(theme) === key);
  const isName = corrections.some(({ name }) => name !== null && themeKey(name) === key);
  if (own === undefined && !isName) return paragraph;
  if (own?.name === null) return '';
  const name = own?.name ?? key;
  const isMerged = new Set([...(own ? [key] : []), ...keysWithName(name, week.written, corrections)]).size > 1;
  const history = isMerged ? historyOf(week, name) : null;
  if (isMerged && (history === null || !isTrue(phrases, groups, history))) return '';
  return own === undefined ? paragraph : paragraph.slice(0, start) + own.name + paragraph.slice(end);
}

/**
 * Return a function that corrects the themes in a summary's last paragraph, if `historyLine` wrote it. `summaries` have
 * the themes of all summaries of the user, newest first and not yet corrected.
 */
export function historyCorrector(
  corrections: readonly ThemeCorrection[],
  summaries: readonly EarlierSummary[],
): (summary: Summarised) => string {
  const resolved = resolvedCorrections(corrections);
  if (resolved.length === 0) return ({ longSummary }) => longSummary;
  const correct = themeCorrector(corrections);
  const weeks = summaries.map((each) => ({
    ...each,
    themes: correct({ title: '', keyThemes: each.themes }).keyThemes,
    written: each.themes,
  }));
  return ({ weekStart, longSummary }) => {
    const start = lastParagraphAt(longSummary);
    if (start < 2) return longSummary;
    const earlier = weeks.filter((each) => each.weekStart < weekStart);
    const written = earlier.flatMap((each) => each.written);
    const paragraph = correctParagraph(longSummary.slice(start), resolved, { weekStart, earlier, written });
    return longSummary.slice(0, paragraph === '' ? start - 2 : start) + paragraph;
  };
}
