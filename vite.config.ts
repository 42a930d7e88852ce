import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';

const compressible = /\.(js|css|html|svg|json|webmanifest|txt)$/;

/** Writes a .br and a .gz beside each text file of the folder, so that the server only has to choose. */
async function compressAll(folder: string): Promise<void> {
  for (const file of await readdir(folder, { recursive: true })) {
    if (!compressible.test(file)) continue;
    const path = join(folder, file);
    const bytes = await readFile(path);
    const brotli = await promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
    await writeFile(`${path}.br`, brotli);
    await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
  }
}

/** Works on the written files: until then chunks still hold placeholders. */
const precompress: Plugin = {
  name: 'precompress',
  apply: 'build',
  writeBundle: async ({ dir }) => {
    if (dir) await compressAll(dir);
  },
};

export default defineConfig({
  root: 'web',
  publicDir: 'public',
  plugins: [precompress],
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
  build: {
    target: 'chrome79',
    outDir: '../dist/web',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    manifest: 'manifest.json',
    reportCompressedSize: false,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
});
