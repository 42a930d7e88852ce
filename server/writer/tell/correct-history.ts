import { resolvedCorrections, type ThemeCorrection } from '../../../core/domain/summaries/theme-corrections.ts';
import { themeKey } from '../../../core/domain/summaries/theme-key.ts';
import { type Phrases, phrasesOf } from '../languages/phrases.ts';
import { topicLanguages } from '../languages/topics.ts';
import { badgeOf } from './things.ts';

/** Longer than any sentence of `historyLine`, in UTF-16 code units. */
const mostCharacters = 400;

const escaped = (text: string) => text.replace(/[.*+?^$()|[\]\\{}]/gu, '\\$&');

function patternOf(phrase: string, { since, numbers }: Phrases): RegExp {
  const parts: Readonly<Record<string, string>> = {
    '{theme}': '(?<theme>.+)',
    '{since}': `(?:${since.map(escaped).join('|')})`,
    '{weeks}': `(?:${numbers.map(escaped).join('|')}|\\d+)`,
    '{year}': '\\d{4}',
  };
  const source = phrase.split(/(\{\w+\})/u).map((part) => parts[part] ?? escaped(part));
  return new RegExp(`^${source.join('')}$`, 'du');
}

const patternsIn = (phrases: Phrases | null) =>
  phrases === null
    ? []
    : [...phrases['weeks in a row'], ...phrases.back, ...phrases['back, earlier wording']].map((phrase) =>
        patternOf(phrase, phrases),
      );

let known: readonly RegExp[] | null = null;
function patterns(): readonly RegExp[] {
  known ??= topicLanguages.flatMap((code) => patternsIn(phrasesOf(code)));
  return known;
}

/** Return the key of the theme that a sentence names. A sentence says "your father" for the theme "My father". */
const keyOf = (spoken: string) => themeKey(badgeOf(spoken.replace(/^your /u, 'my ')));

/**
 * If `historyLine` wrote the paragraph, return it with the new name of its theme, or '' if the user removed the theme.
 */
function correctParagraph(paragraph: string, corrections: readonly ThemeCorrection[]): string {
  if (paragraph.length > mostCharacters) return paragraph;
  for (const pattern of patterns()) {
    const [start, end] = pattern.exec(paragraph)?.indices?.groups?.['theme'] ?? [];
    if (start === undefined) continue;
    const key = keyOf(paragraph.slice(start, end));
    const correction = corrections.find(({ theme }) => themeKey(theme) === key);
    if (correction === undefined) return paragraph;
    const { name } = correction;
    return name === null ? '' : paragraph.slice(0, start) + name + paragraph.slice(end);
  }
  return paragraph;
}

/** Return a function that corrects the themes in a summary's last paragraph, if `historyLine` wrote it. */
export function historyCorrector(corrections: readonly ThemeCorrection[]): (longSummary: string) => string {
  const resolved = resolvedCorrections(corrections);
  if (resolved.length === 0) return (longSummary) => longSummary;
  return (longSummary) => {
    const before = longSummary.lastIndexOf('\n\n');
    if (before === -1) return longSummary;
    const start = before + 2;
    const paragraph = correctParagraph(longSummary.slice(start), resolved);
    return longSummary.slice(0, paragraph === '' ? before : start) + paragraph;
  };
}
