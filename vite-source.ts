import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const repository = fileURLToPath(new URL('.', import.meta.url));

/** The folders that are needed to build and start the product. */
const folders = ['core', 'server', 'web', 'scripts', 'deploy'];
const isTest = (path: string) => /\.test\.tsx?$|\/locked\//.test(path);
const rootFile = /^(\.npmrc|\.dockerignore|Dockerfile|compose\.yaml|LICENSE|[\w.-]+\.(ts|json|md))$/;

function filesBelow(folder: string): string[] {
  return readdirSync(join(repository, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesBelow(path) : entry.isFile() ? [path] : [];
  });
}

const blockBytes = 512;
const zeros = (count: number) => Buffer.alloc(count);

/**
 * Return the header block of one file in a ustar archive. It has no owner and no time, so that equal sources give equal
 * archives.
 */
function header(path: string, size: number): Buffer {
  const block = zeros(blockBytes);
  const isLong = Buffer.byteLength(path) > 100;
  const octal = (value: number, digits: number) => value.toString(8).padStart(digits, '0');
  block.write(isLong ? basename(path) : path, 0);
  block.write(`${octal(0o644, 7)}\0${octal(0, 7)}\0${octal(0, 7)}\0`, 100);
  block.write(`${octal(size, 11)}\0${octal(0, 11)}\0${' '.repeat(8)}0`, 124);
  block.write('ustar\0' + '00', 257);
  if (isLong) block.write(dirname(path), 345);
  const sum = block.reduce((total, byte) => total + byte, 0);
  block.write(`${octal(sum, 6)}\0 `, 148);
  return block;
}

/** Return the product's sources as a tar archive. `name` is the folder in the archive. */
export function sourceArchive(name: string): Buffer {
  const ofRoot = readdirSync(repository).filter(
    (file) => rootFile.test(file) && statSync(join(repository, file)).isFile(),
  );
  const paths = [...ofRoot, ...folders.flatMap(filesBelow).filter((path) => !isTest(path))].sort();
  const blocks = paths.flatMap((path) => {
    const content = readFileSync(join(repository, path));
    return [header(`${name}/${path}`, content.length), content, zeros(-content.length & (blockBytes - 1))];
  });
  return Buffer.concat([...blocks, zeros(2 * blockBytes)]);
}

/** Write /source.tar.gz, which the licence requires us to offer to everybody who uses the product over a network. */
export const source: Plugin = {
  name: 'source',
  apply: 'build',
  generateBundle() {
    const { version } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8')) as { version: string };
    this.emitFile({ type: 'asset', fileName: 'source.tar.gz', source: gzipSync(sourceArchive(`inward-${version}`)) });
  },
};
