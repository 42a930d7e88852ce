// Writes a sentence with one sign (a single character) per word. A pattern over words then becomes a regular expression
// over signs. The strings are short, spelling does not matter, and no pattern can match half a word.

/** The signs for a word that no pattern names, for a number, and for anything that ends a clause. */
const UNKNOWN = '\u00b7';
export const NUMBER = '#';
export const BREAK = ',';

const FIRST_SIGN = 0xe000;
/** Matches the tokens of a sentence: words (with their apostrophes), numbers, and runs of other characters. */
const TOKENS = /[^\s\d!-/:-@[-`{-¿‐-⁞、-〃]+(?:'[^\s\d!-/:-@[-`{-¿‐-⁞、-〃]+)*|\d+|[!-&(-/:-@[-`{-¿‐-⁞、-〃]+/g;
/** Matches characters that join words or mean nothing, as in "self-harm" and "s/h". */
const JOINER = /^[-/*_#@]$/;
const VOWELS = 'aeiou';

export type WordSigns = {
  /** Return the sign of a word. The same word always gets the same sign. */
  readonly signOf: (word: string) => string;
  /** Map a spelling to words: `write` then returns the signs of these words for the spelling. */
  readonly readAs: (spelling: string, words: string) => void;
  /** Map common typing errors of a word to the word, unless the misspelling is itself a known word. */
  readonly forgive: (word: string) => void;
  /** Return the signs of the words of a prepared sentence: lower case, without accents, with straight apostrophes. */
  readonly write: (sentence: string) => string;
};

/** Create an empty table of signs. */
export function createWordSigns(): WordSigns {
  const signs = new Map<string, string>();
  const spellings = new Map<string, string>();
  const errors = new Map<string, string>();

  function signOf(word: string): string {
    const known = signs.get(word);
    if (known) return known;
    const sign = String.fromCharCode(FIRST_SIGN + signs.size);
    signs.set(word, sign);
    return sign;
  }
  const find = (word: string) => spellings.get(word) ?? signs.get(word) ?? errors.get(word);

  function write(sentence: string): string {
    let text = '';
    for (const token of sentence.match(TOKENS) ?? []) text += find(token) ?? signsOfToken(token, find);
    return text;
  }
  const readAs = (spelling: string, words: string) => spellings.set(spelling, words.split(' ').map(signOf).join(''));
  const forgive = (word: string) => {
    for (const error of typingErrorsOf(word)) errors.set(error, signOf(word));
  };
  return { signOf, readAs, forgive, write };
}

/**
 * Return the signs of a token that has no sign in the table: a number, a break, a word with apostrophes or a word with
 * stretched letters.
 */
function signsOfToken(token: string, find: (word: string) => string | undefined): string {
  const first = token.charCodeAt(0);
  if (first >= 48 && first <= 57) return NUMBER;
  if (first < 97 || (first > 122 && first < 192) || (first >= 0x2010 && first <= 0x3003))
    return JOINER.test(token) ? '' : BREAK;
  if (token.includes("'")) return token.split("'").reduce((text, part) => text + (find(part) ?? UNKNOWN), '');
  if (!/(.)\1\1/.test(token)) return UNKNOWN;
  return find(token.replace(/(.)\1\1+/g, '$1$1')) ?? find(token.replace(/(.)\1+/g, '$1')) ?? UNKNOWN;
}

/** Return common typing errors of a word: swapped, missing or doubled letters, and wrong vowels in a long word. */
function typingErrorsOf(word: string): string[] {
  const errors: string[] = [];
  for (let at = 0; at < word.length; at += 1) {
    const [before, letter, next, after] = [word.slice(0, at), word.charAt(at), word.charAt(at + 1), word.slice(at + 2)];
    errors.push(before + letter + letter + next + after);
    if (next !== '') errors.push(before + next + letter + after);
    if (word.length > 4) errors.push(before + next + after);
    if (word.length > 6 && VOWELS.includes(letter)) {
      for (const vowel of VOWELS) errors.push(before + vowel + next + after);
    }
  }
  return errors;
}
