import { expect, test } from 'vitest';
import { expectNothingCut, smallestPhoneLargestText } from '../../../testing/large-text.ts';
import { renderInApp } from '../../../testing/render.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';

test('shows the title and the text of the 404 page [2.9]', async () => {
  const screen = await renderInApp(<NotFoundScreen />);
  await expect.element(screen.getByRole('heading')).toHaveTextContent('404 Page Not Found');
  await expect
    .element(screen.getByText('Did you forget to add the page to the router?', { exact: true }))
    .toBeVisible();
});

test('links from the 404 page to home', async () => {
  const screen = await renderInApp(<NotFoundScreen />, { path: '/nowhere' });
  await screen.getByRole('link', { name: 'Back to Home' }).click();
  expect(screen.history.at(-1)).toBe('/');
});

test('cuts off no part of the 404 page on the smallest phone at 200% text size', async () => {
  await smallestPhoneLargestText();
  const screen = await renderInApp(<NotFoundScreen />);
  expectNothingCut(screen.container);
});
