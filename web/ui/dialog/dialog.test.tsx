import '../styles/tokens.css';
import { useState } from 'react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { currentToasts, dismissToast, toast } from '../toast/toast.ts';
import { Toaster } from '../toast/toaster.tsx';
import { Dialog } from './dialog.tsx';
import { Sheet } from './sheet.tsx';

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

test('a dialog takes the focus when it opens, closes on Escape and returns the focus', async () => {
  const screen = await render(<Opener />);
  await screen.getByRole('button', { name: 'Open' }).click();
  await expect.element(screen.getByRole('dialog', { name: 'A question' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Inside' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});

test('a dialog shows the control that opened it again after content above has moved it out of the window', async () => {
  const screen = await render(
    <>
      <div data-testid="above" />
      <Opener />
      <div style={{ height: 1_000 }} />
    </>,
  );
  const opener = screen.getByRole('button', { name: 'Open' });
  await opener.click();
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  screen.getByTestId('above').element().setAttribute('style', `height: ${window.innerHeight}px`);
  await userEvent.keyboard('{Escape}');
  await expect.element(opener).toHaveFocus();
  await expect.element(opener).toBeInViewport({ ratio: 1 });
});

test('each step back in the history closes only the topmost of the open dialogs', async () => {
  const Nested = () => {
    const [open, setOpen] = useState<readonly string[]>(['Outer']);
    const close = (title: string) => setOpen((now) => now.filter((each) => each !== title));
    return ['Outer', 'Inner'].map((title) => (
      <Dialog key={title} open={open.includes(title)} onClose={() => close(title)} title={title}>
        <button type="button" onClick={() => setOpen(['Outer', 'Inner'])}>
          More
        </button>
      </Dialog>
    ));
  };
  const screen = await render(<Nested />);
  await screen.getByRole('button', { name: 'More' }).click();
  await expect.element(screen.getByRole('dialog', { name: 'Inner' })).toBeVisible();
  history.back();
  await expect.element(screen.getByRole('dialog', { name: 'Inner' })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('dialog', { name: 'Outer' })).toBeVisible();
  history.back();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

test('a dialog focuses the control marked with data-begin, even when other controls come before it', async () => {
  const screen = await render(
    <Dialog open onClose={() => undefined} title="The days">
      <button type="button">Monday</button>
      <button type="button" data-begin>
        Close
      </button>
    </Dialog>,
  );
  await expect.element(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
});

test('calls onClose and lets the page scroll again when the browser closes the dialog', async () => {
  const screen = await render(<Opener />);
  await screen.getByRole('button', { name: 'Open' }).click();
  const dialog = await screen.getByRole('dialog').findElement();
  if (dialog instanceof HTMLDialogElement) dialog.close();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await vi.waitFor(() => expect(document.documentElement.hasAttribute('data-dialog')).toBe(false));
  await screen.getByRole('button', { name: 'Open' }).click();
  await expect.element(screen.getByRole('dialog', { name: 'A question' })).toBeVisible();
});

test('a dialog focuses its heading when its first control is below the visible part', async () => {
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

test('with large text, a dialog uses the height of a low window and shows what follows its text', async () => {
  const { innerWidth, innerHeight } = window;
  onTestFinished(async () => {
    document.documentElement.removeAttribute('style');
    await page.viewport(innerWidth, innerHeight);
  });
  document.documentElement.style.fontSize = '200%';
  await page.viewport(720, 450);
  const screen = await render(
    <Dialog open onClose={() => undefined} title="A long answer">
      <p style={{ height: 190, margin: '0 0 48px' }}>Word by word.</p>
      <button type="button" style={{ height: 120 }}>
        Continue
      </button>
    </Dialog>,
  );
  const dialog = screen.getByRole('dialog').element().getBoundingClientRect();
  expect(dialog.height).toBeGreaterThan(415);
  const button = screen.getByRole('button', { name: 'Continue' }).element();
  expect(button.getBoundingClientRect().top).toBeLessThan(dialog.bottom - 20);
});

test('a dialog closes on a tap outside, but not when a text selection begins inside and ends outside', async () => {
  const screen = await render(<Opener />);
  await screen.getByRole('button', { name: 'Open' }).click();
  const dialog = await screen.getByRole('dialog').findElement();
  const press = (element: Element) => element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  const release = () => dialog.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  press(screen.getByRole('heading', { name: 'A question' }).element());
  release();
  await new Promise((resolve) => setTimeout(resolve, 200));
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  press(dialog);
  release();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

test('a notification is above the topmost dialog and can be dismissed, whichever dialog closes first', async () => {
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
    // The click below fails if the toast is inert or covered.
    await expect.element(words).toBeVisible();
    expect(screen.getByRole('alert').element().closest('dialog')?.querySelector('h2')?.textContent).toBe(
      isInner ? 'Inner' : isOuter ? 'Outer' : undefined,
    );
    await screen.getByRole('button', { name: 'Dismiss' }).click();
    await expect.element(words).not.toBeInTheDocument();
  }
  // The live region has moved into the outer dialog, into the inner dialog, and back to the page.
  expect(moves).toBe(3);
  await screen.rerender(<Pair isOuter isInner={false} />);
  await screen.unmount();
  expect(document.querySelector('[aria-label="Notifications"]')).toBeNull();
});

test('when a dialog closes, the live region returns to the page before a new toast adds its text to the region', async () => {
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
  const announced: string[] = [];
  const hear = (records: MutationRecord[]) => {
    for (const { target, addedNodes } of records) {
      if ([...addedNodes].some((node) => node === region)) announced.push('home');
      else if (addedNodes.length > 0 && region?.contains(target)) announced.push('words');
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
  expect(announced.filter((each) => each === 'home')).toHaveLength(1);
  expect(announced[0]).toBe('home');
  expect(announced).toContain('words');
});

test('a notification stays open when a dialog opens or closes', async () => {
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

test.each(['PageDown', 'ArrowDown', 'End', ' '])(
  'a sheet scrolls its content when it opens and "%s" is pressed',
  async (key) => {
    const screen = await render(
      <Sheet open onClose={() => undefined} title="A long list">
        <div style={{ height: 3_000 }}>Words</div>
      </Sheet>,
    );
    const content = screen.getByText('Words').element().parentElement;
    await userEvent.keyboard(key === ' ' ? ' ' : `{${key}}`);
    await vi.waitFor(() => expect(content?.scrollTop).toBeGreaterThan(0));
    await expect.element(screen.getByRole('dialog')).toBeVisible();
  },
);

describe('a notification on the smallest phone', () => {
  const long = { title: 'It failed', description: 'Unable to do it. Please try again. Your words are kept above.' };
  const content = (
    <div style={{ height: 900 }}>
      <button type="button">Continue</button>
    </div>
  );
  const close = () => undefined;

  beforeEach(async () => {
    const { innerWidth, innerHeight } = window;
    await page.viewport(320, 568);
    onTestFinished(() => page.viewport(innerWidth, innerHeight));
  });

  test('the round corners of a sheet on a wide screen do not cut the focus ring of its content', async () => {
    await page.viewport(1440, 900);
    const screen = await render(
      <Sheet open onClose={close} title="A question">
        {content}
      </Sheet>,
    );
    const group = screen.getByRole('group', { name: 'A question' });
    await expect.element(group).toHaveFocus();
    const { outlineOffset, borderBottomLeftRadius, borderBottomRightRadius } = getComputedStyle(group.element());
    expect(outlineOffset).toBe('-2px');
    const sheet = getComputedStyle(screen.getByRole('dialog').element());
    const inner = `${parseFloat(sheet.borderBottomLeftRadius) - parseFloat(sheet.borderBottomWidth)}px`;
    expect(parseFloat(inner)).toBeGreaterThan(0);
    expect([borderBottomLeftRadius, borderBottomRightRadius]).toEqual([inner, inner]);
  });

  test.each<[string, number, typeof Dialog | typeof Sheet]>([
    ['a dialog', 300, Dialog],
    ['a sheet', 80, Sheet],
  ])('a notification does not overlap %s, whichever of the two opened first', async (_which, leastPx, Modal) => {
    const view = (isOpen: boolean) => (
      <>
        <Toaster />
        <Modal open={isOpen} onClose={close} title="A question">
          {content}
        </Modal>
      </>
    );
    const screen = await render(view(false));
    const dialog = () => screen.getByRole('dialog').element();
    const bottomOf = () => screen.getByText('It failed').element().closest('article')?.getBoundingClientRect().bottom;
    const expectClear = () =>
      vi.waitFor(() => {
        const { top, bottom } = dialog().getBoundingClientRect();
        expect(bottomOf()).toBeLessThan(top);
        expect(bottom).toBeLessThanOrEqual(568);
        expect(bottom - top).toBeGreaterThan(leastPx);
      });

    toast(long);
    await expect.element(screen.getByText('It failed')).toBeVisible();
    await screen.rerender(view(true));
    await expectClear();

    await screen.rerender(view(false));
    dismissToast(currentToasts()[0]?.id);
    await screen.rerender(view(true));
    await expect.element(screen.getByRole('dialog')).toBeVisible();
    toast(long);
    await expectClear();
  });

  test('when a notification is gone, a dialog that it cut in a low window uses the height of the window', async () => {
    await page.viewport(720, 450);
    const screen = await render(
      <>
        <Toaster />
        <Dialog open onClose={close} title="A question">
          <div style={{ height: 260 }} />
        </Dialog>
      </>,
    );
    const dialog = screen.getByRole('dialog').element();
    const isCut = () => dialog.scrollHeight > dialog.clientHeight;
    await expect.poll(isCut).toBe(false);
    const id = toast(long);
    await expect.poll(isCut).toBe(true);
    dismissToast(id);
    await expect.poll(isCut).toBe(false);
  });

  test.each([
    ['on a small phone', 360, 420, 220],
    ['in a low window', 720, 450, 320],
    ['in a low window, where it scrolled a little before,', 720, 450, 400],
  ])(
    'when a notification is gone, a sheet that it cut %s uses the height of the window',
    async (_where, width, height, contentPx) => {
      await page.viewport(width, height);
      const screen = await render(
        <>
          <Toaster />
          <Sheet open onClose={close} title="A question">
            <div style={{ height: contentPx }} />
          </Sheet>
        </>,
      );
      const sheet = screen.getByRole('dialog').element();
      const hiddenPx = () => sheet.scrollHeight - sheet.clientHeight;
      const before = hiddenPx();
      const id = toast(long);
      await expect.poll(hiddenPx).toBeGreaterThan(before);
      dismissToast(id);
      await expect.poll(hiddenPx).toBe(before);
    },
  );

  test('when a notification is gone, a sheet that would scroll without it, too, keeps its place and its scroll position', async () => {
    await page.viewport(720, 450);
    const screen = await render(
      <>
        <Toaster />
        <Sheet open onClose={close} title="A question">
          {content}
        </Sheet>
      </>,
    );
    const sheet = screen.getByRole('dialog').element();
    const placeOf = () => sheet.getBoundingClientRect().top;
    const start = placeOf();
    const id = toast(long);
    await expect.poll(placeOf).toBeGreaterThan(start);
    const below = placeOf();
    sheet.scrollTop = sheet.scrollHeight;
    const { scrollTop } = sheet;
    dismissToast(id);
    await expect.element(screen.getByText('It failed')).not.toBeInTheDocument();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect([placeOf(), sheet.scrollTop]).toEqual([below, scrollTop]);
  });

  test.each([
    ['stays down', '100%', true],
    ['moves back up with large text', '200%', false],
  ])(
    'a notification moves a dialog down, and the dialog %s when the notification is gone',
    async (_what, textSize, stays) => {
      document.documentElement.style.fontSize = textSize;
      onTestFinished(() => document.documentElement.removeAttribute('style'));
      const screen = await render(
        <>
          <Toaster />
          <Dialog open onClose={close} title="A question">
            {content}
          </Dialog>
        </>,
      );
      const top = () => {
        const dialog = screen.getByRole('dialog').element();
        return dialog instanceof HTMLElement ? dialog.offsetTop : 0;
      };
      const start = top();
      const id = toast(long);
      await vi.waitFor(() => expect(top()).toBeGreaterThan(60));
      const below = top();
      dismissToast(id);
      await expect.element(screen.getByText('It failed')).not.toBeInTheDocument();
      await new Promise((resolve) => setTimeout(resolve, 100));
      expect(top()).toBe(stays ? below : start);
    },
  );
});
