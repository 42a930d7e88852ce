// Tests what happens to keys that are pressed before the code of the shortcuts is loaded, on a slow connection.
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

/** Expect that the earlier key did nothing and that the shortcuts are loaded: the next key, "1", opens home. */
async function expectOnlyNextKey(history: string[], before: string[]) {
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(history).toEqual(before);
  (document.activeElement as HTMLElement | null)?.blur();
  await userEvent.keyboard('1');
  await expect.poll(() => history).toEqual([...before, '/']);
}

const help = () => page.getByRole('dialog', { name: 'Keyboard Shortcuts' });

test('when the code of the shortcuts is loaded within a second, acts on the last key that was pressed', async () => {
  const { history, arrive } = await openSlowly();
  await userEvent.keyboard('32');
  arrive();
  await expect.poll(() => history).toEqual(['/settings', '/history']);
});

test('treats letters after "/" as search words, not as shortcuts, when they are pressed before the code is loaded', async () => {
  const { history, arrive } = await openSlowly();
  await userEvent.keyboard('/w');
  arrive();
  await userEvent.keyboard('w');
  await expect.poll(() => history).toEqual(['/settings', '/history']);
  await userEvent.keyboard('{Escape}');
  await expectOnlyNextKey(history, ['/settings', '/history']);
});

test('deletes a letter typed after "/" when Backspace is pressed before the code is loaded', async () => {
  const { history, arrive } = await openSlowly();
  await userEvent.keyboard('/w{Backspace}');
  arrive();
  await expect.poll(() => history).toEqual(['/settings', '/history']);
  await userEvent.keyboard('{Escape}');
});

test('ignores a key pressed before the code is loaded if the user has moved to a text field since', async () => {
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

test('opens a screen for a key that is still held down when the code is loaded', async () => {
  const { history, arrive } = await openSlowly();
  await userEvent.keyboard('{2>3}');
  arrive();
  await expect.poll(() => history).toEqual(['/settings', '/history']);
  await userEvent.keyboard('{/2}');
});

test.each([
  ['Shift and "?"', '{Shift>}?{/Shift}'],
  ['Ctrl and "/"', '{Control>}/{/Control}'],
])(
  'opens the help when %s is pressed before the code is loaded, although the first key is a modifier',
  async (_, keys) => {
    const { arrive } = await openSlowly();
    await userEvent.keyboard(keys);
    arrive();
    await expect.element(help()).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
);
