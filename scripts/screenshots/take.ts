// `npm run screenshots`: capture every state of every screen of the built product into docs/screens.
// `npm run screenshots -- large-text ^home`: use another pass (see passes.ts), and only the states whose name matches.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { chromiumArguments, findChromium } from '../../testing/chromium.ts';
import { cutOff } from './faults.ts';
import { type Pass, passes } from './passes.ts';
import { type ScreenshotApp, startScreenshotApp } from './screenshot-app.ts';
import { contactSheet, fourPhones, type Row } from './sheet.ts';
import { shoot } from './shoot.ts';
import type { State } from './state.ts';
import { states } from './states/states.ts';

const root = join(import.meta.dirname, '..', '..');

/** Return the state's pictures, one for each appearance. If the state fails, print the error and return null. */
async function take(app: ScreenshotApp, state: State, { appearances, screensDown }: Pass): Promise<Buffer[] | null> {
  let page: Page | null = null;
  try {
    page = await app.open(state.who);
    await state.show(page, app);
    const pictures: Buffer[] = [];
    for (const appearance of appearances) pictures.push(await shoot(page, appearance, screensDown));
    return pictures;
  } catch (error) {
    console.log(`FAILED ${state.name}: ${error instanceof Error ? error.message.split('\n', 8).join(' | ') : error}`);
    return null;
  } finally {
    if (page) await cutOff(page);
    await page?.close();
  }
}

/** Take and save the pictures of the chosen states. Return whether all states succeeded. */
async function takeAll(browser: Browser, pass: Pass, chosen: readonly State[], scale: number): Promise<boolean> {
  const folder = join(root, pass.folder);
  if (chosen === states) await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const app = await startScreenshotApp(browser, pass, scale);
  let taken = 0;
  try {
    for (const state of chosen) {
      const pictures = await take(app, state, pass);
      if (pictures) taken += 1;
      for (const [index, picture] of (pictures ?? []).entries()) {
        await writeFile(join(folder, `${state.name}.${pass.appearances[index]?.name}.webp`), picture);
      }
    }
  } finally {
    await app.close();
  }
  console.log(`${taken} of ${chosen.length} states, ${pass.appearances.length} appearances each, in ${pass.folder}`);
  return taken === chosen.length;
}

/**
 * Write two pictures: an index of all pictures in the folder, also those of earlier runs, and the picture for the
 * README.
 */
async function writeIndex(browser: Browser, { folder, appearances }: Pass): Promise<void> {
  const rows: Row[] = [];
  for (const { name } of states) {
    const files = appearances.map((appearance) => join(root, folder, `${name}.${appearance.name}.webp`));
    const pictures = await Promise.all(files.map((file) => readFile(file).catch(() => null)));
    const found = pictures.filter((picture) => picture !== null);
    if (found.length > 0) rows.push({ name, pictures: found });
  }
  await writeFile(join(root, folder, 'index.webp'), await contactSheet(browser, appearances, rows));
  const best = ['home', 'writing', 'history-calendar', 'share'].flatMap((wanted) => {
    const picture = rows.find(({ name }) => name === wanted)?.pictures[0];
    return picture ? [picture] : [];
  });
  if (folder === passes['docs']?.folder)
    await writeFile(join(root, 'docs/inward.webp'), await fourPhones(browser, best));
}

const [passName = 'docs', pattern = '', scale = '1'] = process.argv.slice(2);
const pass = passes[passName];
if (!pass) throw new Error(`Unknown pass ${passName}. Choose from ${Object.keys(passes).join(', ')}`);
const chosen = pattern === '' ? states : states.filter(({ name }) => new RegExp(pattern).test(name));
const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumArguments] });
try {
  if (!(await takeAll(browser, pass, chosen, Number(scale)))) process.exitCode = 1;
  await writeIndex(browser, pass);
} finally {
  await browser.close();
}
