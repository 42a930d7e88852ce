import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Route } from 'wouter';
import { fakeApi } from '../../../testing/fake-api.ts';
import { summaryOf } from '../../../testing/reflections.ts';
import { renderInApp } from '../../../testing/render.tsx';
import { designs } from '../../features/cards/designs.ts';
import { ShareScreen } from './share-screen.tsx';

const summary = summaryOf({ title: 'Week of November 9, 2026: Small doors' });
const summaryCall = `GET /api/summaries/${summary.id}`;
const royalFonts = designs.royal.fonts
  .flatMap(({ url, basicUrl = url }) => [url, basicUrl])
  .map((url) => `GET ${new URL(url, location.href).pathname}`);

const button = (name: string) => page.getByRole('button', { name, exact: true });

async function openScreen() {
  const { requests } = fakeApi({ [summaryCall]: { body: summary } });
  await renderInApp(<Route path="/share/:summaryId?" component={ShareScreen} />, { path: `/share/${summary.id}` });
  await expect.element(page.getByRole('heading', { name: 'Small doors' })).toBeVisible();
  return () => requests.map(({ call }) => call);
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'canShare');
  Reflect.deleteProperty(navigator, 'share');
});

test('requests only the summary and the fonts of the current design, and sends nothing when sharing', async () => {
  const share = vi.fn<(data?: ShareData) => Promise<void>>(async () => undefined);
  Object.assign(navigator, { canShare: () => true, share });
  const elsewhere = [vi.spyOn(XMLHttpRequest.prototype, 'send'), vi.spyOn(navigator, 'sendBeacon')];
  const calls = await openScreen();
  expect(calls()).toContain(summaryCall);
  const fonts = calls().filter((call) => call !== summaryCall);
  expect(fonts.length).toBeGreaterThan(0);
  expect(fonts.filter((call) => !royalFonts.includes(call))).toEqual([]);
  const before = calls().length;
  await button('Share').click();
  await expect.poll(() => share.mock.calls.length, { timeout: 5_000 }).toBe(1);
  expect(calls()).toHaveLength(before);
  for (const way of elsewhere) expect(way).not.toHaveBeenCalled();
});

test('opens the share sheet while the user activation of the tap is still valid', async () => {
  const active: boolean[] = [];
  const share = async () => {
    active.push(navigator.userActivation.isActive);
  };
  Object.assign(navigator, { canShare: () => true, share });
  const drawn = vi.spyOn(HTMLCanvasElement.prototype, 'toBlob');
  await openScreen();
  await expect.poll(() => drawn.mock.calls.length, { timeout: 5_000 }).toBe(1);
  await button('Share').click();
  await expect.poll(() => active).toEqual([true]);
});
