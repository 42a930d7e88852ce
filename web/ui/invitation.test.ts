import { afterEach, expect, test, vi } from 'vitest';
import { invite } from './invitation.ts';
import { currentToasts, dismissToast, toast } from './toast.ts';

const said = () => currentToasts().find(({ open }) => open)?.title;
/** As use-modal.ts does it. */
const dialog = (isOpen: boolean) => document.documentElement.toggleAttribute('data-dialog', isOpen);
const asked = { title: 'Shall we?', durationMs: 20_000 };

afterEach(() => {
  dialog(false);
});

test('is shown at once where nothing is asked and nothing said', () => {
  invite(asked, () => true);
  expect(said()).toBe('Shall we?');
});

test('waits for the dialog, goes before the next, and comes again', async () => {
  dialog(true);
  invite(asked, () => true);
  expect(said()).toBeUndefined();
  for (let round = 0; round < 2; round += 1) {
    dialog(false);
    await vi.waitFor(() => expect(said()).toBe('Shall we?'));
    dialog(true);
    await vi.waitFor(() => expect(said()).toBeUndefined());
  }
});

test('waits for other words to be read', () => {
  const id = toast({ title: 'Logged in' });
  invite(asked, () => true);
  expect(said()).toBe('Logged in');
  dismissToast(id);
  expect(said()).toBe('Shall we?');
});

test.each([
  ['dismissed', () => dismissToast(currentToasts()[0]?.id)],
  ['followed by other words', () => dismissToast(toast({ title: 'Saved' }))],
])('once %s it does not come again', async (_how, end) => {
  invite(asked, () => true);
  end();
  dialog(true);
  dialog(false);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(said()).toBeUndefined();
});

test('whoever it was meant for has gone meanwhile: nobody else is asked', async () => {
  let isThere = true;
  dialog(true);
  invite(asked, () => isThere);
  isThere = false;
  dialog(false);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(said()).toBeUndefined();
});
