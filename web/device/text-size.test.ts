import { afterEach, expect, test } from 'vitest';
import { applyTextSize, followTextSize, readTextSize, storeTextSize } from './text-size.ts';

const rootFontSize = () => document.documentElement.style.fontSize;

afterEach(() => {
  document.documentElement.style.fontSize = '';
});

test.each([
  [null, 100],
  ['100', 100],
  ['175', 175],
  ['200', 200],
  ['99', 100],
  ['201', 100],
  ['large', 100],
])('reads the stored text size %s as %i percent', (stored, percent) => {
  if (stored !== null) localStorage.setItem('text-size', stored);
  expect(readTextSize()).toBe(percent);
  applyTextSize();
  expect(rootFontSize()).toBe(`${percent}%`);
});

test('applies a new text size at once and stores it', () => {
  storeTextSize(150);
  expect(rootFontSize()).toBe('150%');
  expect(localStorage.getItem('text-size')).toBe('150');
});

test('applies a text size chosen in another tab', () => {
  const stop = followTextSize();
  localStorage.setItem('text-size', '125');
  window.dispatchEvent(new StorageEvent('storage', { key: 'text-size' }));
  expect(rootFontSize()).toBe('125%');
  stop();
});
