import '../ui/styles/tokens.css';
import { afterEach, expect, test } from 'vitest';
import css from '../ui/styles/tokens.css?raw';
import { applyAppearance, followAppearance, storeAppearance } from './appearance.ts';
import { applyGround, readAppearance } from './ground.ts';

const root = document.documentElement;
const ground = () => getComputedStyle(root).getPropertyValue('--ground');
const scheme = () => getComputedStyle(root).colorScheme;
const ofDevice = ground();

const [dark, light] = [...css.matchAll(/--ground: ([^;]+);/g)].map(([, value]) => value);

afterEach(() => storeAppearance('device'));

test.each([
  [null, 'device'],
  ['light', 'light'],
  ['dark', 'dark'],
  ['purple', 'device'],
] as const)('reads the stored value %s as %s', (stored, appearance) => {
  localStorage.clear();
  if (stored !== null) localStorage.setItem('appearance', stored);
  expect(readAppearance()).toBe(appearance);
});

test('applies the chosen colours at once, and the device’s colours again when the user chooses "device"', () => {
  storeAppearance('light');
  expect([ground(), scheme()]).toEqual([light, 'light']);
  storeAppearance('dark');
  expect([ground(), scheme()]).toEqual([dark, 'dark']);
  storeAppearance('light');
  expect(ground()).toBe(light);
  storeAppearance('device');
  expect(ground()).toBe(ofDevice);
});

test.each([
  ['dark', 'print'],
  ['device', 'print, (prefers-color-scheme: light)'],
] as const)('prints in light colours if the user chose the colours "%s"', (appearance, condition) => {
  const [lightRule] = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSMediaRule && rule.cssText.includes(light ?? ''));
  storeAppearance(appearance);
  expect((lightRule as CSSMediaRule).media.mediaText).toBe(condition);
});

test('gives the browser’s bars the colours of the shown scheme', () => {
  const bars = ['dark', 'light'].map((each) => {
    const bar = document.createElement('meta');
    bar.name = 'theme-color';
    bar.media = `(prefers-color-scheme: ${each})`;
    document.head.append(bar);
    return bar;
  });
  storeAppearance('light');
  expect(bars.map(({ media }) => media)).toEqual(['not all', 'all']);
  storeAppearance('device');
  expect(bars.map(({ media }) => media)).toEqual(['(prefers-color-scheme: dark)', '(prefers-color-scheme: light)']);
  for (const bar of bars) bar.remove();
});

test('applies a choice of colours made in another tab', () => {
  const stop = followAppearance();
  localStorage.setItem('appearance', 'light');
  window.dispatchEvent(new StorageEvent('storage', { key: 'appearance' }));
  expect(ground()).toBe(light);
  stop();
});

test.each([
  ['light', light],
  ['dark', dark],
])('paints the empty page %s until the stylesheets are loaded', (appearance, colour) => {
  localStorage.setItem('appearance', appearance);
  applyGround();
  const probe = document.createElement('i');
  probe.style.background = colour ?? '';
  expect(root.style.background).toBe(probe.style.background);
  applyAppearance();
  expect(root.style.background).toBe('');
});

test('does not paint the empty page for a user who follows the device’s colours', () => {
  applyGround();
  expect(root.style.background).toBe('');
});
