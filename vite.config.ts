import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';

const compressible = /\.(js|css|html|svg|json|webmanifest|txt)$/;

/** Writes a .br and a .gz beside each text file, so that the server only has to choose. */
const precompress: Plugin = {
  name: 'precompress',
  apply: 'build',
  enforce: 'post',
  async generateBundle(_options, bundle) {
    for (const [fileName, file] of Object.entries(bundle)) {
      if (!compressible.test(fileName)) continue;
      const bytes = Buffer.from(file.type === 'chunk' ? file.code : file.source);
      const brotli = await promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
      this.emitFile({ type: 'asset', fileName: `${fileName}.br`, source: brotli });
      this.emitFile({ type: 'asset', fileName: `${fileName}.gz`, source: await promisify(gzip)(bytes, { level: 9 }) });
    }
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
  },
});
