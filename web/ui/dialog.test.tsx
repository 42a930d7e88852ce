import './tokens.css';
import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
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
  const region = document.querySelector('[aria-label="Notifications"]');
  let moves = 0;
  const observer = new MutationObserver((records) => {
    moves += records.filter(({ addedNodes }) => [...addedNodes].some((node) => node === region)).length;
  });
  observer.observe(document.body, { childList: true, subtree: true });
  onTestFinished(() => observer.disconnect());
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
  // Into the outer one, into the inner one, and home: as the outer one ends it stays where it is.
  expect(moves).toBe(3);
  await screen.rerender(<Pair isOuter isInner={false} />);
  await screen.unmount();
  expect(document.querySelector('[aria-label="Notifications"]')).toBeNull();
});

test('what is said as it closes is said after the notifications are home, where they are listened to', async () => {
  function Asked() {
    const [isOpen, setOpen] = useState(true);
    const close = () => {
      setOpen(false);
      toast({ title: 'Deleted' });
    };
    return (
      <Dialog open={isOpen} onClose={close} title="Delete this?">
        <button type="button" onClick={close}>
          Delete
        </button>
      </Dialog>
    );
  }
  const screen = await render(
    <>
      <Asked />
      <Toaster />
    </>,
  );
  const region = document.querySelector('[aria-label="Notifications"]');
  const button = screen.getByRole('dialog').getByRole('button', { name: 'Delete' });
  await expect.element(button).toBeVisible();
  const heard: string[] = [];
  const hear = (records: MutationRecord[]) => {
    for (const { target, addedNodes } of records) {
      if ([...addedNodes].some((node) => node === region)) heard.push('home');
      else if (addedNodes.length > 0 && region?.contains(target)) heard.push('words');
    }
  };
  const observer = new MutationObserver(hear);
  for (const watched of [document.body, region]) {
    if (watched) observer.observe(watched, { childList: true, subtree: true, characterData: true });
  }
  await button.click();
  await expect.element(screen.getByRole('status')).toMatchTextContent('Deleted');
  await new Promise((resolve) => setTimeout(resolve, 100));
  observer.disconnect();
  expect(heard.filter((each) => each === 'home')).toHaveLength(1);
  expect(heard[0]).toBe('home');
  expect(heard).toContain('words');
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
