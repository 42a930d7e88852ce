import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fetchedPackage } from '../testing/fetched-package.ts';

/** Return the source code of html-to-image, the library with which our export is compared. */
export function htmlToImage(): string {
  return readFileSync(join(fetchedPackage('html-to-image', '1.11.13'), 'dist', 'html-to-image.js'), 'utf8');
}
