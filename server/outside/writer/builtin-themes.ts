import { type Lexicon, setOf } from './builtin-lexicon.ts';
import { english } from './builtin-lexicon-english.ts';
import { german } from './builtin-lexicon-germanic.ts';
import { korean, turkish } from './builtin-lexicon-others.ts';
import { countable, type Subject, subjectOf } from './builtin-subjects.ts';
import { wordsIn } from './builtin-words.ts';

/** What a week kept returning to. */
export type Theme = {
  /** A short noun phrase: "sleep", "my father". */
  readonly name: string;
  /** Indexes of the reflections that speak of it. */
  readonly reflections: readonly number[];
  readonly weight: number;
};

/** The own sentences of a reflection, with its language. */
export type Page = {
  readonly sentences: readonly string[];
  readonly lexicon: Lexicon;
  /** The one that carries it. */
  readonly heart: string | null;
};

type Tally = {
  count: number;
  readonly reflections: Set<number>;
  readonly spellings: Map<string, number>;
  /** It with the word after it: "garden" that is mostly followed by "centre" is a garden centre. */
  readonly after: Map<string, number>;
  /** How often something before it says that it is a noun. */
  nounlike: number;
  /** How often it is called the person's own: "my father". */
  mine: number;
  /** How often it was written small, as no name is. */
  small: number;
  /** How often it stands in the sentence that carries a page. */
  hearts: number;
  readonly kind: Kind;
};

/** What can be told of a word by itself. */
type Kind = {
  readonly key: string;
  readonly spelling: string;
  /** What diaries are known to be about. */
  readonly subject: Subject | null;
  readonly isKnown: boolean;
  readonly lexicon: Lexicon;
};

const longestWord = 32;

function stemOf(lower: string, { code }: Lexicon): string {
  if (code === 'en')
    return lower.length < 4
      ? lower
      : lower
          .replace(/ies$/u, 'y')
          .replace(/(?<=ss|sh|ch|x)es$/u, '')
          .replace(/(?<!s|u|i)s$/u, '');
  if (code === 'ar') return lower.replace(/^(?:و|ب|ل|ف)?(?:ال)?/u, '');
  if (code === 'ja') return lower;
  if (code === 'tr' || code === 'pl') return lower.slice(0, lower.length > 6 ? lower.length - 2 : 5);
  if (code === 'ko') return lower.slice(0, 2);
  return lower.length < 5 ? lower : lower.replace(/(?:en|es|er|s|e|n)$/u, '');
}

/** "Waiting" is a form of "wait"; "boxing" is a thing that people do. */
const isVerbal = (lower: string, stopWords: ReadonlySet<string>) =>
  lower.endsWith('ing') && ['', 'e', 'ed', 's'].some((end) => stopWords.has(lower.slice(0, -3) + end));

