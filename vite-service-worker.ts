import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

/** Files of web/public that an offline start needs. */
const publicFiles = ['favicon.svg', 'icon-192.png', 'badge-96.png', 'manifest.webmanifest'];

/**
 * Return whether an offline start needs the file: scripts, styles and the interface font. The cards' fonts have several
 * megabytes, so the worker caches them only when they are used.
 */
const isOfShell = (file: string) => /\.(js|css)$/.test(file) || /\/newsreader-[^/]*\.woff2$/.test(file);

/** Build web/service-worker into /sw.js, with the names of the files that an offline start needs. */
export const serviceWorker: Plugin = {
  name: 'service-worker',
  apply: 'build',
  writeBundle: {
    sequential: true,
    handler: async ({ dir }, bundle) => {
      if (!dir) return;
      const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry)?.fileName ?? '';
      const files = [...Object.keys(bundle).filter(isOfShell), ...publicFiles].sort();
      const hash = createHash('sha256').update(files.join('\n'));
      for (const name of ['index.html', ...publicFiles]) hash.update(await readFile(join(dir, name)));
      const shell = {
        version: hash.digest('hex').slice(0, 12),
        entry,
        files: files.map((file) => `/${file}`),
      };
      await build({
        configFile: false,
        root: fileURLToPath(new URL('web', import.meta.url)),
        publicDir: false,
        logLevel: 'error',
        define: { __SHELL__: JSON.stringify(shell) },
        build: {
          target: 'chrome79',
          outDir: dir,
          emptyOutDir: false,
          rolldownOptions: {
            input: fileURLToPath(new URL('web/service-worker/service-worker.ts', import.meta.url)),
            output: { format: 'iife', entryFileNames: 'sw.js' },
          },
        },
      });
    },
  },
};
