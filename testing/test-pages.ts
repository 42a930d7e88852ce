import { fileURLToPath } from 'node:url';

/** A folder with a few files, arranged like a build, so that server tests need no build. */
export const testPages = fileURLToPath(new URL('./pages', import.meta.url));
