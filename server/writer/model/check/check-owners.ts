import type { AnswerSentence } from '../answer/answer.ts';
import { withoutQuotations } from '../answer/answer-text.ts';
import { clausesWithSpeech, type Person } from './check-persons.ts';
import { citedSentences } from './check-reading.ts';
import { claimWords } from './check-support.ts';
import { areRelated, foldedWords, type PageSentence, type ReadPages } from './read-pages.ts';
import { type GrammaticalPerson, personForms } from './words/person-forms.ts';

/** Something that a text says about a person: "your keys", "hai dato", "deixaste", "you came up with". */
type Said = { readonly kind: 'owns' | 'did' | 'ending' | 'words'; readonly what: string; readonly by: Person };

/** How a text refers to the user: as "I" on a page, and as "you" in the speech of others and in an answer. */
type Writer = 'first' | 'second' | 'answer';

/**
 * Return whether a grammatical person means the user or another person. Return null for "you" on a page and for "I" in
 * an answer, which may mean anybody.
 */
function personOf(person: GrammaticalPerson, writer: Writer): Person | null {
  if (person === 'third') return 'other';
  if (writer === 'answer') return person === 'second' ? 'writer' : null;
  return person === writer ? 'writer' : writer === 'second' ? 'other' : null;
}

/** The minimum number of letters of a verb before an ending that shows its person. */
const leastStem = 3;

/** The maximum number of letters of a verb's ending. */
const longestEnding = 5;

/** The minimum number of letters of a word for what somebody owns. A shorter word is often grammar: "your own". */
const leastOwned = 4;

/** The number of words after the subject that must be equal in English, whose verbs do not show the person. */
const sameWords = 3;

function saidInClause(read: ReadPages, names: ReadonlySet<string>, clause: string, writer: Writer): Said[] {
  const { possessives, auxiliaries, endings } = personForms(read.code);
  const { persons } = read.words;
  const words = foldedWords(clause);
  const said: Said[] = [];
  // In reported speech, the German verb "habe" may belong to "sie", not only to "ich".
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

/** Return the verb at the end of a German clause: "hast du ihn erkannt", "dass du ihn erkannt hast". */
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

/** Return whether a word of a page may be the thing or the verb that a text mentions. */
const isMention = (read: ReadPages, { kind, what }: Said, word: string) =>
  kind === 'ending'
    ? word.startsWith(what) && word.length - what.length <= longestEnding
    : kind === 'owns'
      ? areRelated(read, word, what)
      : word.replace(/[aeio]s?$/u, '') === what.replace(/[aeio]s?$/u, '');

/**
 * Return whether a sentence says of the user what its pages say only of somebody else, or the other way round: "your
 * keys" for "her keys", "deixaste" for "deixou". Unlike `swapsPersons`, also compare the most common verbs. A page that
 * also has the word without an owner, such as "the keys", proves nothing.
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
      // Consider only page sentences about the same matter: they share another word with the sentence of the answer.
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
