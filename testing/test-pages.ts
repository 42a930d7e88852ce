import { fileURLToPath } from 'node:url';

/** A folder with a few files, arranged like a build of the pages: server tests need no build. */
export const testPages = fileURLToPath(new URL('./pages', import.meta.url));
