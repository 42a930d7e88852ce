import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Route } from 'wouter';
import { STORAGE_SHORTCUTS } from '../../../core/domain/limits.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { openWindow } from '../../../testing/reflections.ts';
import { renderInApp } from '../../../testing/render.tsx';
import { create, current, hourMs, stats, write, writing } from '../../../testing/writing-screen.tsx';
import { storage } from '../../device/storage.ts';
import { ReflectScreen } from '../../screens/reflect/reflect-screen.tsx';
import { ShortcutsOnDemand } from './shortcuts-on-demand.tsx';

/** Open the writing page, write words, and load the shortcuts. The server never answers the submit. */
async function openWritten() {
  const api = fakeApi({
    [current]: { body: openWindow(5 * hourMs) },
    'GET /api/user/stats': { body: stats },
    [create]: () => new Promise(() => undefined),
  });
  await renderInApp(
    <>
      <Route path="/reflect/:type?" component={ReflectScreen} />
      <ShortcutsOnDemand />
    </>,
    { path: '/reflect/evening' },
  );
  await write();
  await userEvent.keyboard('{Control>}/{/Control}');
  await expect.element(page.getByRole('dialog', { name: 'Keyboard Shortcuts' })).toBeVisible();
  return () => api.of(create).length;
}

const submitKeys = () => userEvent.keyboard('{Control>}{Enter}{/Control}');
const closeHelp = async () => {
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
};
const pause = () => new Promise((resolve) => setTimeout(resolve, 100));

test.each<[string, () => Promise<HTMLElement>, 'on' | 'off']>([
  ['the text', async () => (await writing().findElement()) as HTMLElement, 'on'],
  ['Back', async () => (await page.getByRole('button', { name: 'Back' }).findElement()) as HTMLElement, 'on'],
  [
    'the submit button',
    async () => (await page.getByRole('button', { name: /^Submit/ }).findElement()) as HTMLElement,
    'on',
  ],
  [
    'Back, with single keys off',
    async () => (await page.getByRole('button', { name: 'Back' }).findElement()) as HTMLElement,
    'off',
  ],
])(
  'Ctrl+Enter on %s submits the reflection once, also when it is pressed again during the submit',
  async (_, find, keys) => {
    storage.set(STORAGE_SHORTCUTS, keys);
    onTestFinished(() => storage.remove(STORAGE_SHORTCUTS));
    const submits = await openWritten();
    await closeHelp();
    (await find()).focus();
    await submitKeys();
    await expect.poll(submits).toBe(1);
    await submitKeys();
    await pause();
    expect(submits()).toBe(1);
  },
);

test('Ctrl+Enter submits the reflection when nothing has the focus, but not from an open dialog', async () => {
  const submits = await openWritten();
  await submitKeys();
  await pause();
  expect(submits()).toBe(0);
  await closeHelp();
  (document.activeElement as HTMLElement | null)?.blur();
  await submitKeys();
  await expect.poll(submits).toBe(1);
});
