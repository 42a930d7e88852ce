import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { fakeApi } from '../../testing/fake-api.ts';
import { openWindow, reflectionOf } from '../../testing/reflections.ts';
import { standingSession } from '../../testing/render.tsx';
import { button, create, current, hourMs, stats, words, write } from '../../testing/writing-screen.tsx';
import { App } from './app.tsx';

test('shows a milestone once on home if it is detected after the user left the writing screen [2.33]', async () => {
  let isStored = false;
  fakeApi({
    [current]: { body: openWindow(hourMs) },
    [create]: () => {
      isStored = true;
      return { status: 201, body: reflectionOf({ content: words }) };
    },
    'GET /api/user/stats': () => ({ body: { ...stats, currentStreak: isStored ? 7 : 6 } }),
  });
  const { hook, searchHook, history } = memoryLocation({ path: '/reflect/evening', record: true });
  await render(
    <Router hook={hook} searchHook={searchHook}>
      <App session={standingSession()} />
    </Router>,
  );
  await write();
  await button('Submit Reflection').click();
  await expect.element(page.getByText('Reflection saved')).toBeVisible();
  await button('Back').click();
  await vi.waitFor(() => expect(history.at(-1)).toBe('/'));
  await expect.element(page.getByRole('dialog'), { timeout: 30_000 }).toBeVisible();
  await button('Continue Reflecting').click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(history).toEqual(['/reflect/evening', '/']);
});

test('shows help lines once, and no milestone, if a reflection about harm is stored after the user went home', async () => {
  let answer: (() => void) | undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const heavy = 'I want to kill myself.';
  let isStored = false;
  const api = fakeApi({
    [current]: { body: openWindow(hourMs) },
    [create]: async () => {
      await answered;
      isStored = true;
      return { status: 201, body: reflectionOf({ content: heavy }) };
    },
    'GET /api/user/stats': () => ({ body: { ...stats, currentStreak: isStored ? 7 : 6 } }),
    'GET /api/help-lines': 'offline',
  });
  const { hook, searchHook, history } = memoryLocation({ path: '/reflect/evening', record: true });
  await render(
    <Router hook={hook} searchHook={searchHook}>
      <App session={standingSession()} />
    </Router>,
  );
  await write(heavy);
  await button('Submit Reflection').click();
  await button('Back').click();
  await vi.waitFor(() => expect(history.at(-1)).toBe('/'));
  answer?.();
  await expect.element(page.getByRole('dialog', { name: 'Someone can listen' }), { timeout: 30_000 }).toBeVisible();
  await button('Back to Home').click();
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  expect(page.getByRole('dialog').elements()).toHaveLength(0);
  // The requests must not reveal to the server that help lines were shown.
  const callsWithBody = api.requests.filter(({ body }) => body !== undefined).map(({ call }) => call);
  expect(new Set(callsWithBody)).toEqual(new Set([current, create]));
});
