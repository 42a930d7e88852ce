import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Return the folder of an npm package that is not a dependency. Install this exact version into .cache if the package
 * is missing. Throws if the installation fails.
 */
export function fetchedPackage(name: string, version: string): string {
  const folder = join(import.meta.dirname, '..', '.cache', name);
  const installed = join(folder, 'node_modules', name);
  if (!existsSync(installed)) {
    const wanted = `${name}@${version}`;
    const fetched = spawnSync('npm', ['install', '--prefix', folder, '--no-save', '--ignore-scripts', wanted]);
    if (fetched.status !== 0) throw new Error(`The npm package ${wanted} could not be fetched`);
  }
  return installed;
}
