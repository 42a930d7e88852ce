/** The path below which the servers under test serve everything: `npm run test:base-path` sets it. */
export const basePath = process.env['BASE_PATH'] ?? '';

/** The variable for a server under test. */
export const basePathVariable: Readonly<Record<string, string>> = basePath === '' ? {} : { BASE_PATH: basePath };

/** Return the path of an address below the base path. */
export const pathOf = (url: string): string => new URL(url).pathname.slice(basePath.length);
