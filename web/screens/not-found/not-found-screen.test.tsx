import { expect, test } from 'vitest';
import { renderInApp } from '../../../testing/render.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';

test('says so', async () => {
  const screen = await renderInApp(<NotFoundScreen />);
  await expect.element(screen.getByRole('heading')).toHaveTextContent('404 Page Not Found');
  await expect
    .element(screen.getByText('Did you forget to add the page to the router?', { exact: true }))
    .toBeVisible();
});
