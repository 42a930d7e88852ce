import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderInApp } from '../../../testing/render.tsx';
import { Dialog } from './dialog.tsx';
import { useDialogOnTap } from './use-dialog-on-tap.ts';

type Props = { open: boolean; onClose: () => void };

const Why = ({ open, onClose }: Props) => (
  <Dialog open={open} onClose={onClose} title="Why">
    <button type="button" onClick={onClose}>
      Close
    </button>
  </Dialog>
);

function Opener({ load }: { load: () => Promise<typeof Why> }) {
  const why = useDialogOnTap(load);
  return (
    <>
      <button type="button" onClick={why.show}>
        Why?
      </button>
      <p>Words</p>
      {why.Dialog && <why.Dialog open={why.isOpen} onClose={why.close} />}
    </>
  );
}

async function tapSlowly() {
  let arrive: () => void = () => undefined;
  let fail: () => void = () => undefined;
  const coming = new Promise<typeof Why>((resolve, reject) => {
    arrive = () => resolve(Why);
    fail = () => reject(new TypeError('Failed to fetch'));
  });
  await renderInApp(<Opener load={() => coming} />);
  await page.getByRole('button', { name: 'Why?' }).click();
  return { arrive, fail };
}

const why = () => page.getByRole('dialog', { name: 'Why' });
const pause = () => new Promise((resolve) => setTimeout(resolve, 100));

test('opens the dialog when its code has loaded', async () => {
  const { arrive } = await tapSlowly();
  arrive();
  await expect.element(why()).toBeVisible();
});

test('does not open the dialog if the user tapped elsewhere while its code loaded, but opens it at the next tap', async () => {
  const { arrive } = await tapSlowly();
  await page.getByText('Words').click();
  arrive();
  await pause();
  expect(why().elements()).toHaveLength(0);
  await page.getByRole('button', { name: 'Why?' }).click();
  await expect.element(why()).toBeVisible();
});

test('does not open the dialog above another dialog that opened first', async () => {
  const { arrive } = await tapSlowly();
  document.documentElement.toggleAttribute('data-dialog', true);
  arrive();
  await pause();
  document.documentElement.toggleAttribute('data-dialog', false);
  expect(why().elements()).toHaveLength(0);
});

test('shows that the dialog is not available when its code cannot be loaded', async () => {
  const { fail } = await tapSlowly();
  fail();
  await expect.element(page.getByText('Not available just now')).toBeVisible();
});
