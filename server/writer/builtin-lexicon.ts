/** What the builtin writer knows of a language: enough to tell it, to find nouns and to hear where a page is telling. */
export type Lexicon = {
  /** BCP 47; 'und' where the language is not known. */
  readonly code: string;
  /** Grammar and the furniture of any diary, in lower case: never a theme. */
  readonly stopWords: ReadonlySet<string>;
  /** Lower-case words that a noun often follows directly; empty in languages without articles. */
  readonly beforeNouns: ReadonlySet<string>;
  /** The writer's own person. */
  readonly self: RegExp;
  readonly feeling: RegExp;
  /** Understanding, deciding, admitting, and what is said of always, never and for the first time. */
  readonly insight: RegExp;
  readonly contrast: RegExp;
  /** A start that only the sentence before it explains. */
  readonly leaning: RegExp;
  /** What a page opens with before it says anything. */
  readonly dull: RegExp;
};

export const setOf = (...lists: string[]): ReadonlySet<string> => new Set(lists.join(' ').trim().split(/\s+/u));

const listed = (list: string) =>
  list
    .trim()
    .split(/\s+/u)
    .map((word) => word.replaceAll('_', ' '))
    .join('|');

/** Finds any of the words, whole; an underscore in the list stands for a space. */
export const wholeWords = (list: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}])(?:${listed(list)})(?![\\p{L}\\p{M}])`, 'giu');

/** Finds words that begin so. */
export const stems = (list: string): RegExp => new RegExp(`(?<![\\p{L}\\p{M}])(?:${listed(list)})`, 'giu');

/** Finds the signs anywhere, for scripts without spaces. */
export const anywhere = (list: string): RegExp => new RegExp(`(?:${listed(list)})`, 'gu');

/** A text that begins with one of the words. */
export const startsWith = (list: string): RegExp =>
  new RegExp(`^[^\\p{L}]*(?:${listed(list)})(?![\\p{L}\\p{M}])`, 'iu');

/** How often a pattern of a lexicon is found. */
export const hits = (pattern: RegExp, text: string): number => text.match(pattern)?.length ?? 0;

export const nothing = /(?!)/gu;
