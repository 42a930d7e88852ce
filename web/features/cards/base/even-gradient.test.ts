import { expect, test } from 'vitest';
import { evenGradient } from './even-gradient.ts';

test('a gradient has one step for each colour level, in order and without gaps', () => {
  expect(
    evenGradient('linear', '180deg', [
      ['#000000', 0],
      ['#020100', 100],
    ]),
  ).toBe('linear-gradient(180deg, rgb(0,0,0) 0.00% 25.00%, rgb(1,1,0) 25.00% 75.00%, rgb(2,1,0) 75.00% 100.00%)');
});

test('a gradient has one step for each opacity level', () => {
  expect(
    evenGradient('radial', '50% 50% at 50% 50%', [
      ['#5a3e1400', 40],
      ['#5a3e1402', 60],
    ]),
  ).toBe(
    'radial-gradient(50% 50% at 50% 50%, rgba(90,62,20,0.0000) 40.00% 45.00%, rgba(90,62,20,0.0039) 45.00% 55.00%, rgba(90,62,20,0.0078) 55.00% 60.00%)',
  );
});

test('a stepped gradient differs from a smooth gradient by at most one colour level', () => {
  const colours = (background: string) => {
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('2d') as CanvasRenderingContext2D;
    const gradient = context.createLinearGradient(0, 0, 0, canvas.height);
    for (const [, colour = '', places = ''] of background.matchAll(/(rgb\([\d,]+\)|#\w{6}) ([\d.% ]+)/g))
      for (const place of places.trim().split(' ')) gradient.addColorStop(Number.parseFloat(place) / 100, colour);
    context.fillStyle = gradient;
    context.fillRect(0, 0, canvas.width, canvas.height);
    return [...context.getImageData(7, 0, 1, canvas.height).data];
  };
  const even = colours(
    evenGradient('linear', '180deg', [
      ['#fdf3dc', 0],
      ['#f9e3b9', 52],
      ['#efc281', 100],
    ]),
  );
  const smooth = colours('linear-gradient(180deg, #fdf3dc 0%, #f9e3b9 52%, #efc281 100%)');
  expect(Math.max(...even.map((channel, index) => Math.abs(channel - (smooth[index] ?? 0))))).toBeLessThanOrEqual(1);
});
