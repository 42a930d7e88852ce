import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { forceColors } from '../../../testing/emulated-media.ts';
import '../styles/base.css';
import '../styles/tokens.css';
import { Dialog } from './dialog.tsx';
import styles from './dialog-actions.module.css';

/** Open a dialog with actions below a text of this height. */
async function openWith(heightPx: number) {
  const { innerWidth, innerHeight } = window;
  onTestFinished(() => page.viewport(innerWidth, innerHeight));
  await page.viewport(320, 568);
  await render(
    <Dialog open onClose={() => undefined} title="A question">
      <p style={{ height: heightPx }}>Word by word.</p>
      <div className={styles['actions']} data-testid="actions">
        <button type="button">Keep it</button>
      </div>
    </Dialog>,
  );
  const actions = page.getByTestId('actions').element();
  const text = page.getByText('Word by word.').element();
  return {
    dialog: page.getByRole('dialog').element(),
    sign: () => getComputedStyle(actions, '::before'),
    /** Return how far the text reaches below the upper edge of the sign. */
    coveredPx: () => {
      const { top } = actions.getBoundingClientRect();
      const height = parseFloat(getComputedStyle(actions, '::before').height);
      return text.getBoundingClientRect().bottom - (top - height);
    },
  };
}

test('a text that goes on below the actions of a dialog fades above them, until it is scrolled to its end', async () => {
  const { dialog, sign, coveredPx } = await openWith(900);
  expect(sign().backgroundImage).toContain('linear-gradient');
  expect(parseFloat(sign().height)).toBeGreaterThan(15);
  expect(coveredPx()).toBeGreaterThan(100);
  dialog.scrollTop = dialog.scrollHeight;
  expect(coveredPx()).toBeLessThan(1);
});

test('the fade above the actions of a dialog covers nothing of a text that fits', async () => {
  const { dialog, coveredPx } = await openWith(90);
  await expect.poll(() => dialog.scrollHeight - dialog.clientHeight).toBe(0);
  expect(coveredPx()).toBeLessThan(1);
});

test('with forced colours, a dashed line is above the actions of a dialog only while the text goes on', async () => {
  await forceColors();
  const { dialog, sign } = await openWith(900);
  await expect.poll(() => sign().visibility).toBe('visible');
  expect(sign().borderBottomStyle).toBe('dashed');
  dialog.scrollTop = dialog.scrollHeight;
  await expect.poll(() => sign().visibility).toBe('hidden');
});

test('with forced colours, no line is above the actions of a dialog with a text that fits', async () => {
  await forceColors();
  const { sign } = await openWith(90);
  expect(sign().borderBottomStyle).toBe('dashed');
  await expect.poll(() => sign().visibility).toBe('hidden');
});
