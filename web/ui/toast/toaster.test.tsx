import { useState } from 'react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Route, Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { TOAST_ERROR_MS, TOAST_SUBMIT_MS, TOAST_UPDATE_MS } from '../../../core/domain/limits.ts';
import { showTooltips } from '../button/tooltips.ts';
import { Dialog } from '../dialog/dialog.tsx';
import { Page } from '../page/page.tsx';
import '../styles/tokens.css';
import { currentToasts, dismissToast, type ToastRequest, toast } from './toast.ts';
import { Toaster } from './toaster.tsx';

const isOpen = () => currentToasts()[0]?.open;

const realTimeout = window.setTimeout;

/**
 * Run an action, then wait in real time until the number of fake timers changes: React has then started or paused the
 * timer of the toast.
 */
async function drawn(act: () => void): Promise<void> {
  const before = vi.getTimerCount();
  act();
  for (let tries = 0; vi.getTimerCount() === before && tries < 300; tries += 1) {
    await new Promise((resolve) => realTimeout(resolve, 10));
  }
}

/** Show a toast and wait until React has rendered it. Needs fake timers. */
async function shown(request: ToastRequest): Promise<void> {
  await import('./toast-card.tsx');
  await drawn(() => toast(request));
}

/** Show the toaster and a dialog, with the focus on its button "Before". */
async function openInDialog() {
  const Question = () => {
    const [isOpen, setOpen] = useState(true);
    return (
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="A question">
        <button type="button">Before</button>
      </Dialog>
    );
  };
  const screen = await render(
    <>
      <Toaster />
      <Question />
    </>,
  );
  await expect.element(screen.getByRole('button', { name: 'Before' })).toHaveFocus();
  return screen;
}

const focus = (element: Element) => element instanceof HTMLElement && element.focus();

