import { afterEach, expect, test, vi } from 'vitest';
import { showDeferredToast } from './deferred-toast.ts';
import { currentToasts, dismissToast, toast } from './toast.ts';

const said = () => currentToasts().find(({ open }) => open)?.title;
/** Set or remove the attribute by which use-modal.ts marks the page while a dialog is open. */
const dialog = (isOpen: boolean) => document.documentElement.toggleAttribute('data-dialog', isOpen);
const asked = { title: 'Shall we?', durationMs: 20_000 };

afterEach(() => {
  dialog(false);
});

test('shows the toast at once when no dialog and no other toast is open', () => {
  showDeferredToast(asked, () => true);
  expect(said()).toBe('Shall we?');
});

test('hides the deferred toast while a dialog is open, and shows it after each dialog', async () => {
  dialog(true);
  showDeferredToast(asked, () => true);
  expect(said()).toBeUndefined();
  for (let round = 0; round < 2; round += 1) {
    dialog(false);
    await vi.waitFor(() => expect(said()).toBe('Shall we?'));
    dialog(true);
    await vi.waitFor(() => expect(said()).toBeUndefined());
  }
});

test('shows the deferred toast when the toast before it has closed', () => {
  const id = toast({ title: 'Logged in' });
  showDeferredToast(asked, () => true);
  expect(said()).toBe('Logged in');
  dismissToast(id);
  expect(said()).toBe('Shall we?');
});

test.each([
  ['dismissed', () => dismissToast(currentToasts()[0]?.id)],
  ['replaced by another toast', () => dismissToast(toast({ title: 'Saved' }))],
])('does not show the toast again after it was %s', async (_how, end) => {
  showDeferredToast(asked, () => true);
  end();
  dialog(true);
  dialog(false);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(said()).toBeUndefined();
});

test('does not show the deferred toast if its user has signed out', async () => {
  let isThere = true;
  dialog(true);
  showDeferredToast(asked, () => isThere);
  isThere = false;
  dialog(false);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(said()).toBeUndefined();
});
