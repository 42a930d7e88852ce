import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { reflectionOf } from '../../../testing/reflections.ts';
import { button, create, openScreen, stats, write } from '../../../testing/writing-screen.tsx';

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

test('celebrates a milestone and shows no help lines after a figure of speech such as “killing me”', async () => {
  await submit('This job is killing me.');
  await expect.element(button('Continue Reflecting')).toBeVisible();
  expect(heading().elements()).toHaveLength(0);
});
