/** The types that the package lacks. https://github.com/papandreou/subset-font#readme */
declare module 'subset-font' {
  type Options = {
    readonly targetFormat: 'truetype' | 'woff' | 'woff2';
    readonly noHinting?: boolean;
    /** The OpenType features to keep, by their tags. */
    readonly keepFeatures?: readonly string[];
  };

  /** Return a font file with only the characters of the text. */
  export default function subsetFont(font: Uint8Array, text: string, options: Options): Promise<Uint8Array>;
}
