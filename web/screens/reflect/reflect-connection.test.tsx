import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Route } from 'wouter';
import { fakeApi } from '../../../testing/fake-api.ts';
import { openWindow } from '../../../testing/reflections.ts';
import { renderInApp, someIdentity, standingSession } from '../../../testing/render.tsx';
import {
  button,
  create,
  current,
  hourMs,
  openScreen,
  words,
  write,
  writing,
} from '../../../testing/writing-screen.tsx';
import { currentWindowQuery } from '../../data/current-window.ts';
import { createQueryClient } from '../../data/query-client.ts';
import { deleteDraft } from '../../features/drafts/device-drafts.ts';
import { findDrafts } from '../../features/drafts/draft-storage.ts';
import { localDayNow } from '../../features/reflections/use-local-day.ts';
import { effectiveTimezoneOffset } from '../../features/session/timezone-offset.ts';
import { ReflectScreen } from './reflect-screen.tsx';

let isOnline = true;
function turn(state: 'online' | 'offline'): void {
  isOnline = state === 'online';
  window.dispatchEvent(new Event(state));
}
beforeEach(async () => {
  isOnline = true;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  await page.viewport(390, 700);
});
afterEach(() => {
  for (const draft of findDrafts(someIdentity.uid)) deleteDraft(someIdentity.uid, draft);
});

const line = () => page.getByText('No connection just now.');
const advice = () => page.getByText(/^Write and submit all the same/);
const top = () => writing().element().getBoundingClientRect().top;

/** Open the page of an evening that home has shown by the device's clock, after the server had announced it. */
async function openAssumed(): Promise<void> {
  fakeApi({ [current]: 'offline', [create]: 'offline' });
  const client = createQueryClient(() => undefined);
  const key = { timezoneOffset: effectiveTimezoneOffset(), localDay: localDayNow() };
  client.setQueryData(currentWindowQuery(key).queryKey, {
    ...openWindow(hourMs),
    receivedAtMs: performance.now(),
    receivedAtWallMs: Date.now(),
    assumed: 'announced',
  });
  await renderInApp(<Route path="/reflect/:type?" component={ReflectScreen} />, {
    path: '/reflect/evening',
    session: standingSession(),
    client,
  });
  await expect.element(writing()).toBeVisible();
}

test('says that there is no connection whenever the device loses it while the page is open, and does not move the text', async () => {
  await openScreen();
  await write();
  await expect.element(page.getByText('Saved on this device', { exact: true })).toBeVisible();
  const before = top();
  for (const _ of [1, 2]) {
    turn('offline');
    await expect.element(page.getByText('Saved on this device. No connection just now.')).toBeVisible();
    expect(top()).toBe(before);
    turn('online');
    await expect.element(line()).not.toBeInTheDocument();
    expect(top()).toBe(before);
  }
  expect(advice().elements()).toHaveLength(0);
});

test.each([
  ['the device has opened', openAssumed],
  ['the server has opened', () => openScreen()],
])('says on the page of an evening that %s that there is no connection, until it is back', async (_, open) => {
  isOnline = false;
  await open();
  await expect.element(line()).toBeVisible();
  await expect.element(advice()).toBeVisible();
  const before = top();
  turn('online');
  await expect.element(line()).not.toBeInTheDocument();
  await expect.element(advice()).not.toBeVisible();
  expect(top()).toBe(before);
});

test('says nothing of the connection on a page that the device has opened, while it has one', async () => {
  await openAssumed();
  await write();
  await expect.element(page.getByText('Saved on this device', { exact: true })).toBeVisible();
  expect(page.getByText(/connection/i).elements()).toHaveLength(0);
});

test('says beside a change of waiting words that there is no connection, and no longer when it is back', async () => {
  isOnline = false;
  await openAssumed();
  await write();
  await button('Submit Reflection').click();
  await expect.element(page.getByText('Waiting for a connection')).toBeVisible();
  expect(line().elements()).toHaveLength(0);
  await write(' More');
  await expect.element(page.getByText('Changed: submit again')).toBeVisible();
  await expect.element(line()).toBeVisible();
  expect(advice().elements()).toHaveLength(0);
  turn('online');
  await expect.element(line()).not.toBeInTheDocument();
  await expect.element(writing()).toHaveValue(`${words} More`);
});

test('says that there is no connection after a request without an answer, until the next answer', async () => {
  let isReachable = true;
  const { client } = await openScreen({ [current]: () => (isReachable ? { body: openWindow(hourMs) } : 'offline') });
  await expect.element(writing()).toBeVisible();
  const key = { timezoneOffset: effectiveTimezoneOffset(), localDay: localDayNow() };
  const ask = () => client.fetchQuery({ ...currentWindowQuery(key), staleTime: 0, retry: false }).catch(() => null);
  isReachable = false;
  await ask();
  await expect.element(line()).toBeVisible();
  isReachable = true;
  await ask();
  await expect.element(line()).not.toBeInTheDocument();
});
