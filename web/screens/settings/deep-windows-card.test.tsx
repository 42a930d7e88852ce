import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { DeepProof } from '../../../core/contract/reflections.ts';
import { addDays } from '../../../core/domain/day.ts';
import { deepMinute } from '../../../core/domain/deep-minute.ts';
import { STORAGE_DEEP_ANCHOR } from '../../../core/domain/limits.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderInApp } from '../../../testing/render.tsx';
import { DeepWindowsCard } from './deep-windows-card.tsx';

const call = 'GET /api/reflections/deep-proof';
const userId = '0193f000-0000-7000-8000-000000000001';
const hexOf = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** A chain from the first day to a later one, made as the server makes it. */
async function makeProof(lastDay: string, days: readonly string[]): Promise<DeepProof> {
  const secrets = new Map<string, ArrayBuffer>();
  let secret: ArrayBuffer = new Uint8Array(32).fill(7).buffer;
  for (let day = lastDay; day >= '2026-01-01'; day = addDays(day, -1)) {
    secrets.set(day, secret);
    secret = await crypto.subtle.digest('SHA-256', secret);
  }
  const windows = [];
  for (const day of days) {
    const own = secrets.get(day) ?? new ArrayBuffer(0);
    const key = await crypto.subtle.importKey('raw', own, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
    const chance = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(`${userId}/${day}/0`));
    windows.push({ day, minute: deepMinute(() => new Uint8Array(chance)) });
  }
  const secretAt = (day: string) => ({ day, value: hexOf(secrets.get(day) ?? new ArrayBuffer(0)) });
  return { userId, anchor: secretAt('2026-01-01'), latest: secretAt(lastDay), windows, since: '2026-01-02' };
}

async function check(proof: DeepProof | 'offline') {
  fakeApi({ [call]: proof === 'offline' ? 'offline' : { body: proof } });
  await renderInApp(<DeepWindowsCard />);
  await page.getByRole('button', { name: 'Check my windows' }).click();
}

beforeEach(() => localStorage.removeItem(STORAGE_DEEP_ANCHOR));

test('windows that follow from the published value are said to, and the value is remembered', async () => {
  const proof = await makeProof('2026-03-08', ['2026-03-06', '2026-03-05']);
  await check(proof);
  await expect.element(page.getByText(/^Yes\. All 2 windows of past days were/)).toBeVisible();
  await page.getByText('Day by day').click();
  await expect.element(page.getByText(/^Fri, Mar 6, .*: as it had to be$/)).toBeVisible();
  await expect.element(page.getByText(proof.anchor.value)).toBeVisible();
  expect(localStorage.getItem(STORAGE_DEEP_ANCHOR)).toBe(proof.anchor.value);
});

test('a window moved by a minute is found out', async () => {
  const proof = await makeProof('2026-03-08', ['2026-03-06', '2026-03-05']);
  const [first, second] = proof.windows;
  if (!first || !second) throw new Error('two windows');
  await check({ ...proof, windows: [{ ...first, minute: first.minute + 1 }, second] });
  await expect.element(page.getByText('1 of these windows was not where chance had put it.')).toBeVisible();
});

test('a secret that does not lead to the published value, or to the one remembered, is found out', async () => {
  const text = 'What this server shows does not lead back to the value it published before.';
  const proof = await makeProof('2026-03-08', ['2026-03-06']);
  await check({ ...proof, latest: { ...proof.latest, value: 'ab'.repeat(32) } });
  await expect.element(page.getByText(text)).toBeVisible();
});

test('another value than the one this device remembers is found out', async () => {
  localStorage.setItem(STORAGE_DEEP_ANCHOR, 'cd'.repeat(32));
  await check(await makeProof('2026-03-08', ['2026-03-06']));
  await expect.element(page.getByText(/does not lead back to the value it published before/)).toBeVisible();
  expect(localStorage.getItem(STORAGE_DEEP_ANCHOR)).toBe('cd'.repeat(32));
});

test('days of before are called so, and without an answer nothing is claimed', async () => {
  const proof = await makeProof('2026-03-08', ['2026-03-05']);
  await check({ ...proof, since: '2026-03-06' });
  await expect.element(page.getByText(/^There is no window to check yet/)).toBeVisible();
});

test('without an answer it says so', async () => {
  await check('offline');
  await expect.element(page.getByText('They could not be checked just now. Please try again.')).toBeVisible();
});
