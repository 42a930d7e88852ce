import { type Lexicon, setOf } from './builtin-lexicon.ts';
import { isEnglish, type Spelling, states, type Tally } from './builtin-tallies.ts';

/** A name, and how sure it is that the person would give it. */
export type Named = { readonly name: string; readonly isPlain: boolean };

/** Names that stand alone only with an article. */
const countable = setOf(`essay thesis exam job office loan song piano guitar violin cello letter canvas sketchbook
funeral church chapel mosque temple monastery abbey gym pension garden house flat apartment roof boiler company team
school bike bicycle kiln band choir workshop novel book manuscript poem play photo camera election border trial jury
hearing pool dog cat horse boat train bus truck car shop lab ward class university library course lesson visa shift
degree interview salary mortgage piece mountain summit hospital clinic surgery operation stroke diagnosis marathon race
half-marathon dissertation match bakery salon factory till farm harvest orchard vineyard rehearsal concert treatment
goodbye choice phone baby fiddle accordion organ drums letter visit cell birthday knee`);

/** Names of more than one that want no article. */
const isPlural = (name: string) => /(?<!s)s$/u.test(name);

/** Most that a language hangs on the end of a word: "전화를", "dükkâna". */
const longestEnding = 3;

/** Whether the person wrote the plain form of a word, or that with an ending. */
function isWritten(plain: string, written: Iterable<string>): boolean {
  const lower = plain.toLowerCase();
  const shortest = /^\p{Script=Hangul}/u.test(lower) ? 2 : 4;
  for (const other of written) {
    const word = other.toLowerCase();
    if (word === lower) return true;
    if (lower.length >= shortest && word.startsWith(lower) && word.length - lower.length <= longestEnding) return true;
  }
  return false;
}

/** What returns so often is called by its plain form even if each time it was written bent: "skrzypcach", "skrzypce". */
const oftenBent = 3;

const byUse = (a: readonly [string, Spelling], b: readonly [string, Spelling]) =>
  b[1].count - a[1].count || a[0].length - b[0].length || (a[0] < b[0] ? -1 : 1);

/** The second word of a name of two: what nearly always follows the first. */
function secondWord({ after }: Tally, first: string, often: number, { stopWords }: Lexicon): string {
  const prefix = `${first} `;
  const [pair, times] = [...after]
    .filter(([words]) => words.startsWith(prefix))
    .toSorted(([, m], [, n]) => n - m)[0] ?? ['', 0];
  const second = pair.slice(prefix.length);
  const isNoun = second.length > 3 && !stopWords.has(second) && /^\p{L}+$/u.test(second) && !/(?:ly|ed)$/u.test(second);
  return times > 1 && times >= often * 0.6 && isNoun ? ` ${second}` : '';
}

function englishName(tally: Tally, spelling: string, { count, lexicon }: Spelling): string {
  const article = tally.topic?.article ?? (tally.nounlike >= tally.count / 2 ? 'the ' : '');
  const needed = article === '' && countable.has(spelling) ? 'the ' : article;
  const own = article === 'the ' && tally.topic !== null && isPlural(spelling) ? '' : needed;
  return `${own}${spelling}${secondWord(tally, spelling, count, lexicon)}`;
}

/** "Painted" names painting: an "-ing" of the same word that a list has. */
const baseOf = (word: string) =>
  word
    .replace(/(?:ing|ed|s|e)$/u, '')
    .replace(/([bdgklmnprt])\1$/u, '$1')
    .replace(/y$/u, 'i');

/**
 * What a topic of the week is called: by the noun the person used most, an activity by its "-ing", a state as "being
 * tired"; null where they wrote no word that could name it.
 */
export function nameOf(tally: Tally): Named | null {
  const spellings = [...tally.spellings].toSorted(byUse);
  const written = [...tally.spellings.keys()];
  const nouns = spellings.filter(([, { role }]) => role === 'names');
  for (const [spelling, use] of nouns) {
    if (isEnglish(use.lexicon)) return { name: englishName(tally, spelling, use), isPlain: true };
    if (use.lexicon.code === 'ar') return { name: spelling, isPlain: true };
    if (isWritten(use.plain, written)) return { name: tally.topic === null ? spelling : use.plain, isPlain: true };
  }
  const activity = tally.topic?.names.find(
    (name) => name.endsWith('ing') && written.some((word) => baseOf(word) === baseOf(name)),
  );
  if (activity !== undefined) return { name: activity, isPlain: true };
  const noun = spellings.find(([, { role, nounlike, count }]) => role !== 'hints' && nounlike >= count / 2);
  if (noun !== undefined) {
    const [spelling, use] = noun;
    return { name: isEnglish(use.lexicon) ? englishName(tally, spelling, use) : spelling, isPlain: false };
  }
  const state = spellings.find(([spelling, { lexicon }]) => isEnglish(lexicon) && states.has(spelling));
  if (state !== undefined) return { name: `being ${state[0]}`, isPlain: false };
  const [bent] = nouns;
  if (bent === undefined) return null;
  const isOften = tally.reflections.size >= oftenBent;
  return { name: isOften ? bent[1].plain : bent[0], isPlain: isOften };
}
