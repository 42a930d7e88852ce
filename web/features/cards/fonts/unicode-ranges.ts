/** The characters in each kind of font file, as the publishers define them. */
export const LATIN =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
export const LATIN_EXT =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF';
export const CYRILLIC = 'U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116';
/** The characters of an English text: a part of LATIN. The build makes font files with only these. */
export const BASIC_LATIN = 'U+0020-007E,U+00A0,U+00B7,U+2013-2014,U+2018-2019,U+201C-201D,U+2026';

/** Return the first and the last code point of each span of a CSS `unicode-range`. */
const spansOf = (unicodeRange: string) =>
  unicodeRange.split(',').map((span) => {
    const [first = '', last = first] = span.slice(2).split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
  });

/** Return the characters of the text that a CSS `unicode-range` contains. */
function charactersIn(unicodeRange: string, text: string): string[] {
  const spans = spansOf(unicodeRange);
  return [...text].filter((character) => {
    const point = character.codePointAt(0) ?? 0;
    return spans.some(([first, last]) => point >= first && point <= last);
  });
}

/** Return whether a CSS `unicode-range` contains at least one character of the text. */
export const covers = (unicodeRange: string, text: string): boolean => charactersIn(unicodeRange, text).length > 0;

/** Return whether BASIC_LATIN contains every character of the text that LATIN contains, except line breaks. */
export const isBasicLatin = (text: string): boolean =>
  charactersIn(LATIN, text.replace(/\n/g, '')).length === charactersIn(BASIC_LATIN, text).length;

/** Return all characters of a CSS `unicode-range`. */
export const charactersOf = (unicodeRange: string): string =>
  spansOf(unicodeRange)
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
    .map((point) => String.fromCodePoint(point))
    .join('');
