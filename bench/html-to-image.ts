import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const PACKAGE = 'html-to-image@1.11.13';

/** The text of the exporter to compare with, fetched once into the cache beside the normal installation. */
export function htmlToImage(): string {
  const folder = join(import.meta.dirname, '..', '.cache', 'html-to-image');
  const script = join(folder, 'node_modules', 'html-to-image', 'dist', 'html-to-image.js');
  if (!existsSync(script)) {
    const fetched = spawnSync('npm', ['install', '--prefix', folder, '--no-save', '--ignore-scripts', PACKAGE]);
    if (fetched.status !== 0) throw new Error(`the npm package ${PACKAGE} could not be fetched`);
  }
  return readFileSync(script, 'utf8');
}
