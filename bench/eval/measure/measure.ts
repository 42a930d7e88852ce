import type { WrittenSummary } from '../../../server/writer/writer.ts';
import type { LabelledWeek } from '../labelled-week.ts';
import { unfaithful } from './faithful.ts';
import { forbiddenIn } from './forbidden.ts';
import { keySentencesFound, reflectionsWithKeySentence } from './key-sentences.ts';
import { absent } from './presence.ts';
import { fewestWords, quotedShare, repetition, wordsIn } from './proportions.ts';
import { unsafeToShare } from './share-safe.ts';
import { paragraphsOf } from './summary-text.ts';
import { distinctThemes, groupOf, themePrecision } from './theme-match.ts';

export const criteria = [
  'faithful',
  'key sentences',
  'present',
  'theme precision',
  'themes',
  'quoted share',
  'repetition',
  'share-safe',
  'allowed',
  'paragraphs',
  'words',
] as const;
export type Criterion = (typeof criteria)[number];

export type Finding = { readonly value: number; readonly passed: boolean; readonly why: readonly string[] };
export type Verdict = { readonly passed: boolean; readonly findings: Readonly<Record<Criterion, Finding>> };

const none = (why: readonly string[]): Finding => ({ value: why.length, passed: why.length === 0, why });
const within = (value: number, least: number, most: number, why: readonly string[] = []): Finding => ({
  value,
  passed: value >= least && value <= most,
  why,
});

const mostThemes = 6;
const longestTheme = 40;

function themesFinding(keyThemes: readonly string[]): Finding {
  const distinct = distinctThemes(keyThemes);
  const finding = within(distinct, 2, mostThemes);
  const odd = keyThemes.filter((theme) => theme.length > longestTheme || /[.!?\n]/u.test(theme));
  return { ...finding, passed: finding.passed && distinct === keyThemes.length && odd.length === 0, why: odd };
}

/** Judge a summary of a labelled week. It passes if it passes every criterion. */
export function judge(labelled: LabelledWeek, summary: WrittenSummary): Verdict {
  const { longSummary, keyThemes } = summary;
  const wanted = reflectionsWithKeySentence(labelled);
  const found = keySentencesFound(labelled, summary);
  const faults = unfaithful(labelled, summary);
  const findings: Record<Criterion, Finding> = {
    faithful: none(faults),
    'key sentences': within(
      wanted.length === 0 ? 1 : found.length / wanted.length,
      0.75,
      1,
      wanted.filter((index) => !found.includes(index)).map((index) => `reflection ${index + 1}`),
    ),
    present: none(absent(labelled, summary).map((index) => `reflection ${index + 1} is missing`)),
    'theme precision': within(
      themePrecision(labelled, keyThemes),
      0.6,
      1,
      keyThemes.filter((theme) => groupOf(labelled, theme) < 0),
    ),
    themes: themesFinding(keyThemes),
    'quoted share': within(quotedShare(labelled, longSummary), 0, 0.6),
    repetition: within(repetition(labelled, longSummary), 0, 0.08),
    'share-safe': none(unsafeToShare(labelled, summary)),
    allowed: none(forbiddenIn(labelled, summary)),
    paragraphs: within(paragraphsOf(longSummary).length, 2, 5),
    words: within(wordsIn(longSummary), fewestWords(labelled), 320),
  };
  return { passed: criteria.every((criterion) => findings[criterion].passed), findings };
}
