import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInApp } from '../../../testing/render.tsx';
import { ShortcutsOnDemand } from './shortcuts-on-demand.tsx';

beforeEach(() => localStorage.removeItem('keyboard-shortcuts'));

const open = () =>
  renderInApp(
    <>
      <main>
        <input type="search" aria-label="Search" />
        <ul>
          <li>
            <article>First</article>
          </li>
          <li>
            <article>Second</article>
          </li>
        </ul>
      </main>
      <ShortcutsOnDemand />
    </>,
    { path: '/settings' },
  );

const help = () => page.getByRole('dialog', { name: 'Keyboard Shortcuts' });

const Months = () => (
  <select aria-label="Control">
    <option>May</option>
    <option>June</option>
  </select>
);

describe('a single key', () => {
  test.each([
    ['1', '/'],
    ['2', '/history'],
    ['3', '/summary'],
    ['w', '/reflect'],
  ])('the key "%s" opens %s, even as the first key pressed on the page', async (key, path) => {
    const { history } = await open();
    await userEvent.keyboard(key);
    await expect.poll(() => history).toEqual(['/settings', path]);
  });

  test.each([
    ['1', '/'],
    ['2', '/history?view=list&date=2026-03-29'],
    ['3', '/summary?week=2026-03-23'],
    ['4', '/settings'],
    ['w', '/reflect'],
  ])('the key "%s" does nothing on its own screen: %s', async (key, path) => {
    const { history } = await renderInApp(<ShortcutsOnDemand />, { path });
    await userEvent.keyboard(key);
    await userEvent.keyboard('?');
    await expect.element(help()).toBeVisible();
    expect(history).toEqual([path]);
    await userEvent.keyboard('{Escape}');
  });

  test('the keys J and K move to the next and the previous entry of a list', async () => {
    await open();
    await userEvent.keyboard('j');
    await expect.element(page.getByText('First')).toHaveFocus();
    await userEvent.keyboard('j');
    await expect.element(page.getByText('Second')).toHaveFocus();
    await userEvent.keyboard('k');
    await expect.element(page.getByText('First')).toHaveFocus();
  });

  test('a single key only types its character when a text field has the focus', async () => {
    const { history } = await open();
    await userEvent.keyboard('/');
    await expect.element(page.getByRole('searchbox')).toHaveFocus();
    await userEvent.keyboard('w2j?');
    await expect.element(page.getByRole('searchbox')).toHaveValue('w2j?');
    expect(history).toEqual(['/settings']);
    expect(help().elements()).toHaveLength(0);
    await userEvent.keyboard('{Escape}{Escape}');
  });

  test('a single key does nothing while the user goes on typing after the text field was removed', async () => {
    const { history } = await renderInApp(
      <>
        <textarea aria-label="Reflection" />
        <ShortcutsOnDemand />
      </>,
      { path: '/reflect' },
    );
    const field = page.getByRole('textbox').element() as HTMLTextAreaElement;
    field.focus();
    await userEvent.keyboard('We met at ');
    field.hidden = true;
    field.blur();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '4', bubbles: true }));
    await userEvent.keyboard('{Escape}');
    expect(history).toEqual(['/reflect']);
    await userEvent.keyboard('4');
    await expect.poll(() => history).toEqual(['/reflect', '/settings']);
  });

  test.each([
    // The first Escape only clears the search.
    ['Escape', '{Escape}{Escape}'],
    ['Enter', '{Enter}'],
  ])('a single key works at once when the user leaves a single-line text field with %s', async (_, keys) => {
    const { history } = await open();
    await userEvent.keyboard(`/we${keys}`);
    (document.activeElement as HTMLElement).blur();
    await userEvent.keyboard('2');
    await expect.poll(() => history).toEqual(['/settings', '/history']);
  });

  test.each([
    ['a switch', <input key="switch" type="checkbox" aria-label="Control" />],
    ['a slider', <input key="slider" type="range" aria-label="Control" />],
    ['a radio button', <input key="radio" type="radio" aria-label="Control" />],
    ['a select', <Months key="select" />],
  ])('a single key works as a shortcut while %s has the focus', async (_, control) => {
    const { history } = await renderInApp(
      <>
        {control}
        <ShortcutsOnDemand />
      </>,
      { path: '/settings' },
    );
    (await page.getByLabelText('Control').findElement()).focus();
    await userEvent.keyboard('1');
    await expect.poll(() => history).toEqual(['/settings', '/']);
  });

  test('a key chooses an option in a focused select, or works as a shortcut if no option contains the character', async () => {
    await renderInApp(
      <>
        <main>
          <Months />
          <ul>
            <li>
              <article>First</article>
            </li>
          </ul>
        </main>
        <ShortcutsOnDemand />
      </>,
    );
    const select = page.getByLabelText('Control');
    (await select.findElement()).focus();
    await userEvent.keyboard('j');
    await expect.element(select).toHaveValue('June');
    await expect.element(select).toHaveFocus();
    await userEvent.keyboard('?');
    await expect.element(help()).toBeVisible();
    await userEvent.keyboard('{Escape}');
  });

  test('a single key does nothing together with Ctrl, because the browser uses Ctrl combinations', async () => {
    const { history } = await open();
    await userEvent.keyboard('j');
    await expect.element(page.getByText('First')).toHaveFocus();
    window.dispatchEvent(new KeyboardEvent('keydown', { key: '2', ctrlKey: true }));
    expect(history).toEqual(['/settings']);
  });
});

describe('the help', () => {
  test('the help opens with "?", lists the shortcuts and disables them while it is open', async () => {
    const { history } = await open();
    await userEvent.keyboard('?');
    await expect.element(help()).toBeVisible();
    await expect.element(page.getByText('Weekly summaries')).toBeVisible();
    await expect.element(page.getByText('Open it, or show all of a long text')).toBeVisible();
    await userEvent.keyboard('2');
    expect(history).toEqual(['/settings']);
    await userEvent.keyboard('{Escape}');
    await expect.element(help()).not.toBeInTheDocument();
  });

  test('the help first focuses Close, so that an accidental Space does not turn the shortcuts off', async () => {
    await open();
    await userEvent.keyboard('?');
    await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus();
  });

  test('the help can turn the single-key shortcuts off, and opens with Ctrl and "/" to turn them on again', async () => {
    const { history } = await open();
    await userEvent.keyboard('?');
    await page.getByRole('switch', { name: 'Single keys' }).click();
    await page.getByRole('button', { name: 'Close' }).click();
    await userEvent.keyboard('2?');
    expect(history).toEqual(['/settings']);
    expect(help().elements()).toHaveLength(0);
    await userEvent.keyboard('{Control>}/{/Control}');
    await expect.element(help()).toBeVisible();
    await page.getByRole('switch', { name: 'Single keys' }).click();
    await page.getByRole('button', { name: 'Close' }).click();
    await userEvent.keyboard('2');
    expect(history).toEqual(['/settings', '/history']);
  });
});
