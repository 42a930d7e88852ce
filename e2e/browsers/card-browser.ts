/** A browser that shows one card at two device pixels per CSS pixel; driven without a library, so that any age works. */
export type CardBrowser = {
  /** With its version. */
  readonly name: string;
  /** The share of pixels, 0 to 1, by which its picture of a design may clearly differ from what it shows. */
  readonly differsMax: { readonly [design: string]: number; readonly other: number };
  /** The value of an expression in the page, or of the promise that it gives. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  /** A PNG of 1080 by 1920 in base64. */
  readonly screenshot: () => Promise<string>;
  readonly close: () => Promise<void>;
};

/** Starts a browser at an address; or says what to install to have it. */
export type OpenCardBrowser = (url: string, folder: string) => Promise<CardBrowser | { readonly missing: string }>;
