// Tests that a phone can install the product: the served manifest and icons, and what Chromium reports.

import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { basePath } from './support/base-path.ts';
import { launchBrowser } from './support/browser.ts';
import { type FixedClockServer, startFixedClockServer } from './support/fixed-clock-server.ts';
import { expectText, signUp } from './support/page-actions.ts';

type Icon = { readonly src: string; readonly sizes: string; readonly type: string; readonly purpose?: string };
type Manifest = {
  readonly start_url: string;
  readonly scope: string;
  readonly display: string;
  readonly icons: readonly Icon[];
  readonly shortcuts: readonly { readonly name: string; readonly url: string }[];
};

let browser: Browser;
let evening: FixedClockServer;
let page: Page;
let manifest: Manifest;

beforeAll(async () => {
  [browser, evening] = await Promise.all([launchBrowser(), startFixedClockServer('installable')]);
  page = await browser.newPage();
  await page.addInitScript("localStorage.setItem('first-time-user', 'false')");
  await page.goto(evening.address);
  const href = await page.getAttribute('link[rel="manifest"]', 'href');
  const answer = await fetch(new URL(href ?? '', evening.address));
  expect(answer.headers.get('content-type')).toBe('application/manifest+json; charset=utf-8');
  manifest = (await answer.json()) as Manifest;
});
afterAll(async () => {
  await browser.close();
  await evening.stop();
});

/**
 * Return the size of an icon, the number of its pixels that are not opaque, and how far its drawing reaches from the
 * centre: 1 is the distance from the centre to an edge.
 */
const look = (src: string) =>
  page.evaluate(async (address) => {
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    const { naturalWidth: width, naturalHeight: height } = picture;
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const context = canvas.getContext('2d');
    if (!context) throw new Error('The browser has no 2D canvas');
    context.drawImage(picture, 0, 0);
    const { data } = context.getImageData(0, 0, width, height);
    const at = (x: number, y: number) => [...data.slice((y * width + x) * 4, (y * width + x) * 4 + 4)];
    const ground = at(0, 0);
    let farthest = 0;
    let clear = 0;
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        const colour = at(x, y);
        if (colour[3] !== 255) clear += 1;
        const isGround = colour.every((part, n) => Math.abs(part - (ground[n] ?? 0)) < 24);
        if (!isGround) farthest = Math.max(farthest, Math.hypot(x - width / 2, y - height / 2) / (width / 2));
      }
    }
    return { sizes: `${width}x${height}`, clear, farthest };
  }, src);

test('Chromium reports the product as installable and finds no error in its manifest', async () => {
  const session = await page.context().newCDPSession(page);
  const { errors, data } = await session.send('Page.getAppManifest');
  expect([errors, JSON.parse(data ?? '')]).toEqual([[], manifest]);
  // Ignore this error: Playwright's contexts are private windows, in which the browser installs nothing.
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
});

test('each icon has the type and the size that the manifest declares', async () => {
  await page.goto(evening.address);
  const plain = manifest.icons.filter(({ type, purpose }) => type === 'image/png' && purpose === undefined);
  expect(plain.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512']);
  for (const { src, sizes, type } of manifest.icons) {
    const answer = await fetch(new URL(src, evening.address));
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type]);
    if (type === 'image/png') expect((await look(src)).sizes).toBe(sizes);
  }
  const apple = await page.getAttribute('link[rel="apple-touch-icon"]', 'href');
  expect(await look(apple ?? '')).toMatchObject({ sizes: '180x180', clear: 0 });
});

test('a maskable icon fills its square and draws only inside the safe circle', async () => {
  await page.goto(evening.address);
  const maskable = manifest.icons.filter(({ purpose }) => purpose === 'maskable');
  expect(maskable.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512']);
  for (const { src } of maskable) {
    const { clear, farthest } = await look(src);
    expect(clear).toBe(0);
    // The safe circle has a radius of 40% of the side, which is 0.8 of the distance from the centre to an edge.
    expect(farthest).toBeLessThanOrEqual(0.8);
    expect(farthest).toBeGreaterThan(0.3);
  }
});

test('the installed product opens at home in its own window, with shortcuts to its pages', async () => {
  const home = `${basePath}/`;
  expect(manifest).toMatchObject({ id: home, start_url: home, scope: home, display: 'standalone' });
  await page.goto(evening.address);
  await signUp(page, { name: 'Ida Holm', email: 'ida@installable.example' });
  await expectText(page, 'Evening Reflection');
  await page.goto(`${evening.address}/nowhere`);
  await expectText(page, '404 Page Not Found');
  for (const { url } of manifest.shortcuts) {
    await page.goto(new URL(url, evening.address).href);
    await page
      .getByRole(url.endsWith('/reflect') ? 'textbox' : 'heading')
      .first()
      .waitFor();
    expect(await page.getByText('404 Page Not Found').count()).toBe(0);
  }
  expect(manifest.shortcuts.length).toBeGreaterThan(0);
});
