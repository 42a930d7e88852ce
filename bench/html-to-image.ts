import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fetchedPackage } from '../testing/fetched-package.ts';

export function htmlToImage(): string {
  return readFileSync(join(fetchedPackage('html-to-image', '1.11.13'), 'dist', 'html-to-image.js'), 'utf8');
}
