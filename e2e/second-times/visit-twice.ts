import type { Page } from 'playwright';
import type { ScreenshotApp } from '../../scripts/screenshots/screenshot-app.ts';
import { waitUntilStill } from '../../scripts/screenshots/wait-until-still.ts';
import { basePath } from '../support/base-path.ts';
import { differenceFrom, settledPicture } from './pictures.ts';
import type { Control, Layer, Scene } from './scene.ts';

const phone = { width: 360, height: 800 };
const turned = { width: 800, height: 360 };
const desk = { width: 1440, height: 900 };

const find = (page: Page, { role, name }: Control) =>
  page.getByRole(role, { name, exact: typeof name === 'string' }).first();

/** Press a control by keyboard. After a click, a focus ring would appear only if a key had been pressed before. */
const press = (page: Page, control: Control) => find(page, control).press('Enter');

const loseFocus = (page: Page) =>
  page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());

/** Go to a path without loading the page again, as a link does. */
const goTo = (page: Page, path: string) => page.evaluate((to) => history.pushState(null, '', to), basePath + path);

async function arrive(page: Page, scene: Scene): Promise<void> {
  await page.getByText(scene.shows).filter({ visible: true }).first().waitFor();
  for (const control of scene.begin ?? []) await press(page, control);
  // A screen may focus a control that it renders last, such as a day of the year.
  await waitUntilStill(page);
  await loseFocus(page);
}

/** Show the page in other sizes, then restore its first size and its scroll positions. */
async function resizeAndReturn(page: Page, sizes: readonly { width: number; height: number }[]): Promise<void> {
  const scrolled = await page.evaluateHandle(() =>
    [...document.querySelectorAll('*')].map((element) => ({ element, top: element.scrollTop })),
  );
  for (const size of [...sizes, phone]) {
    await page.setViewportSize(size);
    await waitUntilStill(page);
  }
  await scrolled.evaluate((all) => {
    for (const { element, top } of all) if (element.scrollTop !== top) element.scrollTop = top;
  });
  await scrolled.dispose();
}

async function openLayer(page: Page, app: ScreenshotApp, { open, dialog }: Layer): Promise<void> {
  if (typeof open === 'function') {
    await open(page, app);
    await page.locator('[aria-label="Notifications"] button').waitFor({ state: 'detached' });
  } else for (const control of open) await press(page, control);
  if (dialog !== undefined) await page.getByRole('dialog', { name: dialog }).waitFor();
}

async function closeLayer(page: Page, { close, dialog }: Layer): Promise<void> {
  if (close === 'Escape') await page.keyboard.press('Escape');
  else if (close === 'back') await page.goBack();
  else await press(page, close);
  if (dialog !== undefined) await page.getByRole('dialog', { name: dialog }).waitFor({ state: 'detached' });
}

/** Open a layer twice, and rotate the device while it is open. Return the differences. */
async function layerFaults(page: Page, app: ScreenshotApp, scene: Scene, layer: Layer): Promise<(string | null)[]> {
  const moment = (what: string) => `${scene.name}, ${layer.name}, ${what}`;
  const isInPlace = typeof layer.open !== 'function';
  if (isInPlace) {
    const opener = (layer.open as readonly Control[])[0];
    if (opener) await find(page, opener).scrollIntoViewIfNeeded();
    await loseFocus(page);
  }
  const closed = await settledPicture(page);
  await openLayer(page, app, layer);
  const first = await settledPicture(page);
  const faults: (string | null)[] = [];
  if (isInPlace && first.equals(closed)) faults.push(`${moment('opened')}: nothing changes`);
  await closeLayer(page, layer);
  if (isInPlace && layer.dialog !== undefined) {
    await loseFocus(page);
    faults.push(await differenceFrom(page, closed, moment('closed')));
  }
  await openLayer(page, app, layer);
  faults.push(await differenceFrom(page, first, moment('opened again')));
  await resizeAndReturn(page, [turned]);
  faults.push(await differenceFrom(page, first, moment('rotated while open')));
  await closeLayer(page, layer);
  return faults;
}

/**
 * Leave the screen and return with the back button, then leave it again and return with a link. Return the differences.
 */
async function returnFaults(page: Page, scene: Scene, path: string, first: Buffer): Promise<(string | null)[]> {
  const elsewhere = scene.route === 'not found' ? '/' : '/nowhere';
  const own = page.getByText(scene.shows).filter({ visible: true });
  const faults: (string | null)[] = [];
  for (const way of ['by the back button', 'by a link'] as const) {
    await goTo(page, elsewhere);
    await own.first().waitFor({ state: 'hidden' });
    if (way === 'by a link') await goTo(page, path);
    else await page.goBack();
    await arrive(page, scene);
    faults.push(await differenceFrom(page, first, `${scene.name}, returned ${way}`));
  }
  return faults;
}

/** Visit a screen twice, and open everything on it each time. Return a sentence for each difference. */
export async function secondTimeFaults(page: Page, app: ScreenshotApp, scene: Scene): Promise<string[]> {
  const path = typeof scene.path === 'string' ? scene.path : await scene.path(page, app);
  await page.goto(`${app.address}${path}`);
  await arrive(page, scene);
  // Press a key before the first picture, because browsers show focus rings only after a key press. Before the arrival,
  // the key would keep the page from scrolling to the week or day of its address.
  await page.keyboard.press('F9');
  const first = await settledPicture(page);
  const faults: (string | null)[] = [];
  await resizeAndReturn(page, [turned, desk]);
  faults.push(await differenceFrom(page, first, `${scene.name}, rotated and resized`));
  if (!scene.isEverywhere) faults.push(...(await returnFaults(page, scene, path, first)));
  for (const layer of scene.layers ?? []) faults.push(...(await layerFaults(page, app, scene, layer)));
  return faults.filter((fault) => fault !== null);
}
