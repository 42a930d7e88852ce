import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Page } from './page.tsx';

const Screen = ({ title, children }: { title?: string; children?: React.ReactNode }) => (
  <Page>
    {title && <h1>{title}</h1>}
    {children}
  </Page>
);

test('focuses the heading, or else the main element, of every page except the first', async () => {
  const screen = await render(<Screen key="one" title="One" />);
  expect(document.activeElement).toBe(document.body);
  await screen.rerender(<Screen key="two" title="Two" />);
  await expect.element(screen.getByRole('heading', { name: 'Two' })).toHaveFocus();
  await screen.rerender(<Screen key="three" />);
  await expect.element(screen.getByRole('main')).toHaveFocus();
});

test('does not move the focus when the page itself has set it', async () => {
  const screen = await render(<Screen key="one" title="One" />);
  await screen.rerender(
    <Screen key="two" title="Two">
      <input ref={(field) => field?.focus()} aria-label="Words" />
    </Screen>,
  );
  await expect.element(screen.getByRole('textbox')).toHaveFocus();
});
