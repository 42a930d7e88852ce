/** A browser that shows one card at two device pixels per CSS pixel. Automation libraries support no old browsers. */
export type CardBrowser = {
  /** The browser's name and version. */
  readonly name: string;
  /** The share of pixels, 0 to 1, that may clearly differ between the exported picture and the screen, by design. */
  readonly differenceLimits: { readonly [design: string]: number; readonly other: number };
  /** Evaluate an expression in the page and return its value; await it if it is a promise. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  /** Return a screenshot: a PNG of 1080 by 1920 in base64. */
  readonly screenshot: () => Promise<string>;
  readonly close: () => Promise<void>;
};

/** Start a browser at an address, or return in `missing` what must be installed. */
export type OpenCardBrowser = (url: string, folder: string) => Promise<CardBrowser | { readonly missing: string }>;
