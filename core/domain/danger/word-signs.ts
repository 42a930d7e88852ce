// Write a sentence with one character (sign) per word. A pattern over words then becomes a regular expression over
// signs, which is short, does not depend on spelling and cannot match half a word.

/** Signs that do not stand for one certain word: any word that is in no pattern, a number, and the end of a clause. */
const UNKNOWN = '\u00b7';
export const NUMBER = '#';
export const BREAK = ',';

/** The signs of words. No other sign is among them, and there are enough for the words of all languages. */
const [FIRST_SIGN, LAST_SIGN] = [0x3400, 0xd7ff];
/** Words with their apostrophes, numbers, and runs of other characters. */
const TOKENS = /[^\s\d!-/:-@[-`{-¿‐-⁞、-〃]+(?:'[^\s\d!-/:-@[-`{-¿‐-⁞、-〃]+)*|\d+|[!-&(-/:-@[-`{-¿‐-⁞、-〃]+/g;
/** Characters that join words or mean nothing, as in "self-harm" and "s/h". */
const JOINER = /^[-/*_#@]$/;
const VOWELS = 'aeiou';

export type WordSigns = {
  readonly signOf: (word: string) => string;
  /** Let `write` return the signs of `words` for a spelling, such as a misspelling or a contraction. */
  readonly readAs: (spelling: string, words: string) => void;
  /** Let `write` accept common typing errors of a word, unless the misspelling is itself a known word. */
  readonly forgive: (word: string) => void;
  /** Return the signs of a prepared sentence: lower case, no accents, straight apostrophes. */
  readonly write: (sentence: string) => string;
};

export function createWordSigns(): WordSigns {
  const signs = new Map<string, string>();
  const spellings = new Map<string, string>();
  const errors = new Map<string, string>();

  function signOf(word: string): string {
    const known = signs.get(word);
    if (known) return known;
    if (FIRST_SIGN + signs.size > LAST_SIGN) throw new Error('there are more words than signs');
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

/** Return the signs of an unlisted token: a number, a break, or a word with apostrophes or stretched letters. */
function signsOfToken(token: string, find: (word: string) => string | undefined): string {
  const first = token.charCodeAt(0);
  if (first >= 48 && first <= 57) return NUMBER;
  if (first < 97 || (first > 122 && first < 192) || (first >= 0x2010 && first <= 0x3003))
    return JOINER.test(token) ? '' : BREAK;
  if (token.includes("'")) return token.split("'").reduce((text, part) => text + (find(part) ?? UNKNOWN), '');
  if (!/(.)\1\1/.test(token)) return UNKNOWN;
  return find(token.replace(/(.)\1\1+/g, '$1$1')) ?? find(token.replace(/(.)\1+/g, '$1')) ?? UNKNOWN;
}

/**
 * Return misspellings of a word with swapped, missing or doubled letters and, if the word is long, with wrong vowels.
 */
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
