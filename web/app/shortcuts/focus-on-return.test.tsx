import { expect, onTestFinished, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { keepFocusInView } from './focus-on-return.ts';

/** Show a heading of the screen, then three parts of 1,000 px. Focus the heading, as after a navigation. */
async function openScreen() {
  onTestFinished(keepFocusInView());
  onTestFinished(() => window.scrollTo(0, 0));
  const screen = await render(
    <main>
      <h1 tabIndex={-1}>Home</h1>
      {['One', 'Two', 'Three'].map((name) => (
        <section key={name} style={{ height: 1_000 }}>
          <h2>{name}</h2>
        </section>
      ))}
    </main>,
  );
  (screen.getByRole('heading', { name: 'Home' }).element() as HTMLElement).focus();
  return screen;
}

const focused = () => document.activeElement?.textContent;
const scrollTo = async (top: number) => {
  const isScrolled = new Promise((resolve) => window.addEventListener('scroll', resolve, { once: true }));
  window.scrollTo(0, top);
  await isScrolled;
};

test('focuses the first heading in view when the scroll position is restored after a step in the history', async () => {
  await openScreen();
  window.dispatchEvent(new PopStateEvent('popstate'));
  await scrollTo(900);
  expect(focused()).toBe('Two');
});

test('leaves the focus where it is when the user scrolls, and after a step while it is in view', async () => {
  await openScreen();
  await scrollTo(900);
  expect(focused()).toBe('Home');
  await scrollTo(0);
  window.dispatchEvent(new PopStateEvent('popstate'));
  await scrollTo(5);
  expect(focused()).toBe('Home');
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'End' }));
  await scrollTo(900);
  expect(focused()).toBe('Home');
});
