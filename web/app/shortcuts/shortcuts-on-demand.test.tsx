// Tests keys that are pressed on a slow connection, before the code of the shortcuts is loaded.
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInApp } from '../../../testing/render.tsx';
import { Shortcuts } from './shortcuts.tsx';
import { shortcutsOnDemand } from './shortcuts-on-demand.tsx';

async function openSlowly() {
  let arrive: () => void = () => undefined;
  const coming = new Promise<typeof Shortcuts>((resolve) => {
    arrive = () => resolve(Shortcuts);
  });
  const OnDemand = shortcutsOnDemand(() => coming);
  const app = await renderInApp(
    <>
      <textarea aria-label="Reflection" />
      <p>Words</p>
      <OnDemand />
    </>,
    { path: '/settings' },
  );
  return { ...app, arrive };
}

/** Expect that the earlier keys did nothing, and that the next key, "1", opens home. */
async function expectOnlyNextKey(history: string[], before: string[]) {
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(history).toEqual(before);
  (document.activeElement as HTMLElement | null)?.blur();
  await userEvent.keyboard('1');
  await expect.poll(() => history).toEqual([...before, '/']);
}

const help = () => page.getByRole('dialog', { name: 'Keyboard Shortcuts' });

test('of the keys pressed while the shortcuts load, runs only the last, if loading takes less than a second', async () => {
  const { history, arrive } = await openSlowly();
  await userEvent.keyboard('32');
  arrive();
  await expect.poll(() => history).toEqual(['/settings', '/history']);
});

test('treats letters after "/" as search words, even if they are pressed before the code of the shortcuts is loaded', async () => {
  const { history, arrive } = await openSlowly();
  await userEvent.keyboard('/w');
  arrive();
  await userEvent.keyboard('w');
  await expect.poll(() => history).toEqual(['/settings', '/history']);
  await userEvent.keyboard('{Escape}');
  await expectOnlyNextKey(history, ['/settings', '/history']);
});

test('deletes a letter typed after "/" if Backspace is pressed before the code of the shortcuts is loaded', async () => {
  const { history, arrive } = await openSlowly();
  await userEvent.keyboard('/w{Backspace}');
  arrive();
  await expect.poll(() => history).toEqual(['/settings', '/history']);
  await userEvent.keyboard('{Escape}');
});

test('ignores a key pressed before the code is loaded if the user has focused a text field since', async () => {
  const { history, arrive } = await openSlowly();
  await userEvent.keyboard('2');
  (await page.getByRole('textbox').findElement()).focus();
  arrive();
  await expectOnlyNextKey(history, ['/settings']);
});

test('ignores a key pressed before the code is loaded if the user has tapped something since', async () => {
  const { history, arrive } = await openSlowly();
  await userEvent.keyboard('2');
  await page.getByText('Words').click();
  arrive();
  await expectOnlyNextKey(history, ['/settings']);
});

test('ignores a key pressed before the code is loaded if another screen has been opened since', async () => {
  const { history, navigate, arrive } = await openSlowly();
  await userEvent.keyboard('2');
  navigate('/reflect');
  arrive();
  await expectOnlyNextKey(history, ['/settings', '/reflect']);
});

test('ignores a key pressed before the code is loaded if loading takes more than a second', async () => {
  const { history, arrive } = await openSlowly();
  await userEvent.keyboard('2');
  await new Promise((resolve) => setTimeout(resolve, 1_050));
  arrive();
  await expectOnlyNextKey(history, ['/settings']);
});

test('runs the shortcut of a key that is still held down when the code is loaded', async () => {
  const { history, arrive } = await openSlowly();
  await userEvent.keyboard('{2>3}');
  arrive();
  await expect.poll(() => history).toEqual(['/settings', '/history']);
  await userEvent.keyboard('{/2}');
});

test.each([
  ['Shift and "?"', '{Shift>}?{/Shift}'],
  ['Ctrl and "/"', '{Control>}/{/Control}'],
])('opens the help if %s is pressed before the code of the shortcuts is loaded', async (_, keys) => {
  const { arrive } = await openSlowly();
  await userEvent.keyboard(keys);
  arrive();
  await expect.element(help()).toBeVisible();
  await userEvent.keyboard('{Escape}');
});
