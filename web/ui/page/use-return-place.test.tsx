import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useReturnPlace } from './use-return-place.ts';

type ListProps = { rows: number; rowPx: number };

function List({ rows, rowPx }: ListProps) {
  useReturnPlace();
  return Array.from({ length: rows }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the rows never move.
    <div key={index} data-place={`row-${index}`} style={{ height: rowPx }}>
      <article>Row {index}</article>
    </div>
  ));
}

const topOf = (row: number) => document.querySelector(`[data-place="row-${row}"]`)?.getBoundingClientRect().top;
const storedPlace = () => (history.state as { place?: object } | null)?.place;

/** Show rows of 200 px, scroll so that row 10 is 80 px below the top, and leave for another history entry. */
async function leaveList() {
  const { rerender } = await render(<List key="before" rows={50} rowPx={200} />);
  window.scrollTo(0, 1_920);
  await expect.poll(storedPlace).toEqual({ id: 'row-10', offset: 80 });
  history.pushState(null, '');
  await rerender(<p>Another screen</p>);
  /** Step back to the list, and show it with these rows. */
  const comeBack = async (shown: ListProps) => {
    const isBack = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    history.back();
    await isBack;
    await rerender(<List key="after" {...shown} />);
    return (next: ListProps) => rerender(<List key="after" {...next} />);
  };
  return comeBack;
}

beforeEach(() => history.pushState({ search: 'kept' }, ''));

test('scrolls the first visible element back to its old position, even if content above it has changed its height', async () => {
  const comeBack = await leaveList();
  await comeBack({ rows: 50, rowPx: 300 });
  await expect.poll(() => topOf(10)).toBe(80);
});

test('scrolls a list that scrolls beside the page back to its old position, and corrects it when heights change', async () => {
  const list = (key: string, rowPx: number) => (
    <div key={key} data-scrolls-alone style={{ height: 500, overflowY: 'auto' }}>
      <div>
        <List rows={50} rowPx={rowPx} />
      </div>
    </div>
  );
  const { rerender } = await render(list('before', 200));
  document.querySelector('[data-scrolls-alone]')?.scrollTo(0, 1_920);
  await expect.poll(storedPlace).toMatchObject({ id: 'row-10' });
  const before = topOf(10);
  history.pushState(null, '');
  await rerender(<p>Another screen</p>);
  const isBack = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  history.back();
  await isBack;
  await rerender(list('after', 300));
  await expect.poll(() => topOf(10)).toBe(before);
  await rerender(list('after', 150));
  await expect.poll(() => topOf(10)).toBe(before);
  expect(window.scrollY).toBe(0);
});

test('corrects the scroll position when heights change shortly after the return', async () => {
  const comeBack = await leaveList();
  const show = await comeBack({ rows: 50, rowPx: 300 });
  await expect.poll(() => topOf(10)).toBe(80);
  await show({ rows: 50, rowPx: 150 });
  await expect.poll(() => topOf(10)).toBe(80);
});

test('focuses the element of the restored place if the focus is out of view, and leaves a focus in view', async () => {
  const comeBack = await leaveList();
  const show = await comeBack({ rows: 50, rowPx: 300 });
  const focused = () => document.activeElement?.closest<HTMLElement>('[data-place]')?.dataset['place'];
  await expect.poll(focused).toBe('row-10');
  expect(topOf(10)).toBe(80);
  const next = document.querySelector<HTMLElement>('[data-place="row-11"]');
  if (next) next.tabIndex = -1;
  next?.focus({ preventScroll: true });
  await show({ rows: 50, rowPx: 250 });
  await expect.poll(() => topOf(10)).toBe(80);
  expect(focused()).toBe('row-11');
});

test('when the element to scroll to is not loaded yet, waits until it is on the page', async () => {
  const comeBack = await leaveList();
  const show = await comeBack({ rows: 5, rowPx: 300 });
  await show({ rows: 50, rowPx: 300 });
  await expect.poll(() => topOf(10)).toBe(80);
});

test.each([
  ['turns the wheel', () => userEvent.wheel(document.body, { delta: { y: 10 } })],
  ['presses a key', () => userEvent.keyboard('{PageDown}')],
  ['taps', () => userEvent.click(document.body, { position: { x: 5, y: 5 } })],
])('does not scroll to an element that is loaded after the user %s', async (_, act) => {
  const comeBack = await leaveList();
  const show = await comeBack({ rows: 5, rowPx: 300 });
  await act();
  await show({ rows: 50, rowPx: 300 });
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(topOf(10)).toBeGreaterThan(800);
});

test('shows the top of an element that has become shorter than the stored scroll position', async () => {
  const { rerender } = await render(<List key="before" rows={20} rowPx={3_000} />);
  window.scrollTo(0, 10_000);
  await expect.poll(storedPlace).toEqual({ id: 'row-3', offset: -1_000 });
  history.pushState(null, '');
  await rerender(<p>Another screen</p>);
  history.back();
  await expect.poll(storedPlace).toBeDefined();
  await rerender(<List key="after" rows={50} rowPx={200} />);
  await expect.poll(() => topOf(3)).toBe(0);
});

test('stores the place before a click opens another page, keeps the rest of the history state, and stores null at the top', async () => {
  await render(<List rows={50} rowPx={200} />);
  window.scrollTo(0, 1_000);
  document.body.click();
  expect(history.state).toEqual({ search: 'kept', place: { id: 'row-5', offset: 0 } });
  window.scrollTo(0, 0);
  document.body.click();
  expect(history.state).toEqual({ search: 'kept', place: null });
});
