// The same build works below any BASE_PATH, because built files refer to each other by relative URLs. Only index.html
// and the manifest contain absolute paths, so they are changed when the server starts.

/** Return index.html for a base path. Scripts read the path from `data-base`. */
export const pageUnder = (basePath: string, html: string): string =>
  html
    .replace('<html ', `<html data-base="${basePath}" `)
    .replace(/(<(?:link|script)\b[^>]*?\s(?:href|src)=")\//g, `$1${basePath}/`);

export const manifestUnder = (basePath: string, manifest: string): string =>
  manifest.replace(/("(?:id|start_url|scope|src|url)":\s*")\//g, `$1${basePath}/`);

export const changedFiles: Readonly<Record<string, (basePath: string, text: string) => string>> = {
  '/index.html': pageUnder,
  '/manifest.webmanifest': manifestUnder,
};
