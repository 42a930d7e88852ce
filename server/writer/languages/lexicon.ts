import { existsSync } from 'node:fs';
import { checkNames, dataFault, dataSections, type Section, type Sections, wordsOf } from './data-file.ts';

export type Lexicon = {
  /** The BCP 47 code; 'und' if the language is not known. */
  readonly code: string;
  /** Lower-case words that are never a theme. */
  readonly stopWords: ReadonlySet<string>;
  /** The stop words that are used to detect the language. */
  readonly grammar: ReadonlySet<string>;
  readonly distinctive: ReadonlySet<string>;
  /** Lower-case words that often precede a noun; empty for languages without articles. */
  readonly beforeNouns: ReadonlySet<string>;
  readonly comparison: ReadonlySet<string>;
  readonly negation: ReadonlySet<string>;
  readonly possessivesOfOthers: ReadonlySet<string>;
  readonly of: ReadonlySet<string>;
  readonly definiteArticles: ReadonlySet<string>;
  readonly firstPerson: RegExp;
  readonly feeling: RegExp;
  readonly insight: RegExp;
  readonly contrast: RegExp;
  /** Matches the start of a sentence that is unclear without the sentence before it. */
  readonly dependentOpening: RegExp;
  /** Matches the start of a sentence that is clear alone although `dependentOpening` matches it. */
  readonly independentOpening: RegExp;
  /** Matches the start of a sentence that says nothing yet, such as "nothing special". */
  readonly emptyOpening: RegExp;
  /** Matches the start of a sentence that continues the sentence before it, such as "but". */
  readonly goingOn: RegExp;
  readonly thirdPerson: RegExp;
  /** Matches a word that is often unclear in a short sentence, such as "it". */
  readonly unclearInShort: RegExp;
  /** In lower case, without the last full stop. A full stop after one of them does not end a sentence. */
  readonly abbreviations: ReadonlySet<string>;
  /** The titles before family names, such as "mrs", by each of their forms. In lower case, without the last full stop. */
  readonly titles: ReadonlyMap<string, string>;
};

const kinds: Readonly<Record<string, (alternatives: string, lines: string) => RegExp>> = {
  words: (words) => new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, 'giu'),
  beginnings: (words) => new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})`, 'giu'),
  anywhere: (words) => new RegExp(`(?:${words})`, 'gu'),
  'opening words': (words) => new RegExp(`^[^\\p{L}]*(?:${words})(?![\\p{L}\\p{M}])`, 'iu'),
  'opening patterns': (_, lines) => new RegExp(`^(?:${lines})`, 'iu'),
  'opening patterns after marks': (_, lines) => new RegExp(`^[^\\p{L}]*(?:${lines})`, 'iu'),
};

const never = /(?!)/gu;
const empty: Sections = { file: new URL('.', import.meta.url), byName: new Map() };

/** Return the regular expression of a section; it never matches if the file has no such section. */
function patternOf({ file, byName }: Sections, name: string): RegExp {
  const section = byName.get(name);
  if (section === undefined) return never;
  const build = kinds[section.kind ?? ''];
  if (build === undefined)
    throw dataFault(file, section.line, `[${name}] needs a kind: ${Object.keys(kinds).join(', ')}`);
  const lines = section.lines.map(({ text }) => text.replaceAll('_', ' '));
  const words = section.lines.flatMap(({ text }) => text.split(/\s+/u)).map((word) => word.replaceAll('_', ' '));
  try {
    return build(words.join('|'), lines.join('|'));
  } catch (error) {
    throw dataFault(file, section.line, `[${name}] is no regular expression: ${String(error)}`);
  }
}

const setNames = ['stop words', 'grammar', 'only this language', 'before nouns', 'comparison', 'negation'];
const otherSetNames = ['possessives of others', 'of', 'definite articles', 'abbreviations', 'titles before names'];
const patternNames = ['first person', 'third person', 'unclear in short sentences', 'feeling', 'insight', 'contrast'];
const openingNames = ['dependent opening', 'independent opening', 'empty opening', 'going on'];
/** Sections that only some languages have. They are not part of the lexicon; other modules read them. */
const ownNames = [
  'properties',
  ...['virtue names', 'after a name', 'before a gerund'],
  ...[
    'with article',
    'synonyms of areas',
    'areas with synonyms',
    'plain in titles',
    'plain alone in titles',
    'private in titles',
    'reporting',
    'prepositions in titles',
    'plain in phrases',
    'weekdays',
  ],
];

const files = new Map<string, Sections>();

function sectionsOf(code: string): Sections {
  const known = files.get(code);
  if (known !== undefined) return known;
  const file = new URL(`${code}/words.txt`, import.meta.url);
  const sections = existsSync(file) ? dataSections(file) : empty;
  checkNames(sections, [...setNames, ...otherSetNames, ...patternNames, ...openingNames, ...ownNames]);
  files.set(code, sections);
  return sections;
}

/** Return a section of a language's `words.txt` (null if missing) and the file, for error messages. */
export const sectionOf = (code: string, name: string): { readonly file: URL; readonly section: Section | null } => {
  const { file, byName } = sectionsOf(code);
  return { file, section: byName.get(name) ?? null };
};

export const languageWords = (code: string, section: string): string[] => wordsOf(sectionsOf(code), section);

export const languageSet = (code: string, section: string): ReadonlySet<string> =>
  new Set(languageWords(code, section));

function readLexicon(code: string): Lexicon {
  const sections = sectionsOf(code);
  const setOf = (...names: string[]): ReadonlySet<string> =>
    new Set(names.flatMap((name) => (sections.byName.has(name) ? wordsOf(sections, name) : [])));
  const stopWords = setOf('grammar', 'only this language', 'stop words');
  return {
    code,
    stopWords,
    grammar: sections.byName.has('grammar') ? setOf('grammar') : stopWords,
    distinctive: setOf('only this language'),
    beforeNouns: setOf('before nouns'),
    comparison: setOf('comparison'),
    negation: setOf('negation'),
    possessivesOfOthers: setOf('possessives of others'),
    of: setOf('of'),
    definiteArticles: setOf('definite articles'),
    firstPerson: patternOf(sections, 'first person'),
    feeling: patternOf(sections, 'feeling'),
    insight: patternOf(sections, 'insight'),
    contrast: patternOf(sections, 'contrast'),
    dependentOpening: patternOf(sections, 'dependent opening'),
    independentOpening: patternOf(sections, 'independent opening'),
    emptyOpening: patternOf(sections, 'empty opening'),
    goingOn: patternOf(sections, 'going on'),
    thirdPerson: patternOf(sections, 'third person'),
    unclearInShort: patternOf(sections, 'unclear in short sentences'),
    abbreviations: setOf('abbreviations'),
    titles: new Map(
      [...setOf('titles before names')].flatMap((entry) => {
        const forms = entry.split('/');
        return forms.map((form) => [form, forms[0] ?? form] as const);
      }),
    ),
  };
}

const lexicons = new Map<string, Lexicon>();

export function lexiconOf(code: string): Lexicon {
  const lexicon = lexicons.get(code) ?? readLexicon(code);
  lexicons.set(code, lexicon);
  return lexicon;
}

export const countMatches = (pattern: RegExp, text: string): number => text.match(pattern)?.length ?? 0;
