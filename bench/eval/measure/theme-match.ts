import { dataSections } from '../../../server/writer/languages/data-file.ts';
import type { WrittenSummary } from '../../../server/writer/writer.ts';
import type { LabelledWeek } from '../labelled-week.ts';
import { echoesSaid } from './echoes.ts';
import { titlePrefix, type WriterKind } from './faithful.ts';
import { isFrameWord } from './frames.ts';
import { paragraphsOf } from './summary-text.ts';
import { holdsWords, sharesRun, stem, tokens } from './words.ts';

const { byName } = dataSections(new URL('small-words.txt', import.meta.url));

const known = new Map<string, ReadonlySet<string>>();

function smallWords(languages: readonly string[]): ReadonlySet<string> {
  const key = languages.join();
  const words =
    known.get(key) ??
    new Set(
      ['en', ...languages].flatMap(
        (language) =>
          (byName.get(language) ?? byName.get(language.split('-')[0] ?? ''))?.lines.flatMap(({ text }) =>
            text.split(' '),
          ) ?? [],
      ),
    );
  known.set(key, words);
  return words;
}

const articleBefore = /^ال(?=\p{L}{2})/u;

const stemsKnown = new Map<string, readonly string[]>();

export function themeStems(theme: string, languages: readonly string[]): readonly string[] {
  const key = `${languages.join()} ${theme}`;
  const before = stemsKnown.get(key);
  if (before !== undefined) return before;
  const small = smallWords(languages);
  const stems = tokens(theme)
    .map((word) => word.replace(/'s$/u, '').replace(/^[ld]'/u, ''))
    .filter((word) => !small.has(word))
    .map((word) => stem(word.replace(articleBefore, '')));
  stemsKnown.set(key, stems);
  return stems;
}

/** Return whether a theme contains all words of one of the names and at most two more words. */
const means = (theme: string, names: readonly string[], languages: readonly string[]): boolean => {
  const words = themeStems(theme, languages);
  return names.some((name) => {
    const wanted = themeStems(name, languages);
    return wanted.length > 0 && wanted.every((word) => words.includes(word)) && words.length <= wanted.length + 2;
  });
};

/** Return the index of the labelled group that contains a name, or -1. The main subject belongs to the first group. */
export function groupOf({ themes, subject, languages }: LabelledWeek, name: string): number {
  const group = themes.findIndex((names) => means(name, names, languages));
  return group < 0 && means(name, subject, languages) ? 0 : group;
}

/** Split the names that a theme or title joins: 'sleep and my back' becomes 'sleep' and 'my back'. */
const partsOf = (text: string): string[] => text.split(/ (?:and|und|et|y|e|en|i|och) | & | · |, |・|、/u);

const titleOf = ({ week }: LabelledWeek, { title }: WrittenSummary) => title.replace(titlePrefix(week.weekStart), '');

/** A title of at least this many words that is copied from a reflection names no theme. */
const leastOfLine = 3;

/** Return whether a title is copied from a reflection, such as "I let the phone ring out". */
function isOwnLine({ week }: LabelledWeek, title: string): boolean {
  const words = tokens(title);
  return (
    words.length >= leastOfLine &&
    week.reflections.some(({ content }) => sharesRun(words, tokens(content), words.length))
  );
}

/**
 * Return whether part of a title is an echo: the summary says that days share it, or its words are in two reflections.
 */
function isEcho(labelled: LabelledWeek, summary: WrittenSummary, part: string): boolean {
  if (echoesSaid(labelled, summary).some(({ text, isTrue }) => isTrue && holdsWords(text, part))) return true;
  const phrase = tokens(part).filter((word) => !isFrameWord(word, labelled.languages));
  return phrase.length > 1 && labelled.week.reflections.filter(({ content }) => holdsWords(content, part)).length > 1;
}

/**
 * Return the single names in the themes and the title, each once. A name is right if it is in a labelled group. Ignore
 * parts of the title that contain a theme ("Days of My Father"), are an echo, or have only frame words ("Line by
 * Line"). Ignore a title that is copied from a reflection.
 */
export function namesIn(labelled: LabelledWeek, summary: WrittenSummary): { right: string[]; wrong: string[] } {
  const stemsOf = (name: string) => themeStems(name, labelled.languages);
  const themes = summary.keyThemes.flatMap(partsOf);
  const title = titleOf(labelled, summary);
  const further = (isOwnLine(labelled, title) ? [] : partsOf(title)).filter((name) => {
    const words = stemsOf(name);
    return (
      tokens(name).some((word) => !isFrameWord(word, labelled.languages)) &&
      !isEcho(labelled, summary, words.join(' ')) &&
      !themes.some((theme) => stemsOf(theme).every((word) => words.includes(word)))
    );
  });
  const names = [...themes, ...further].filter((name) => stemsOf(name).length > 0);
  const key = (name: string) => stemsOf(name).toSorted().join(' ');
  const different = names.filter((name, at) => names.findIndex((other) => key(other) === key(name)) === at);
  return {
    right: different.filter((name) => groupOf(labelled, name) >= 0),
    wrong: different.filter((name) => groupOf(labelled, name) < 0),
  };
}

/** Return whether the themes, the title or the first paragraph name the main subject. True if the week has none. */
export function namesSubject(labelled: LabelledWeek, summary: WrittenSummary): boolean {
  const { subject, languages } = labelled;
  if (subject.length === 0 || summary.keyThemes.some((theme) => means(theme, subject, languages))) return true;
  const opening = [titleOf(labelled, summary), paragraphsOf(summary.longSummary)[0] ?? ''].map((text) =>
    themeStems(text, languages),
  );
  return subject
    .filter((name) => tokens(name).some((word) => !isFrameWord(word, languages)))
    .map((name) => themeStems(name, languages))
    .some((wanted) => wanted.length > 0 && opening.some((words) => wanted.every((word) => words.includes(word))));
}

const longestTheme = 40;
// The builtin writer may name no theme, because readers prefer none to a wrong one. A model can always name one.
const fewestThemes = { builtin: 0, model: 1 };
const mostThemes = { builtin: 3, model: 5 };

/** Return what is wrong with the form of the themes: their number, their length, or two names in one theme. */
export function themeFaults(
  { languages }: LabelledWeek,
  keyThemes: readonly string[],
  kind: WriterKind = 'builtin',
): string[] {
  const stems = keyThemes.map((theme) => themeStems(theme, languages).toSorted().join(' '));
  return [
    ...(keyThemes.length < fewestThemes[kind] || keyThemes.length > mostThemes[kind]
      ? [`${keyThemes.length} themes`]
      : []),
    ...keyThemes.filter((theme) => theme.length > longestTheme || /[.!?\n]/u.test(theme) || partsOf(theme).length > 1),
    ...keyThemes.filter((_, at) => stems.indexOf(stems[at] ?? '') < at).map((theme) => `${theme} twice`),
  ];
}
