import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { FakeAnswer } from '../../../testing/fake-api.ts';
import { openWindow, reflectionOf } from '../../../testing/reflections.ts';
import { someIdentity } from '../../../testing/render.tsx';
import {
  button,
  create,
  current,
  hourMs,
  openScreen,
  refusal,
  stats,
  write,
} from '../../../testing/writing-screen.tsx';
import { deleteDraft } from '../../features/drafts/device-drafts.ts';
import { findDrafts } from '../../features/drafts/draft-storage.ts';

const heavy = 'I want to kill myself.';
const table = [
  { country: 'DE', lines: [{ name: 'TelefonSeelsorge', number: '0800 1110111' }] },
  { country: 'GB', lines: [{ name: 'The operator of this server knows', number: '0123 456' }] },
];
const heading = () => page.getByRole('heading', { name: 'Someone can listen' });

/** Submit a reflection that reaches a milestone. */
async function submit(content: string, lines: object | 'offline' = { body: table }) {
  let asked = 0;
  const opened = await openScreen({
    [create]: { status: 201, body: reflectionOf({ content }) },
    'GET /api/user/stats': () => {
      asked += 1;
      return { body: asked === 1 ? { ...stats, totalReflections: 9 } : { ...stats, totalReflections: 10 } };
    },
    'GET /api/help-lines': lines as { body: typeof table },
  });
  await write(content);
  await button('Submit Reflection').click();
  return opened;
}

beforeEach(() => {
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...new Intl.DateTimeFormat().resolvedOptions(),
    timeZone: 'Europe/London',
  });
});

// This test must run first, because the page loads the phrases only once.
test('loads the danger phrases while the reflection is being sent', async () => {
  let answer: (() => void) | undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await openScreen({
    [create]: async () => {
      await answered;
      return { status: 201, body: reflectionOf({ content: heavy }) };
    },
  });
  await write(heavy);
  const isLoaded = () =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('domain/danger/danger.ts'));
  expect(isLoaded()).toBe(false);
  await button('Submit Reflection').click();
  await vi.waitFor(() => expect(isLoaded()).toBe(true));
  expect(heading().elements()).toHaveLength(0);
  answer?.();
  await expect.element(heading()).toBeVisible();
});

describe('after a reflection with a danger phrase', () => {
  test('shows the help lines of the user’s country instead of the milestone', async () => {
    const { api, history } = await submit(heavy);
    await expect.element(heading()).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'The operator of this server knows 0123 456' }))
      .toHaveAttribute('href', 'tel:0123456');
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    expect(button('Continue Reflecting').elements()).toHaveLength(0);
    expect(api.of('GET /api/user/stats')).toHaveLength(1);
    await button('Back to Home').click();
    expect(history[history.length - 1]).toBe('/');
  });

  test('shows the help lines of another country when the user chooses it', async () => {
    await submit(heavy);
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Where you are' }), 'Germany');
    await expect.element(page.getByRole('link', { name: 'TelefonSeelsorge 0800 1110111' })).toBeVisible();
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Where you are' }), 'Another country');
    await expect.element(page.getByRole('link', { name: /findahelpline\.com/ })).toBeVisible();
    expect(page.getByText('TelefonSeelsorge').elements()).toHaveLength(0);
  });

  test('shows the built-in help lines when the request fails', async () => {
    await submit(heavy, 'offline');
    await expect.element(page.getByRole('link', { name: 'Samaritans 116 123' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: /findahelpline\.com/ })).toBeVisible();
  });

  test('shows the help lines without saying that words of the reflection were noticed', async () => {
    await submit(heavy);
    await expect.element(heading()).toBeVisible();
    expect(page.getByRole('dialog').element().textContent).not.toMatch(/detect|notic|found|wrote that|because/i);
  });
});

/** Open the stored reflection of an open window, add to its text and submit the update. */
async function update(stored: string, added: string, answer: () => FakeAnswer | 'offline') {
  const existingReflection = reflectionOf({ content: stored });
  const opened = await openScreen({
    [current]: { body: { ...openWindow(5 * hourMs), existingReflection } },
    [`PUT /api/reflections/${existingReflection.id}`]: answer,
    'GET /api/help-lines': { body: table },
  });
  await write(added);
  await button('Update Reflection').click();
  return opened;
}

const updated = (content: string) => ({ body: reflectionOf({ content, revision: 2 }) });

describe('after an update', () => {
  test('shows no help lines again for the danger phrases that the stored text already had', async () => {
    const { history } = await update(heavy, ' I made soup.', () => updated(`${heavy} I made soup.`));
    await expect.poll(() => history.at(-1), { timeout: 10_000 }).toBe('/');
    expect(heading().elements()).toHaveLength(0);
  });

  test('shows the help lines again for another danger phrase', async () => {
    await update(heavy, ' I want to die.', () => updated(`${heavy} I want to die.`));
    await expect.element(heading()).toBeVisible();
    await expect.element(page.getByText(/^Your reflection is saved, and nobody else reads it\./)).toBeVisible();
  });

  const kept = /^Your words are kept on this device, and nobody else reads them\./;
  const online = () => window.dispatchEvent(new Event('online'));

  test.each<[string, FakeAnswer | 'offline', () => unknown, RegExp]>([
    ['saved, once the update is stored', updated(`I made soup. ${heavy}`), online, /^Your reflection is saved, /],
    ['kept on the device, while the reflection was deleted elsewhere', refusal(404, 'not_found'), online, kept],
    ['kept on the device, while the server refuses the update', refusal(400, 'invalid'), online, kept],
    [
      'read by nobody else, once another tab has sent or deleted them',
      'offline',
      () => {
        const key = Object.keys(localStorage).find((each) => each.startsWith('inward-draft:')) ?? '';
        for (const draft of findDrafts(someIdentity.uid)) deleteDraft(someIdentity.uid, draft);
        window.dispatchEvent(new StorageEvent('storage', { key, newValue: null }));
      },
      /^Nobody else reads your words\./,
    ],
  ])('says beside the help lines that words of an offline update are %s', async (_, answer, change, said) => {
    let isOnline = false;
    vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
    const { api } = await update('I made soup.', ` ${heavy}`, () => (isOnline ? answer : 'offline'));
    await expect.element(page.getByText(kept)).toBeVisible();
    isOnline = true;
    change();
    const sent = () => api.requests.filter(({ call }) => call.startsWith('PUT')).length;
    if (change === online) await expect.poll(sent).toBe(2);
    await expect.element(page.getByText(said)).toBeVisible();
  });
});

test('celebrates a milestone and shows no help lines after a figure of speech such as “killing me”', async () => {
  await submit('This job is killing me.');
  await expect.element(button('Continue Reflecting')).toBeVisible();
  expect(heading().elements()).toHaveLength(0);
});
