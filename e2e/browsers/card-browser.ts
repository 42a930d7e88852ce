/**
 * A browser that shows one card at two device pixels per CSS pixel. It is controlled without an automation library,
 * because such libraries do not support old browsers.
 */
export type CardBrowser = {
  /** The browser's name and version. */
  readonly name: string;
  /**
   * For each design: the share of pixels, 0 to 1, that may clearly differ between the exported picture and the screen.
   */
  readonly differenceLimits: { readonly [design: string]: number; readonly other: number };
  /** Evaluate an expression in the page and return its value; await it if it is a promise. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  /** Return a screenshot: a base64-encoded PNG of 1080 by 1920 pixels. */
  readonly screenshot: () => Promise<string>;
  readonly close: () => Promise<void>;
};

/** Start a browser at an address, or return in `missing` what must be installed. */
export type OpenCardBrowser = (url: string, folder: string) => Promise<CardBrowser | { readonly missing: string }>;
