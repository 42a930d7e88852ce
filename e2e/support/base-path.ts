/** The path below which the servers under test serve everything. `npm run test:base-path` sets it. */
export const basePath = process.env['BASE_PATH'] ?? '';

/** The environment variable that passes the base path to a server under test. */
export const basePathVariable: Readonly<Record<string, string>> = basePath === '' ? {} : { BASE_PATH: basePath };

/** Return the path of a URL, without the base path. */
export const pathOf = (url: string): string => new URL(url).pathname.slice(basePath.length);
