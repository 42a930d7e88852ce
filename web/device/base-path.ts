/** The path below which the server serves the product, such as '/inward', or ''. The server writes it into the page. */
export const basePath: string = document.documentElement.dataset['base'] ?? '';

/** Return the path of the current page below `basePath`. */
export const ownPath = (): string => window.location.pathname.slice(basePath.length);

export const ownAddress = (): string => window.location.origin + basePath;
