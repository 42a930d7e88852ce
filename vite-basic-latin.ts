import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { BASIC_LATIN, charactersOf } from './web/features/cards/fonts/unicode-ranges.ts';

const suffix = '?basic-latin';
const cache = fileURLToPath(new URL('.cache/fonts', import.meta.url));

/** The OpenType features that browsers apply by default. Fonts have more, such as small capitals. */
const keepFeatures = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rlig', 'rvrn'];

/**
 * Write a copy of the font file with only the characters of BASIC_LATIN, and without hints, which only old screens need.
 * It has about half of the bytes. Return its path. Keep the copy for later builds, because compressing takes 0.1 s.
 */
async function basicLatinOf(path: string): Promise<string> {
  const font = await readFile(path);
  const options = { targetFormat: 'woff2', noHinting: true, keepFeatures } as const;
  const inputs = createHash('sha256')
    .update(font)
    .update(JSON.stringify([BASIC_LATIN, options]));
  const file = join(cache, inputs.digest('hex').slice(0, 16), basename(path).replace('-latin-', '-basic-'));
  if (existsSync(file)) return file;
  await mkdir(dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, await subsetFont(font, charactersOf(BASIC_LATIN), options));
  await rename(unfinished, file);
  return file;
}

/** The files of this build by the paths of the fonts, because several designs import the same font at once. */
const files = new Map<string, Promise<string>>();

/** Resolve the import of `font.woff2?basic-latin` to the URL of the font's subset. */
export const basicLatin: Plugin = {
  name: 'basic-latin',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!source.endsWith(suffix)) return null;
    const font = await this.resolve(source.slice(0, -suffix.length), importer);
    if (!font) throw new Error(`There is no font ${source}`);
    const file = files.get(font.id) ?? basicLatinOf(font.id);
    files.set(font.id, file);
    return `${await file}?url`;
  },
};
