import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const module = join(import.meta.dirname, '../scripts/needed-packages.mjs');

test('an installation for users contains the packages that the product needs, but no optional peer dependencies and no source maps', () => {
  const folder = temporaryFolder('packages');
  const write = (path: string, content: unknown) => {
    mkdirSync(dirname(join(folder.path, path)), { recursive: true });
    writeFileSync(join(folder.path, path), JSON.stringify(content));
  };
  const packages = {
    '': { dependencies: { app: '1.0.0' } },
    'node_modules/app': {
      dependencies: { library: '1.0.0' },
      optionalDependencies: { 'for-linux': '1.0.0', 'for-windows': '1.0.0' },
      peerDependencies: { runner: '1.0.0', host: '1.0.0' },
      peerDependenciesMeta: { runner: { optional: true } },
    },
    'node_modules/app/node_modules/library': {},
    'node_modules/library': { devOptional: true },
    'node_modules/for-linux': { optional: true },
    'node_modules/for-windows': { optional: true },
    'node_modules/host': { peer: true },
    'node_modules/runner': { devOptional: true, dependencies: { reporter: '1.0.0' } },
    'node_modules/runner/node_modules/reporter': { devOptional: true },
  };
  write('package.json', packages['']);
  write('package-lock.json', { packages });
  for (const path of Object.keys(packages).filter((name) => name !== '' && !name.endsWith('windows')))
    for (const file of ['index.js', 'index.js.map']) write(`${path}/${file}`, {});

  const script = `import(${JSON.stringify(module)}).then((m) => m.removeUnneeded(${JSON.stringify(folder.path)}))`;
  execFileSync(process.execPath, ['--input-type=module', '-e', script]);

  const isThere = (path: string) => existsSync(join(folder.path, 'node_modules', path));
  const kept = ['app', 'app/node_modules/library', 'for-linux', 'host'].map((name) => `${name}/index.js`);
  expect(kept.filter((path) => !isThere(path))).toEqual([]);
  const removed = [...kept.map((path) => `${path}.map`), 'library', 'runner'];
  expect(removed.filter(isThere)).toEqual([]);
  folder.remove();
});
