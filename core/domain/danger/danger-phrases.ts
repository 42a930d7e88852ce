// Compile the lists of danger phrases, one data file per language, to regular expressions. data/README.md describes the
// format.
import arabic from '../data/danger-phrases/arabic.json' with { type: 'json' };
import chinese from '../data/danger-phrases/chinese.json' with { type: 'json' };
import dutch from '../data/danger-phrases/dutch.json' with { type: 'json' };
import english from '../data/danger-phrases/english.json' with { type: 'json' };
import french from '../data/danger-phrases/french.json' with { type: 'json' };
import german from '../data/danger-phrases/german.json' with { type: 'json' };
import hindi from '../data/danger-phrases/hindi.json' with { type: 'json' };
import hindiLatin from '../data/danger-phrases/hindi-latin.json' with { type: 'json' };
import italian from '../data/danger-phrases/italian.json' with { type: 'json' };
import japanese from '../data/danger-phrases/japanese.json' with { type: 'json' };
import korean from '../data/danger-phrases/korean.json' with { type: 'json' };
import polish from '../data/danger-phrases/polish.json' with { type: 'json' };
import portuguese from '../data/danger-phrases/portuguese.json' with { type: 'json' };
import russianUkrainian from '../data/danger-phrases/russian-ukrainian.json' with { type: 'json' };
import spanish from '../data/danger-phrases/spanish.json' with { type: 'json' };
import swedish from '../data/danger-phrases/swedish.json' with { type: 'json' };
import turkish from '../data/danger-phrases/turkish.json' with { type: 'json' };

export type PhraseFile = {
  readonly language: string;
  readonly parts?: Readonly<Record<string, string>>;
  readonly variants?: readonly string[];
  readonly ownWords?: readonly string[];
  readonly harmless: readonly string[];
  readonly danger: readonly (string | { readonly begin: string; readonly then: readonly string[] })[];
};

/** Remove matches of `harmless` from a sentence first, then search the rest for `danger`. */
type DangerPhrases = { readonly languages: readonly string[]; readonly harmless: RegExp; readonly danger: RegExp };

/** The languages of a group share regular expressions, so that each sentence is searched fewer times. */
export const phraseGroups: readonly (readonly PhraseFile[])[] = [
  [english],
  [german],
  [french],
  [spanish],
  [portuguese],
  [italian],
  [dutch],
  [polish],
  [japanese],
  [arabic],
  [chinese],
  [russianUkrainian, turkish, swedish, hindi, hindiLatin, korean],
];

const anyOf = (alternatives: readonly string[]) => `(?:${alternatives.join('|')})`;

/**
 * Replace each `{name}` by the part with this name. Replace the first character of each variant pair by a class of both
 * characters.
 */
function expand(pattern: string, file: PhraseFile): string {
  const { parts = {}, variants = [] } = file;
  const whole = pattern.replace(/\{([A-Za-z]+)\}/g, (_, name: string) => {
    const part = parts[name];
    if (part === undefined) throw new Error(`danger phrases in ${file.language}: the part {${name}} is not defined`);
    return expand(part, file);
  });
  return variants.reduce((text, pair) => text.split(pair.slice(0, 1)).join(`[${pair}]`), whole);
}

/**
 * If V8 runs a regular expression once on more than 1,000 characters, it compiles the expression to machine code. For
 * shorter texts, V8 uses bytecode, which is up to ten times as slow for expressions of this size.
 */
const longText = ' '.repeat(1_001);

function compile(source: string, flags?: string): RegExp {
  const regExp = new RegExp(source, flags);
  regExp.test(longText);
  return regExp;
}

function compileGroup(files: readonly PhraseFile[]): DangerPhrases {
  const harmless = files.flatMap((file) => file.harmless.map((pattern) => expand(pattern, file)));
  const danger = files.flatMap((file) =>
    file.danger.map((item) =>
      typeof item === 'string' ? expand(item, file) : expand(item.begin + anyOf(item.then), file),
    ),
  );
  const languages = files.map(({ language }) => language);
  return { languages, harmless: compile(anyOf(harmless), 'g'), danger: compile(anyOf(danger)) };
}

export const dangerPhrases: readonly DangerPhrases[] = phraseGroups.map(compileGroup);

/**
 * Matches a text that ends with words such as "i said" or "ich dachte", which introduce a quotation of the user's own
 * words.
 */
export const ownWordsAtEnd = new RegExp(
  `${anyOf(phraseGroups.flat().flatMap((file) => (file.ownWords ?? []).map((pattern) => expand(pattern, file))))}[^.!?]{0,24}$`,
);
