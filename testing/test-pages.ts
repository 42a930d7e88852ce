import { fileURLToPath } from 'node:url';

/** A few files in the shape of a build, so that server tests need none. */
export const testPages = fileURLToPath(new URL('./pages', import.meta.url));
