import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The folder of a package that only measuring needs, fetched once into the cache beside the normal installation.
 * `version` is exact. Throws when it is neither there nor to be had.
 */
export function fetchedPackage(name: string, version: string): string {
  const folder = join(import.meta.dirname, '..', '.cache', name);
  const installed = join(folder, 'node_modules', name);
  if (!existsSync(installed)) {
    const wanted = `${name}@${version}`;
    const fetched = spawnSync('npm', ['install', '--prefix', folder, '--no-save', '--ignore-scripts', wanted]);
    if (fetched.status !== 0) throw new Error(`the npm package ${wanted} could not be fetched`);
  }
  return installed;
}
