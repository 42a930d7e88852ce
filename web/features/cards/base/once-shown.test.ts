import { afterEach, expect, test, vi } from 'vitest';
import { onceShown } from './once-shown.ts';

function closedDialog(): { dialog: HTMLDialogElement; text: HTMLElement } {
  const dialog = document.createElement('dialog');
  const text = document.createElement('p');
  text.textContent = 'Rest';
  dialog.append(text);
  document.body.append(dialog);
  return { dialog, text };
}

const nextFrames = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

afterEach(() => document.body.replaceChildren());

test('measures a visible element immediately', () => {
  const { dialog, text } = closedDialog();
  dialog.show();
  const measure = vi.fn();
  onceShown(text, measure);
  expect(measure).toHaveBeenCalledTimes(1);
});

test('measures an element of a closed dialog once, when the dialog opens', async () => {
  const { dialog, text } = closedDialog();
  const heights: number[] = [];
  onceShown(text, () => heights.push(text.offsetHeight));
  await nextFrames();
  expect(heights).toEqual([]);
  dialog.showModal();
  await expect.poll(() => heights).toEqual([text.offsetHeight]);
  dialog.close();
  await nextFrames();
  dialog.showModal();
  await nextFrames();
  expect(heights).toHaveLength(1);
});

test('does not measure an element after the measuring was stopped', async () => {
  const { dialog, text } = closedDialog();
  const measure = vi.fn();
  const stop = onceShown(text, measure);
  stop();
  dialog.showModal();
  await nextFrames();
  expect(measure).not.toHaveBeenCalled();
});
