export type FontFile = {
  readonly family: string;
  readonly url: string;
  /** Of a Latin font, the same file with only the characters of BASIC_LATIN. */
  readonly basicUrl?: string;
  /** A CSS value: '400', or '400 900' for a variable font. */
  readonly weight: string;
  readonly style: 'normal' | 'italic';
  /** A CSS value. The file is loaded only if the card contains one of these characters. */
  readonly unicodeRange: string;
};
