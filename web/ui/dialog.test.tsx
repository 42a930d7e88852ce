import './tokens.css';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Dialog } from './dialog.tsx';

function Opener() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="A question">
        <button type="button">Inside</button>
      </Dialog>
    </>
  );
}

test('takes the focus, closes with Escape and gives the focus back', async () => {
  const screen = await render(<Opener />);
  await screen.getByRole('button', { name: 'Open' }).click();
  await expect.element(screen.getByRole('dialog', { name: 'A question' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Inside' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});

test('closed by the browser itself, without being asked: the owner hears of it and the page scrolls again', async () => {
  const screen = await render(<Opener />);
  await screen.getByRole('button', { name: 'Open' }).click();
  const dialog = screen.getByRole('dialog').element();
  if (dialog instanceof HTMLDialogElement) dialog.close();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await vi.waitFor(() => expect(document.documentElement.hasAttribute('data-dialog')).toBe(false));
  await screen.getByRole('button', { name: 'Open' }).click();
  await expect.element(screen.getByRole('dialog', { name: 'A question' })).toBeVisible();
});

test('longer than the screen: begins at its heading, whose words would be out of sight otherwise', async () => {
  const screen = await render(
    <Dialog open onClose={() => undefined} title="A long answer">
      <p style={{ height: '300vh' }}>Word by word.</p>
      <button type="button">Continue</button>
    </Dialog>,
  );
  await expect.element(screen.getByRole('heading', { name: 'A long answer' })).toHaveFocus();
  expect(screen.getByRole('dialog').element().scrollTop).toBe(0);
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: 'Continue' })).toHaveFocus();
});

test('closes by a tap beside it, and not by a text selection that ends there', async () => {
  const screen = await render(<Opener />);
  await screen.getByRole('button', { name: 'Open' }).click();
  const dialog = screen.getByRole('dialog').element();
  const press = (element: Element) => element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  const letGo = () => dialog.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  press(screen.getByRole('heading', { name: 'A question' }).element());
  letGo();
  await new Promise((resolve) => setTimeout(resolve, 200));
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  press(dialog);
  letGo();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});
