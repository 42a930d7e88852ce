/**
 * A browser that shows one card at two device pixels per CSS pixel. It is controlled directly, because automation
 * libraries do not support old browsers.
 */
export type CardBrowser = {
  readonly name: string;
  /** For each design, the share of pixels (0 to 1) of the exported picture that may clearly differ from the screen. */
  readonly differenceLimits: { readonly [design: string]: number; readonly other: number };
  /** Evaluate an expression in the page and return its value, or what its promise resolves to. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  /** Return a screenshot: a PNG of 1080 by 1920 pixels in base64. */
  readonly screenshot: () => Promise<string>;
  readonly close: () => Promise<void>;
};

/** Start a browser at an address, or return in `missing` what must be installed. */
export type OpenCardBrowser = (url: string, folder: string) => Promise<CardBrowser | { readonly missing: string }>;
