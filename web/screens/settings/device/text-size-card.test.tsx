import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInApp } from '../../../../testing/render.tsx';
import { storeTextSize } from '../../../device/text-size.ts';
import { TextSizeCard } from './text-size-card.tsx';

afterEach(() => storeTextSize(100));

test('keeps the slider in place while the text above it grows', async () => {
  await renderInApp(
    <>
      <div style={{ height: '40rem' }} />
      <TextSizeCard />
      <div style={{ height: '80rem' }} />
    </>,
  );
  const slider = page.getByRole('slider', { name: 'Size of all words' });
  slider.element().scrollIntoView({ block: 'center' });
  const top = () => slider.element().getBoundingClientRect().top;
  const before = top();
  await slider.click();
  await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}{ArrowRight}');
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(Number.parseFloat(getComputedStyle(document.documentElement).fontSize)).toBeGreaterThan(24);
  expect(Math.abs(top() - before)).toBeLessThan(8);
});

test('says that the size is only for this device', async () => {
  await renderInApp(<TextSizeCard />);
  await expect.element(page.getByText('Only on this device.')).toBeVisible();
});

test('shows the size that the user chooses in another tab', async () => {
  await renderInApp(<TextSizeCard />);
  const slider = page.getByRole('slider', { name: 'Size of all words' });
  await expect.element(slider).toHaveValue('100');
  localStorage.setItem('text-size', '150');
  dispatchEvent(new StorageEvent('storage', { key: 'text-size' }));
  await expect.element(slider).toHaveValue('150');
  await expect.element(page.getByText('150%')).toBeVisible();
});
