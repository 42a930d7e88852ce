import type { AnswerSentence } from '../answer/answer.ts';
import { withoutQuotations } from '../answer/answer-text.ts';
import { clausesWithSpeech, type Person } from './check-persons.ts';
import { citedSentences } from './check-reading.ts';
import { claimWords } from './check-support.ts';
import { areRelated, foldedWords, type PageSentence, type ReadPages } from './read-pages.ts';
import { type GrammaticalPerson, personForms } from './words/person-forms.ts';

/** A statement about a person: that they own something ("your keys") or did something ("hai dato", "deixaste"). */
type Said = { readonly kind: 'owns' | 'did' | 'ending' | 'words'; readonly what: string; readonly by: Person };

/** How a text refers to the user: "I" ('first'), "you" in quoted speech ('second') or "you" in an answer ('answer'). */
type Writer = 'first' | 'second' | 'answer';

/**
 * Return whether a grammatical person means the user or another person. Return null if that is unclear, as for "I" in
 * an answer.
 */
function personOf(person: GrammaticalPerson, writer: Writer): Person | null {
  if (person === 'third') return 'other';
  if (writer === 'answer') return person === 'second' ? 'writer' : null;
  return person === writer ? 'writer' : writer === 'second' ? 'other' : null;
}

const leastStem = 3;

const longestEnding = 5;

/** The minimum number of letters of a thing that somebody owns. Shorter words are often grammar. */
const leastOwned = 4;

/**
 * The number of words after a subject that identify what somebody did. An English verb rarely shows who its subject is,
 * so an answer and a reflection are compared by these words.
 */
const sameWords = 3;

function saidInClause(read: ReadPages, names: ReadonlySet<string>, clause: string, writer: Writer): Said[] {
  const { possessives, auxiliaries, endings } = personForms(read.code);
  const { persons } = read.words;
  const words = foldedWords(clause);
  const said: Said[] = [];
  // In German reported speech, "habe" may belong to "sie" and not only to "ich".
  const isReported = read.code === 'de' && words.includes('habe') && words.some((word) => persons.third.has(word));
  const add = (kind: Said['kind'], what: string | undefined, person: GrammaticalPerson | undefined) => {
    const by = person === undefined ? null : personOf(person, writer);
    if (by !== null && what !== undefined && what !== '') said.push({ kind, what, by });
  };
  for (const [at, word] of words.entries()) {
    const owned = words[at + 1] ?? '';
    if (owned.length >= leastOwned) add('owns', owned, possessives.get(word));
    add('did', read.code === 'de' ? lastVerb(words) : words[at + 1], isReported ? undefined : auxiliaries.get(word));
    if (read.code !== 'en') continue;
    const subject = (['first', 'second', 'third'] as const).find((person) => persons[person].has(word));
    const what = words.slice(at + 1, at + 1 + sameWords);
    if (what.length === sameWords) add('words', what.join(' '), subject ?? (names.has(word) ? 'third' : undefined));
  }
  for (const word of clause.toLowerCase().match(/\p{L}+/gu) ?? [])
    for (const [ending, person] of endings)
      if (word.endsWith(ending) && word.length >= ending.length + leastStem)
        add('ending', word.slice(0, -ending.length), person);
  return said;
}

/** Return the verb at the end of a German clause, as in "hast du ihn erkannt" or "dass du ihn erkannt hast". */
const lastVerb = (words: readonly string[]) =>
  words.findLast((word) => !personForms('de').auxiliaries.has(word) && word.length >= 5);

const cache = new WeakMap<PageSentence, Said[]>();

function saidOnPage(read: ReadPages, names: ReadonlySet<string>, sentence: PageSentence): Said[] {
  const said =
    cache.get(sentence) ??
    clausesWithSpeech(read, names, sentence.text).flatMap(({ text, writer }) =>
      saidInClause(read, names, text, writer),
    );
  cache.set(sentence, said);
  return said;
}

/** Return whether a word of a reflection may be the thing or the verb of a statement. */
const isMention = (read: ReadPages, { kind, what }: Said, word: string) =>
  kind === 'ending'
    ? word.startsWith(what) && word.length - what.length <= longestEnding
    : kind === 'owns'
      ? areRelated(read, word, what)
      : word.replace(/[aeio]s?$/u, '') === what.replace(/[aeio]s?$/u, '');

/**
 * Return whether a sentence says about the user what the cited reflections say only about another person, or the
 * reverse: "your keys" for "her keys". Unlike `swapsPersons`, it compares possessives and very common verbs.
 */
export function swapsOwners(read: ReadPages, names: ReadonlySet<string>, sentence: AnswerSentence): boolean {
  const pages = citedSentences(read, sentence);
  const claims = claimWords(read, sentence.text);
  const clauses = withoutQuotations(sentence.text).split(/[.,!?;:…\n–—()⟨⟩]+/u);
  return clauses
    .flatMap((clause) => saidInClause(read, names, clause, 'answer'))
    .some((said) => {
      const mentions = pages.flatMap((page) =>
        saidOnPage(read, names, page)
          .filter((other) => other.kind === said.kind && isMention(read, said, other.what))
          .map(({ by }) => ({ by, page })),
      );
      // Two sentences are about the same matter if they share a word besides the thing or verb of the statement.
      const isSameMatter = ({ words }: PageSentence) =>
        claims.some((claim) => !isMention(read, said, claim) && words.some((word) => areRelated(read, word, claim)));
      if (!mentions.some(({ page }) => isSameMatter(page))) return false;
      if (mentions.some(({ by }) => by === said.by)) return false;
      if (said.kind === 'words') return true;
      return (
        pages.flatMap(({ words }) => words).filter((word) => isMention(read, said, word)).length <= mentions.length
      );
    });
}
