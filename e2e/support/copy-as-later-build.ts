import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { root } from './server-process.ts';

const texts = new Set(['.js', '.html', '.json']);

/** Copy the built pages into a folder, with another version and other script names, as in a later build. */
export async function copyAsLaterBuild(folder: string): Promise<void> {
  await cp(join(root, 'dist', 'web'), folder, { recursive: true });
  const scripts = (await readdir(join(folder, 'assets'))).filter((name) => name.endsWith('.js'));
  for (const name of await readdir(folder, { recursive: true })) {
    const path = join(folder, name);
    if (/\.(br|gz)$/.test(name)) await rm(path);
    else if (texts.has(extname(name))) {
      let text = await readFile(path, 'utf8');
      for (const script of scripts) text = text.split(script).join(script.replace(/\.js$/, '-later.js'));
      await writeFile(path, text.replace(/(version:[`"'])\w{12}/, '$1later0000000'));
    }
  }
  for (const script of scripts) {
    await rename(join(folder, 'assets', script), join(folder, 'assets', script.replace(/\.js$/, '-later.js')));
  }
}
