// Compile the danger "forms": patterns over words, in one data file per language. data/README.md describes the format.
import english from '../data/danger-phrases/forms/english.json' with { type: 'json' };
import french from '../data/danger-phrases/forms/french.json' with { type: 'json' };
import german from '../data/danger-phrases/forms/german.json' with { type: 'json' };
import italian from '../data/danger-phrases/forms/italian.json' with { type: 'json' };
import portuguese from '../data/danger-phrases/forms/portuguese.json' with { type: 'json' };
import spanish from '../data/danger-phrases/forms/spanish.json' with { type: 'json' };
import { compileForm, type FormTerms } from './form-pattern.ts';
import { createWordSigns } from './word-signs.ts';

export type FormFile = {
  readonly language: string;
  readonly spellings: Readonly<Record<string, string>>;
  readonly typed: string;
  readonly common: string;
  readonly words: Readonly<Record<string, string>>;
  readonly harmless: readonly string[];
  readonly danger: readonly string[];
  readonly halves: Readonly<Record<string, readonly string[]>>;
};

/** Maps the sign of a word (one character, see word-signs.ts) to the languages whose files contain the word. */
const languagesBySign = new Map<string, Set<string>>();

/**
 * A compiled pattern. If `half` is null, every match is a danger phrase. Otherwise a match is only half of a danger
 * phrase: it is dangerous near a match with a different `half`, but only with one of `partners` unless that is null.
 */
export type Form = {
  readonly language: string;
  readonly half: string | null;
  readonly partners: readonly string[] | null;
  readonly regExp: RegExp;
};

export const formFiles: readonly FormFile[] = [english, german, french, spanish, portuguese, italian];

const { signOf, readAs, forgive, write } = createWordSigns();

/** Return the signs of a prepared sentence: one character for each word (see word-signs.ts). */
export const writeSigns = write;

/** Harmless forms by language. They are removed from a sentence before the search for danger forms. */
export const harmlessForms = new Map<string, RegExp>();

/** Maps the sign of a word to the forms that match only sentences with this word. */
const formsBySign = new Map<string, Form[]>();

function compileFile({ language, words, common, harmless, danger, halves }: FormFile): void {
  const ownSignOf = (word: string) => {
    const sign = signOf(word);
    languagesBySign.set(sign, (languagesBySign.get(sign) ?? new Set()).add(language));
    return sign;
  };
  const terms: FormTerms = {
    signOf: ownSignOf,
    words,
    common: new Map(common.split(' ').map((word, rank) => [ownSignOf(word), rank])),
  };
  const addForm = (pattern: string, kind: string | null) => {
    const [half = null, partners] = kind?.split(' with ') ?? [];
    const { source, keys } = compileForm(pattern, terms);
    if (!keys) throw new Error(`the danger form "${pattern}" has no word that a sentence must have`);
    const form = { language, half, partners: partners?.split(' ') ?? null, regExp: new RegExp(source) };
    for (const sign of keys) formsBySign.set(sign, [...(formsBySign.get(sign) ?? []), form]);
  };
  const sources = harmless.map((pattern) => compileForm(pattern, terms).source);
  harmlessForms.set(language, new RegExp(sources.join('|') || '(?!)', 'g'));
  for (const pattern of danger) addForm(pattern, null);
  for (const [kind, patterns] of Object.entries(halves)) for (const pattern of patterns) addForm(pattern, kind);
}

for (const file of formFiles) compileFile(file);
for (const { spellings, typed } of formFiles) {
  for (const [spelling, words] of Object.entries(spellings)) readAs(spelling, words);
  for (const word of typed.split(' ')) forgive(word);
}

/** Return the language of most words of a sentence (given as signs), or several languages if they tie. */
function languagesOf(signs: string): string[] {
  const counts = new Map<string, number>();
  for (const sign of signs) {
    for (const language of languagesBySign.get(sign) ?? []) counts.set(language, (counts.get(language) ?? 0) + 1);
  }
  const most = Math.max(...counts.values());
  return [...counts.keys()].filter((language) => counts.get(language) === most);
}

/** Return the forms that match a sentence (given as signs). Try only forms of the sentence's language. */
export function formsIn(signs: string): Form[] {
  const languages = languagesOf(signs);
  const candidates = new Set<Form>();
  for (const sign of new Set(signs)) {
    for (const form of formsBySign.get(sign) ?? []) if (languages.includes(form.language)) candidates.add(form);
  }
  return [...candidates].filter(({ regExp }) => regExp.test(signs));
}
