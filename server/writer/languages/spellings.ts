const arabicMarks = /[\u064b-\u0652\u0670\u0640]/gu;
const hindiSpellings: readonly (readonly [RegExp, string])[] = [
  [/\u093c/gu, ''],
  [/\u0901/gu, '\u0902'],
  [/\u0949/gu, '\u093e'],
  [/ऑ/gu, 'आ'],
  [/यी/gu, 'ई'],
  [/ये/gu, 'ए'],
];

/** Hindi in Latin letters has no fixed spelling: people write "pyaar" or "pyar", "ummeed" or "umid". */
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

const normalisers: Readonly<Record<string, (lower: string) => string>> = {
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

export const normaliserOf = (code: string): ((lower: string) => string) => normalisers[code] ?? ((lower) => lower);

/** Return an Arabic word with and without its prefixes, the likeliest form first: "بالعمل", "العمل", "عمل". */
export function arabicForms(word: string): readonly string[] {
  const alone = word.replace(/^[وف](?=.{3})/u, '');
  const stem = alone.replace(/^(?:[بكفعه]?ال|لل)(?=.{2})/u, '');
  const isDefinite = stem !== alone;
  return [...new Set([word, alone, ...(isDefinite ? [`ال${stem}`, stem] : [alone.replace(/^[بلكع](?=.{3})/u, '')])])];
}

const particle = /(?<=.{2})(?:에게서?|한테서?|에서|까지|부터|이?랑|하고|으?로|은|는|이|가|을|를|에|의|와|과|도|만)$/u;

/** Return a Korean noun without its particle: "엄마" for "엄마가". */
export const withoutParticle = (word: string): string => word.replace(particle, '');
