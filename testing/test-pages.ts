import { fileURLToPath } from 'node:url';

/** A few files laid out like a build, so that server tests need no build. */
export const testPages = fileURLToPath(new URL('./pages', import.meta.url));