describe('the list of toasts', () => {
  test('the list of toasts contains one toast at a time [4.10, 9.13]', () => {
    toast({ title: 'First' });
    toast({ title: 'Second' });
    expect(currentToasts().map(({ title }) => title)).toEqual(['Second']);
  });

  test('the list of toasts loses a dismissed toast after 1,000,000 ms [4.11, 9.13]', () => {
    vi.useFakeTimers();
    const id = toast({ title: 'Gone' });
    dismissToast(id);
    expect(currentToasts()).toMatchObject([{ title: 'Gone', open: false }]);
    vi.advanceTimersByTime(999_999);
    expect(currentToasts()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(currentToasts()).toHaveLength(0);
  });
});

describe('a toast', () => {
  // Move the pointer away: at the start it is in the corner where toasts appear, and would pause their timers.
  beforeEach(() => userEvent.hover(document.documentElement, { position: { x: 180, y: 700 }, force: true }));

  test('a toast stays for its duration, by default 5000 ms [9.11, 9.14]', async () => {
    vi.useFakeTimers();
    await render(<Toaster />);
    for (const [request, lastsMs] of [
      [{ title: 'Usual' }, 5000],
      [{ title: 'Handed in', durationMs: TOAST_SUBMIT_MS }, 4000],
      [{ title: 'Updated', durationMs: TOAST_UPDATE_MS }, 3000],
      [{ title: 'Failed', durationMs: TOAST_ERROR_MS }, 5000],
    ] as const) {
      await shown(request);
      await vi.advanceTimersByTimeAsync(lastsMs - 1);
      expect(isOpen()).toBe(true);
      await vi.advanceTimersByTimeAsync(1);
      expect(isOpen()).toBe(false);
    }
  });

  test.each([
    ['the pointer', 'pointerover', 'pointerout'],
    ['the focus', 'focusin', 'focusout'],
  ])('a toast pauses its timer while %s is on it, then stays for the remaining time', async (_, begin, end) => {
    vi.useFakeTimers();
    const screen = await render(<Toaster />);
    await shown({ title: 'Held' });
    await vi.advanceTimersByTimeAsync(4000);
    const words = screen.getByText('Held').element();
    const send = (type: string) => drawn(() => words.dispatchEvent(new PointerEvent(type, { bubbles: true })));
    await send(begin);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(isOpen()).toBe(true);
    await send(end);
    await vi.advanceTimersByTimeAsync(999);
    expect(isOpen()).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(isOpen()).toBe(false);
  });

  test('a toast pauses its timer while the page is hidden', async () => {
    vi.useFakeTimers();
    const hidden = vi.spyOn(document, 'hidden', 'get');
    await render(<Toaster />);
    await shown({ title: 'Held' });
    for (const isHidden of [true, false]) {
      hidden.mockReturnValue(isHidden);
      await drawn(() => document.dispatchEvent(new Event('visibilitychange')));
      await vi.advanceTimersByTimeAsync(4999);
      expect(isOpen()).toBe(true);
    }
    await vi.advanceTimersByTimeAsync(1);
    expect(isOpen()).toBe(false);
  });

  test('a toast is announced by a live region that exists before its text', async () => {
    const { container } = await render(<Toaster />);
    const [polite, urgent] = container.querySelectorAll('[aria-live]');
    expect([polite?.getAttribute('aria-live'), urgent?.getAttribute('aria-live')]).toEqual(['polite', 'assertive']);
    expect(container.textContent).toBe('');
    toast({ title: 'Calm' });
    await vi.waitFor(() => expect(polite?.textContent).toContain('Calm'));
    toast({ title: 'Urgent', variant: 'destructive' });
    await vi.waitFor(() => expect(urgent?.textContent).toContain('Urgent'));
    expect(polite?.textContent).toBe('');
  });

  test.each([
    ['Dismiss', 'the control before the toast'],
    ['Undo', 'the page’s heading, because a second Enter must not press the control before the toast'],
  ])('after Enter on %s, the focus is on %s', async (name) => {
    const screen = await render(
      <>
        <h1 tabIndex={-1}>History</h1>
        <button type="button">Before</button>
        <Toaster />
      </>,
    );
    toast({ title: 'One', action: { label: 'Undo', onSelect: () => undefined } });
    await expect.element(screen.getByRole('status')).toBeVisible();
    const before = screen.getByRole('button', { name: 'Before' });
    focus(before.element());
    focus(screen.getByRole('button', { name }).element());
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('status')).not.toBeInTheDocument();
    const heading = screen.getByRole('heading', { name: 'History' });
    await expect.element(name === 'Undo' ? heading : before).toHaveFocus();
  });

  test('Escape dismisses the focused toast, and the dialog that contains it stays open', async () => {
    const screen = await openInDialog();
    toast({ title: 'One' });
    await expect.element(screen.getByRole('status')).toBeVisible();
    focus(screen.getByRole('button', { name: 'Dismiss' }).element());
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('status')).not.toBeInTheDocument();
    await expect.element(screen.getByRole('dialog')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Before' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  });

  test('Escape in a toast with an action gives the focus back, and keeps the toast and the dialog that contains it', async () => {
    const onSelect = vi.fn();
    const screen = await openInDialog();
    toast({ title: 'Deleted', action: { label: 'Undo', onSelect } });
    await expect.element(screen.getByRole('status')).toBeVisible();
    focus(screen.getByRole('button', { name: 'Undo' }).element());
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('button', { name: 'Before' })).toHaveFocus();
    expect(isOpen()).toBe(true);
    await expect.element(screen.getByRole('dialog')).toBeVisible();
    expect(onSelect).not.toHaveBeenCalled();
  });

  test('Escape dismisses a toast without an action, wherever the focus is', async () => {
    const screen = await render(
      <>
        <button type="button">Before</button>
        <Toaster />
      </>,
    );
    const before = screen.getByRole('button', { name: 'Before' });
    focus(before.element());
    toast({ title: 'Failed', variant: 'destructive' });
    await expect.element(screen.getByRole('button', { name: 'Dismiss' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    await expect.element(before).toHaveFocus();
  });

  test('Tab goes on from the control from which a toast took the focus, and Shift+Tab returns to it', async () => {
    const screen = await render(
      <>
        <button type="button">Before</button>
        <button type="button">After</button>
        <Toaster />
      </>,
    );
    const [before, after] = [
      screen.getByRole('button', { name: 'Before' }),
      screen.getByRole('button', { name: 'After' }),
    ];
    const undo = screen.getByRole('button', { name: 'Undo' });
    for (const [keys, target] of [
      ['{Shift>}{Tab}{/Shift}', before],
      ['{Tab}{Tab}', after],
    ] as const) {
      focus(before.element());
      toast({ title: 'Renamed', action: { label: 'Undo', onSelect: () => undefined }, takesFocus: true });
      await expect.element(undo).toHaveFocus();
      await userEvent.keyboard(keys);
      await expect.element(target).toHaveFocus();
    }
    // Tab that enters the toast leaves it by the order of the page.
    await userEvent.keyboard('{Tab}');
    await expect.element(undo).toHaveFocus();
    await userEvent.keyboard('{Tab}{Tab}');
    expect([undo.element(), after.element()]).not.toContain(document.activeElement);
  });

  test.each(['hidden', 'disabled'])(
    'Shift+Tab leaves a toast that took the focus from a control that is %s by now',
    async (attribute) => {
      const screen = await render(
        <>
          <button type="button">First</button>
          <button type="button">Before</button>
          <Toaster />
        </>,
      );
      const before = screen.getByRole('button', { name: 'Before' }).element();
      focus(before);
      toast({ title: 'Renamed', action: { label: 'Undo', onSelect: () => undefined }, takesFocus: true });
      await expect.element(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
      before.setAttribute(attribute, '');
      await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
      await expect.element(screen.getByRole('button', { name: 'First' })).toHaveFocus();
    },
  );

  test('Escape outside a toast with an action keeps the toast', async () => {
    const screen = await render(<Toaster />);
    toast({ title: 'Deleted', action: { label: 'Undo', onSelect: () => undefined } });
    await expect.element(screen.getByRole('status')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('status')).toBeVisible();
    expect(isOpen()).toBe(true);
  });

  test('Escape that closes a dialog keeps the toast, and the next Escape dismisses it', async () => {
    const screen = await openInDialog();
    toast({ title: 'One' });
    await expect.element(screen.getByRole('button', { name: 'Dismiss' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    expect(isOpen()).toBe(true);
    await userEvent.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
  });

  test('Escape that hides a tooltip keeps the toast, and the next Escape dismisses it', async () => {
    onTestFinished(showTooltips());
    const screen = await render(
      <>
        <button type="button" aria-label="Back" style={{ position: 'fixed', top: 400, left: 20, padding: 10 }} />
        <Toaster />
      </>,
    );
    toast({ title: 'Name changed', durationMs: 60_000 });
    await expect.element(screen.getByRole('button', { name: 'Dismiss' })).toBeVisible();
    await screen.getByRole('button', { name: 'Back' }).hover();
    const tip = screen.getByText('Back', { exact: true });
    await expect.element(tip).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(tip).not.toBeInTheDocument();
    expect(isOpen()).toBe(true);
    await userEvent.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
  });

  test.each<[string, number, Partial<ToastRequest>, boolean]>([
    ['dismisses a toast that covers the focused control', 75, {}, false],
    ['keeps a toast above the focused control', 400, {}, true],
    ['keeps a toast with an action', 75, { action: { label: 'Undo', onSelect: () => undefined } }, true],
    ['keeps a toast about a failure', 75, { variant: 'destructive' }, true],
  ])('Tab %s', async (_, top, request, stays) => {
    const screen = await render(
      <>
        <button type="button">Before</button>
        <button type="button" style={{ position: 'fixed', top, right: 150 }}>
          Below
        </button>
        <Toaster />
      </>,
    );
    toast({ title: 'Name changed', ...request });
    await expect.element(screen.getByRole('button', { name: 'Dismiss' })).toBeVisible();
    const below = screen.getByRole('button', { name: 'Below' });
    focus(screen.getByRole('button', { name: 'Before' }).element());
    await userEvent.keyboard('{Tab}');
    await expect.element(below).toHaveFocus();
    expect(isOpen()).toBe(stays);
  });

  test.each(['ctrlKey', 'altKey', 'metaKey'])(
    'a key with %s belongs to the browser and keeps the toast',
    async (modifier) => {
      const screen = await render(
        <>
          <button type="button" style={{ position: 'fixed', top: 75, right: 150 }}>
            Below
          </button>
          <Toaster />
        </>,
      );
      toast({ title: 'Name changed' });
      await expect.element(screen.getByRole('button', { name: 'Dismiss' })).toBeVisible();
      const below = screen.getByRole('button', { name: 'Below' }).element();
      focus(below);
      const send = (type: string, key: string, isHeld: boolean) =>
        below.dispatchEvent(new KeyboardEvent(type, { key, bubbles: true, [modifier]: isHeld }));
      // Ctrl+Tab to this tab of the browser fires only the keyup of Tab, perhaps after the keyup of Ctrl.
      send('keyup', 'Tab', true);
      send('keyup', 'Tab', false);
      // Tab that leaves the page fires only the keydown of Tab.
      send('keydown', 'Tab', false);
      window.dispatchEvent(new Event('blur'));
      send('keyup', 'Tab', false);
      send('keydown', 'Tab', true);
      send('keyup', 'Tab', false);
      send('keydown', 'Escape', true);
      expect(isOpen()).toBe(true);
      send('keydown', 'Tab', false);
      send('keyup', 'Tab', false);
      expect(isOpen()).toBe(false);
    },
  );

  test.each([
    ['Escape', '{Escape}', true],
    ['its action', '{Enter}', false],
  ])(
    'a change of page takes the focus from a toast to the new heading, which gets it back after %s',
    async (_, key, isKept) => {
      const { hook, navigate } = memoryLocation({ path: '/first' });
      const screen = await render(
        <Router hook={hook}>
          <Route path="/first">
            <Page>
              <h1>First</h1>
              <button type="button">Before</button>
            </Page>
          </Route>
          <Route path="/second">
            <Page>
              <h1>Second</h1>
            </Page>
          </Route>
          <Toaster />
        </Router>,
      );
      focus(screen.getByRole('button', { name: 'Before' }).element());
      toast({ title: 'Deleted', action: { label: 'Undo', onSelect: () => undefined }, takesFocus: true });
      const undo = screen.getByRole('button', { name: 'Undo' });
      await expect.element(undo).toHaveFocus();
      navigate('/second');
      const heading = screen.getByRole('heading', { name: 'Second' });
      await expect.element(heading).toHaveFocus();
      await expect.element(undo).toBeVisible();
      (document.activeElement as HTMLElement).blur();
      focus(undo.element());
      await userEvent.keyboard(key);
      await expect.element(heading).toHaveFocus();
      expect(isOpen()).toBe(isKept);
    },
  );

  test.each([
    ['destructive', 'alert'],
    ['default', 'status'],
    ['success', 'status'],
    ['reflection', 'status'],
  ] as const)('a toast of the variant %s has the role %s [3.12]', async (variant, role) => {
    const screen = await render(<Toaster />);
    toast({ title: 'Words', description: 'More words', variant });
    await expect.element(screen.getByRole(role)).toMatchTextContent('WordsMore words');
  });

  test('a toast is dismissed by its Dismiss button and by its action [3.12]', async () => {
    const onSelect = vi.fn();
    const screen = await render(<Toaster />);
    toast({ title: 'One', action: { label: 'Undo', onSelect } });
    await screen.getByRole('button', { name: 'Undo' }).click();
    expect(onSelect).toHaveBeenCalledOnce();
    await expect.element(screen.getByRole('status')).not.toBeInTheDocument();
    toast({ title: 'Two' });
    await screen.getByRole('button', { name: 'Dismiss' }).click();
    await expect.element(screen.getByRole('status')).not.toBeInTheDocument();
  });

  test.each([
    [50, true],
    [51, false],
    [-51, false],
  ])('a toast stays open after a swipe of %d px: %s [9.12]', async (distancePx, stays) => {
    const screen = await render(<Toaster />);
    toast({ title: 'Swipe' });
    await expect.element(screen.getByRole('status')).toBeVisible();
    const element = screen.getByText('Swipe').element();
    const send = (type: string, clientX: number) =>
      element.dispatchEvent(new PointerEvent(type, { bubbles: true, clientX, pointerId: 1 }));
    send('pointerdown', 100);
    send('pointermove', 100 + distancePx);
    send('pointerup', 100 + distancePx);
    await vi.waitFor(() => expect(currentToasts()[0]?.open).toBe(stays));
  });
});

test('a toast is beside the single column on a desktop, over it with large text, and at the top in smaller windows', async () => {
  onTestFinished(() => document.documentElement.removeAttribute('style'));
  const { innerWidth, innerHeight } = window;
  onTestFinished(() => page.viewport(innerWidth, innerHeight));
  await render(<Toaster />);
  toast({ title: 'Beside', durationMs: 60_000 });
  const card = page.getByRole('article');
  await expect.element(card).toBeVisible();
  const columnRem = 28;
  for (const width of [1080, 1440]) {
    await page.viewport(width, 900);
    const { left, bottom } = card.element().getBoundingClientRect();
    expect(left).toBeGreaterThan(width / 2 + (columnRem / 2) * 16);
    expect(bottom).toBeGreaterThan(850);
  }
  document.documentElement.style.fontSize = '200%';
  for (const width of [1080, 1440]) {
    await page.viewport(width, 900);
    const { left, right } = card.element().getBoundingClientRect();
    expect(right - left).toBeGreaterThan(500);
    expect(left).toBeGreaterThan(0);
  }
  document.documentElement.removeAttribute('style');
  await page.viewport(768, 1024);
  expect(card.element().getBoundingClientRect().top).toBeLessThan(100);
});
