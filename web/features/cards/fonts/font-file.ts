export type FontFile = {
  readonly family: string;
  readonly url: string;
  /** CSS value: '400', or '400 900' for a variable font. */
  readonly weight: string;
  readonly style: 'normal' | 'italic';
  /** A CSS `unicode-range`. The file is loaded only when the card contains one of these characters. */
  readonly unicodeRange: string;
};
