/** The path below which the servers under test serve everything. `npm run test:base-path` sets it. */
export const basePath = process.env['BASE_PATH'] ?? '';

export const basePathVariable: Readonly<Record<string, string>> = basePath === '' ? {} : { BASE_PATH: basePath };

export const pathOf = (url: string): string => new URL(url).pathname.slice(basePath.length);
