import './tokens.css';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Dialog } from './dialog.tsx';
import { toast } from './toast.ts';
import { Toaster } from './toaster.tsx';

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

test('a notification is above it and can be dismissed, however it ends', async () => {
  const Pair = ({ isOuter, isInner }: { isOuter: boolean; isInner: boolean }) => (
    <>
      {isOuter && <p>Read on.</p>}
      <Toaster />
      <Dialog open={isOuter} onClose={() => undefined} title="Outer">
        <button type="button">Inside</button>
      </Dialog>
      <Dialog open={isInner} onClose={() => undefined} title="Inner">
        <button type="button">Within</button>
      </Dialog>
    </>
  );
  const screen = await render(<Pair isOuter={false} isInner={false} />);
  const words = screen.getByText('It failed');
  for (const [isOuter, isInner] of [
    [true, false],
    [true, true],
    [false, true],
    [false, false],
  ] as const) {
    await screen.rerender(<Pair isOuter={isOuter} isInner={isInner} />);
    toast({ title: 'It failed', variant: 'destructive' });
    // Neither what is inert nor what lies beneath can be clicked.
    await expect.element(words).toBeVisible();
    expect(screen.getByRole('alert').element().closest('dialog')?.querySelector('h2')?.textContent).toBe(
      isInner ? 'Inner' : isOuter ? 'Outer' : undefined,
    );
    await screen.getByRole('button', { name: 'Dismiss' }).click();
    await expect.element(words).not.toBeInTheDocument();
  }
  await screen.rerender(<Pair isOuter isInner={false} />);
  await screen.unmount();
  expect(document.querySelector('[aria-label="Notifications"]')).toBeNull();
});

test('a notification that is there stays through the opening and the end', async () => {
  const screen = await render(
    <>
      <Toaster />
      <Opener />
    </>,
  );
  toast({ title: 'Saved' });
  await expect.element(screen.getByRole('status')).toBeVisible();
  await screen.getByRole('button', { name: 'Open' }).click();
  await expect.element(screen.getByRole('dialog').getByText('Saved')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('status')).toMatchTextContent('Saved');
});