function isCandidate(lower: string, { code, stopWords }: Lexicon): boolean {
  if (stopWords.has(lower) || lower.length > longestWord || /[\p{N}_’'.]/u.test(lower)) return false;
  if (code === 'ja') return /^[\p{Script=Han}\p{Script=Katakana}ー]+$/u.test(lower);
  if (code === 'ko') return false;
  if (code === 'en') return lower.length > 3 && !/(?:ly|ed|ier|iest)$/u.test(lower) && !isVerbal(lower, stopWords);
  return lower.length > 3;
}

/** The kind of a word; null where it names nothing. A page repeats its words, so each is looked at once. */
function kindOf(word: string, lexicon: Lexicon, kinds: Map<string, Kind | null>): Kind | null {
  const known = kinds.get(word);
  if (known !== undefined) return known;
  const lower = word.toLowerCase().replace(/['’]s$/u, '');
  const subject = lexicon === english ? (subjectOf.get(lower) ?? null) : null;
  const isKnown = subject !== null || lower.search(lexicon.subjects) === 0;
  // "My sister's name" is not about her.
  const isOwner = subject?.article === 'my ' && lower.length < word.length;
  const key = subject === null ? `${lexicon.code} ${stemOf(lower, lexicon)}` : `subject ${subject.id}`;
  const spelling = lexicon === german ? word : lower;
  const isNoun = !isOwner && (isKnown || isCandidate(lower, lexicon));
  const kind = isNoun ? { key, spelling, subject, isKnown, lexicon } : null;
  kinds.set(word, kind);
  return kind;
}

const isNounlike = (words: readonly string[], at: number, lexicon: Lexicon): boolean =>
  lexicon.beforeNouns.has(words[at - 1]?.toLowerCase() ?? '');

const add = (counts: Map<string, number>, word: string) => counts.set(word, (counts.get(word) ?? 0) + 1);

const emptyTally = (kind: Kind): Tally => ({
  count: 0,
  reflections: new Set(),
  spellings: new Map(),
  after: new Map(),
  nounlike: 0,
  mine: 0,
  small: 0,
  hearts: 0,
  kind,
});

function tallyPage({ sentences, lexicon, heart }: Page, reflection: number, tallies: Map<string, Tally>): void {
  const kinds = new Map<string, Kind | null>();
  for (const sentence of sentences) {
    const words = wordsIn(sentence);
    for (const [at, word] of words.entries()) {
      const kind = kindOf(word, lexicon, kinds);
      if (kind === null) continue;
      const tally = tallies.get(kind.key) ?? emptyTally(kind);
      tally.count += 1;
      tally.reflections.add(reflection);
      add(tally.spellings, kind.spelling);
      add(tally.after, `${kind.spelling} ${words[at + 1]?.toLowerCase() ?? ''}`);
      if (isNounlike(words, at, lexicon)) tally.nounlike += 1;
      if (ownWords.has(words[at - 1]?.toLowerCase() ?? '')) tally.mine += 1;
      if (word === word.toLowerCase() || lexicon === german) tally.small += 1;
      if (sentence === heart) tally.hearts += 1;
      tallies.set(kind.key, tally);
    }
  }
}

const ownWords = setOf(
  'my our mein meine meinen meiner mijn ons onze mon ma mes mi mis meu minha mio mia mój moja moją mojej',
);

const baseOf = (word: string) => word.replace(/(?:ing|ed|s)$/u, '').replace(/(.)\1$/u, '$1');

/** A theme has a word that the person wrote, at most in another form: "painted", "painting". */
const isNamed = ({ kind: { subject }, spellings }: Tally): boolean =>
  subject === null ||
  subject.names.some((name) => spellings.has(name)) ||
  [...spellings.keys()].some((word) => baseOf(word) === baseOf(subject.names[0] ?? ''));

/** Unknown words only in languages whose articles tell a noun from a name or a verb, and only where written small. */
function isTheme(tally: Tally): boolean {
  const { count, nounlike, small, spellings, reflections, kind } = tally;
  if (kind.isKnown) return isNamed(tally);
  if ((reflections.size < 2 && count < 3) || small === 0) return false;
  if (kind.lexicon === german && ![...spellings.keys()].every((word) => /^\p{Lu}\p{Ll}/u.test(word))) return false;
  return nounlike > 0 && nounlike >= count * 0.3;
}

const mostUsed = (spellings: ReadonlyMap<string, number>) =>
  [...spellings].toSorted(([a, m], [b, n]) => n - m || a.length - b.length || (a < b ? -1 : 1))[0]?.[0] ?? '';

/** Languages that bend a noun at its end: its plain form is what the list of subjects has. */
const bending = new Set([turkish, korean]);

/** The second word of a name of two: what nearly always follows the first. */
function secondWord({ after, spellings, kind: { lexicon } }: Tally, first: string): string {
  const prefix = `${first} `;
  const [pair, often] = [...after]
    .filter(([words]) => words.startsWith(prefix))
    .toSorted(([, m], [, n]) => n - m)[0] ?? ['', 0];
  const second = pair.slice(prefix.length);
  const isPair = often > 1 && often >= (spellings.get(first) ?? 0) * 0.6;
  return isPair && lexicon === english && isCandidate(second, lexicon) && !subjectOf.has(second) ? ` ${second}` : '';
}

/** Called as the person called it: by the plainest noun they used, an activity by its "-ing". */
function nameOf(tally: Tally): string {
  const { spellings, nounlike, count } = tally;
  const { subject, lexicon } = tally.kind;
  if (subject !== null) {
    const [plainest = ''] = subject.names;
    const own = subject.names.filter((name) => spellings.has(name));
    const used = own.toSorted((a, b) => (spellings.get(b) ?? 0) - (spellings.get(a) ?? 0))[0] ?? plainest;
    const isActivity = plainest.endsWith('ing') && baseOf(used) === baseOf(plainest);
    const name = isActivity ? plainest : used;
    return `${subject.article === '' && countable.has(name) ? 'the ' : subject.article}${name}${secondWord(tally, name)}`;
  }
  const word = mostUsed(spellings);
  if (lexicon === english) return `${nounlike >= count / 2 ? 'the ' : ''}${word}${secondWord(tally, word)}`;
  if (!bending.has(lexicon)) return word;
  return word.match(lexicon.subjects)?.[0] ?? word;
}

const mostThemes = 4;
export const fewestThemes = 2;

/** What other languages' known subjects weigh, and what nobody's list knows. */
const knownWeight = 2.5;
const unknownWeight = -0.5;
/** A page is about what its telling sentence speaks of. */
const heartWeight = 0.6;
/** "Slept" and "ran" are weaker than "sleep" and "running". */
const unnamedPenalty = 1.2;

/** Being what diaries are about, then returning in many reflections, then how often. */
const weightOf = ({ reflections, count, spellings, mine, hearts, kind: { subject, isKnown } }: Tally) => {
  const isExact = subject === null || subject.names.some((name) => spellings.has(name));
  const isOnce = reflections.size < 2;
  const prior = subject?.weight ?? (isKnown ? knownWeight : unknownWeight);
  return (
    (isOnce && prior > 0 ? prior / 2 : prior) +
    2 * reflections.size +
    Math.min(hearts, 2) * heartWeight +
    Math.min(count, 6) * 0.7 +
    (isOnce ? 0 : Math.min(mine, 2) * 0.7) -
    (subject?.article === 'my ' && mine === 0 ? 1 : 0) -
    (isExact ? 0 : prior < 2 ? 2 * unnamedPenalty : unnamedPenalty)
  );
};

/** What a theme weighs that a week is surely about. */
const sure = 8;

/**
 * Two to four things that the week kept returning to, strongest first: what diaries are known to be about, and other
 * nouns by their company. Never names.
 */
export function themesOf(pages: readonly Page[]): Theme[] {
  const tallies = new Map<string, Tally>();
  for (const [index, page] of pages.entries()) tallyPage(page, index, tallies);
  const ranked = [...tallies.values()]
    .filter(isTheme)
    .map((tally) => ({ name: nameOf(tally), reflections: [...tally.reflections], weight: weightOf(tally) }))
    .toSorted((a, b) => b.weight - a.weight || (a.name < b.name ? -1 : 1));
  const strong = ranked.filter(({ weight }) => weight >= sure).length;
  return ranked.slice(0, Math.max(fewestThemes, Math.min(mostThemes, strong)));
}

const small = setOf('the a an and of in on with to for');

/** 'the new job' → 'The New Job' in a title, 'The new job' as a theme. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Capitals as English titles have them: not on the small words inside. */
export const titleCased = (text: string): string =>
  text
    .split(' ')
    .map((word, at) => (at > 0 && small.has(word) ? word : capitalised(word)))
    .join(' ');
