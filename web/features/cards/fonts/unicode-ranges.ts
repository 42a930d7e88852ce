/** The characters in each kind of font file, as the publishers define them. */
export const LATIN =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
export const LATIN_EXT =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF';
export const CYRILLIC = 'U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116';

/** Whether a CSS `unicode-range` contains at least one character of the text. */
export function covers(unicodeRange: string, text: string): boolean {
  const spans = unicodeRange.split(',').map((span) => {
    const [first = '', last = first] = span.trim().slice(2).split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
  });
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0;
    if (spans.some(([first, last]) => point >= first && point <= last)) return true;
  }
  return false;
}
