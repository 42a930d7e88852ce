import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const repository = fileURLToPath(new URL('.', import.meta.url));
const licenseFile = /^(licen[cs]e|copying|notice|ofl|unlicense)/i;

/** Licences of software that a work under the AGPL may include. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/** `text` is null if no licence text is known. */
export type LicensedPackage = {
  readonly name: string;
  readonly license: string | null;
  readonly text: string | null;
};

type LockedPackage = { readonly version?: string; readonly license?: string; readonly dev?: boolean };

/** Return whether an SPDX expression is allowed: every part of an AND, and at least one alternative of each OR. */
export function isAllowed(expression: string): boolean {
  const words = (text: string) => text.replaceAll(/[()]/g, '').trim();
  return words(expression)
    .split(' AND ')
    .every((part) => part.split(' OR ').some((id) => allowed.has(id.trim())));
}

const cleaned = (text: string) => text.replaceAll('\r', '').trim();
const namesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder).sort() : []);
const textsIn = (folder: string) =>
  namesIn(folder).map((name) => {
    const text = cleaned(readFileSync(join(folder, name), 'utf8'));
    const end = text.indexOf('\n\n');
    return { head: text.slice(0, end), text: text.slice(end).trim() };
  });

/** Return the licence and notice files of a package's folder as one text, or null if it has none. */
function ownText(folder: string): string | null {
  const files = namesIn(folder).filter((name) => licenseFile.test(name) && !/\.(js|ts|json)$/.test(name));
  const texts = files.map((name) => cleaned(readFileSync(join(folder, name), 'utf8'))).filter(Boolean);
  return texts.length > 0 ? texts.join('\n\n') : null;
}

/** Read web/licenses/packages, which has the texts for packages without a licence file. */
function suppliedTexts(root: string): (name: string) => string | null {
  const supplied = textsIn(join(root, 'web', 'licenses', 'packages')).flatMap(({ head, text }) =>
    head.split('\n').map((line) => {
      const [pattern = '', copyright = ''] = line.split(/:\s*(.*)/);
      return { pattern, text: cleaned(`${copyright}\n\n${text}`) };
    }),
  );
  const fits = (pattern: string, name: string) =>
    pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
  return (name) => supplied.find(({ pattern }) => fits(pattern, name))?.text ?? null;
}

/**
 * Return Node's own licence. Its text is in a package for this platform, which npm's package `node` installs. That
 * package has no entry in the lock file.
 */
function nodeItself(root: string): LicensedPackage[] {
  const folder = join(root, 'node_modules', 'node', 'node_modules');
  const platform = namesIn(folder).find((name) => existsSync(join(folder, name, 'LICENSE')));
  return platform ? [{ name: 'Node.js', license: 'MIT', text: ownText(join(folder, platform)) }] : [];
}

/** Return everything that the product includes: production packages, Node, and the software inside them. */
export function licensedPackages(root: string = repository): LicensedPackage[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Readonly<Record<string, LockedPackage>>;
  };
  const supplied = suppliedTexts(root);
  const ofLock = Object.entries(packages)
    .filter(([path, { dev }]) => path !== '' && !dev && existsSync(join(root, path)))
    .map(([path, { version, license = null }]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
      return { name: `${name} ${version}`, license, text: ownText(join(root, path)) ?? supplied(name) };
    });
  const parts = textsIn(join(root, 'web', 'licenses', 'parts')).map(({ head, text }) => ({
    name: head,
    license: null,
    text,
  }));
  return [...ofLock, ...nodeItself(root), ...parts];
}

/** Return one sentence for each package without a licence text, or with a licence that is not allowed. */
export function licenseFaults(packages: readonly LicensedPackage[]): string[] {
  return packages.flatMap(({ name, license, text }) => [
    ...(text === null ? [`${name} has no licence text: add one to web/licenses/packages.`] : []),
    ...(license !== null && !isAllowed(license) ? [`${name} has the licence ${license}, which is not allowed.`] : []),
    ...(license === null && / \d/.test(name) && !name.includes('(') ? [`${name} names no licence.`] : []),
  ]);
}

const line = '-'.repeat(78);

/**
 * Return the text of /licenses.txt: the product's own licence, then each other licence text once, below the names of
 * its packages.
 */
export function licensesText(own: string, packages: readonly LicensedPackage[]): string {
  const groups = new Map<string, string[]>();
  for (const { name, license, text } of packages) {
    const key = text ?? `No text is known. The licence is ${license}.`;
    const names = groups.get(key) ?? [];
    const title = license ? `${name} (${license})` : name;
    if (!names.includes(title)) groups.set(key, [...names, title]);
  }
  const sections = [...groups].map(([text, names]) => `${names.join('\n')}\n\n${text}`);
  const opening = `Inward is free software. Its licence comes first, then those of the fonts and libraries in it.`;
  return `${[opening, own.trim(), ...sections].join(`\n\n${line}\n\n`)}\n`;
}

export const licenses: Plugin = {
  name: 'licenses',
  apply: 'build',
  generateBundle() {
    const own = readFileSync(join(repository, 'LICENSE'), 'utf8');
    this.emitFile({ type: 'asset', fileName: 'licenses.txt', source: licensesText(own, licensedPackages()) });
  },
};
