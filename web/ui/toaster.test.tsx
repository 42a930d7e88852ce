import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { currentToasts, dismissToast, toast } from './toast.ts';
import { Toaster } from './toaster.tsx';

describe('the list', () => {
  test('holds one at a time', () => {
    toast({ title: 'First' });
    toast({ title: 'Second' });
    expect(currentToasts().map(({ title }) => title)).toEqual(['Second']);
  });

  test('lets go of a dismissed one after 1,000,000 ms', () => {
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
  test('stays 5000 ms unless told otherwise', async () => {
    vi.useFakeTimers();
    await render(<Toaster />);
    toast({ title: 'Usual' });
    await vi.advanceTimersByTimeAsync(4999);
    expect(currentToasts()[0]?.open).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(currentToasts()[0]?.open).toBe(false);
    toast({ title: 'Short', durationMs: 3000 });
    await vi.advanceTimersByTimeAsync(3000);
    expect(currentToasts()[0]?.open).toBe(false);
  });

  test.each([
    ['destructive', 'alert'],
    ['default', 'status'],
    ['success', 'status'],
    ['reflection', 'status'],
  ] as const)('%s has the role %s', async (variant, role) => {
    const screen = await render(<Toaster />);
    toast({ title: 'Words', description: 'More words', variant });
    await expect.element(screen.getByRole(role)).toMatchTextContent('WordsMore words');
  });

  test('leaves by its button, and its action also dismisses', async () => {
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
  ])('swiped %d px stays: %s', async (distancePx, stays) => {
    const screen = await render(<Toaster />);
    toast({ title: 'Swipe' });
    await expect.element(screen.getByRole('status')).toBeVisible();
    const element = screen.getByRole('status').element();
    const send = (type: string, clientX: number) =>
      element.dispatchEvent(new PointerEvent(type, { bubbles: true, clientX, pointerId: 1 }));
    send('pointerdown', 100);
    send('pointermove', 100 + distancePx);
    send('pointerup', 100 + distancePx);
    await vi.waitFor(() => expect(currentToasts()[0]?.open).toBe(stays));
  });
});
