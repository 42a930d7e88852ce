// The pages are built once for any BASE_PATH, because files refer to each other by relative addresses. Only index.html
// and the manifest contain absolute paths, because the same page is served at addresses of any depth.

/** Return index.html for a base path: its scripts read the path from `data-base`. */
export const pageUnder = (basePath: string, html: string): string =>
  html
    .replace('<html ', `<html data-base="${basePath}" `)
    .replace(/(<(?:link|script)\b[^>]*?\s(?:href|src)=")\//g, `$1${basePath}/`);

/** Return the web app manifest for a base path. */
export const manifestUnder = (basePath: string, manifest: string): string =>
  manifest.replace(/("(?:id|start_url|scope|src|url)":\s*")\//g, `$1${basePath}/`);

/** The functions that adapt the files with absolute paths to a base path, by request path. */
export const changedFiles: Readonly<Record<string, (basePath: string, text: string) => string>> = {
  '/index.html': pageUnder,
  '/manifest.webmanifest': manifestUnder,
};
