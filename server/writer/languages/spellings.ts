/** Marks that are written or left out as people please: vowels and the drawn-out line in Arabic, the nukta in Hindi. */
const arabicMarks = /[\u064b-\u0652\u0670\u0640]/gu;
const hindiSpellings: readonly (readonly [RegExp, string])[] = [
  [/\u093c/gu, ''],
  [/\u0901/gu, '\u0902'],
  [/\u0949/gu, '\u093e'],
  [/ऑ/gu, 'आ'],
  [/यी/gu, 'ई'],
  [/ये/gu, 'ए'],
];

/** "Pyaar" and "pyar", "ummeed" and "umid": nobody was taught to spell Hindi in Latin letters. */
const latinHindiSpellings: readonly (readonly [RegExp, string])[] = [
  [/c*(?:ch)+h*/gu, 'ch'],
  [/ee/gu, 'i'],
  [/oo/gu, 'u'],
  [/ph/gu, 'f'],
  [/w/gu, 'v'],
  [/z/gu, 'j'],
  [/q/gu, 'k'],
  [/([^aeioudnt\P{L}])\1/gu, '$1'],
  [/(?<=[aeiou])y(?=[ei])/gu, ''],
  [/(?<=[^aeiou\P{L}])y(?!\p{L})/gu, 'i'],
];

const folds: Readonly<Record<string, (lower: string) => string>> = {
  ar: (lower) =>
    lower
      .replace(arabicMarks, '')
      .replace(/[أإآٱ]/gu, 'ا')
      .replace(/ى/gu, 'ي')
      .replace(/ة/gu, 'ه')
      .replace(/[ڭگ]/gu, 'ك'),
  hi: (lower) => hindiSpellings.reduce((word, [from, to]) => word.replace(from, to), lower.normalize('NFD')),
  'hi-Latn': (lower) =>
    latinHindiSpellings.reduce(
      (words, [from, to]) => words.replace(from, to),
      lower.replace(/\p{L}{5,}/gu, (word) => word.replaceAll('aa', 'a')),
    ),
  ru: (lower) => lower.replaceAll('ё', 'е'),
  tr: (lower) =>
    lower.replaceAll('\u0307', '').replaceAll('â', 'a').replaceAll('î', 'i').replaceAll('û', 'u').replaceAll('’', "'"),
};

/** A word as its language's topics are kept: what people spell in two ways, in one. */
export const normaliserOf = (code: string): ((lower: string) => string) => folds[code] ?? ((lower) => lower);

/** "بالعمل" is "العمل", then "عمل", behind what Arabic writes in one with it; the likeliest first. */
export function arabicForms(word: string): readonly string[] {
  const alone = word.replace(/^[وف](?=.{3})/u, '');
  const stem = alone.replace(/^(?:[بكفعه]?ال|لل)(?=.{2})/u, '');
  const isDefinite = stem !== alone;
  return [...new Set([word, alone, ...(isDefinite ? [`ال${stem}`, stem] : [alone.replace(/^[بلكع](?=.{3})/u, '')])])];
}

const particle = /(?<=.{2})(?:에게서?|한테서?|에서|까지|부터|이?랑|하고|으?로|은|는|이|가|을|를|에|의|와|과|도|만)$/u;

/** "엄마" of "엄마가" and "엄마는": without what Korean writes in one with a noun. */
export const withoutParticle = (word: string): string => word.replace(particle, '');
