import { expect, test, vi } from 'vitest';
import { renderInApp } from '../../../testing/render.tsx';
import { IntroScreen } from './intro-screen.tsx';

test('has six slides; Back is disabled on the first; the last one ends the intro', async () => {
  const onFinish = vi.fn();
  const screen = await renderInApp(<IntroScreen onFinish={onFinish} />);
  const back = screen.getByRole('button', { name: 'Back' });
  await expect.element(back).toBeDisabled();
  expect(screen.getByRole('button', { name: /^Go to slide/ }).elements()).toHaveLength(6);
  for (let step = 0; step < 5; step += 1) await screen.getByRole('button', { name: 'Next' }).click();
  await expect.element(screen.getByRole('heading')).toHaveTextContent('Begin your journey inward');
  expect(onFinish).not.toHaveBeenCalled();
  await screen.getByRole('button', { name: 'Get Started' }).click();
  expect(onFinish).toHaveBeenCalledOnce();
});

test('dots jump, Back goes back', async () => {
  const screen = await renderInApp(<IntroScreen onFinish={() => undefined} />);
  await screen.getByRole('button', { name: 'Go to slide 4' }).click();
  await expect.element(screen.getByRole('heading')).toHaveTextContent('AI weekly summaries');
  await screen.getByRole('button', { name: 'Back' }).click();
  await expect.element(screen.getByRole('button', { name: 'Go to slide 3' })).toHaveAttribute('aria-current', 'step');
});
