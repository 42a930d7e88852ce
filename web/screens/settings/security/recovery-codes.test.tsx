import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInApp } from '../../../../testing/render.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

const codes = Array.from({ length: 10 }, (_, index) => `k3vm-9xqa-t7r${index}`);
const warning = () => page.getByRole('alert').getByText('Keep the codes first: they are shown only now.');

async function openInLowWindow() {
  const { innerWidth, innerHeight } = window;
  onTestFinished(() => page.viewport(innerWidth, innerHeight));
  await page.viewport(360, 225);
  await renderInApp(<RecoveryCodes codes={codes} onConfirm={() => undefined} />);
  await expect.element(page.getByRole('heading', { name: 'Keep these codes' })).toHaveFocus();
}

test('says why Escape does not close the recovery codes while the heading has the focus', async () => {
  await openInLowWindow();
  await userEvent.keyboard('{Escape}');
  await expect.element(warning()).toBeInTheDocument();
});

test('keeps the focused button in view when the warning appears above it, at 400% zoom', async () => {
  await openInLowWindow();
  const button = page.getByRole('button', { name: 'I Have Kept Them' });
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(warning()).toBeInViewport({ ratio: 1 });
  await expect.element(button).toBeInViewport({ ratio: 1 });
  const [dialog, { bottom }] = [page.getByRole('dialog').element(), button.element().getBoundingClientRect()];
  expect(dialog.getBoundingClientRect().bottom - bottom).toBeGreaterThanOrEqual(8);
});
