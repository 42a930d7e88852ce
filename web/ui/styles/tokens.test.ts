import { describe, expect, test } from 'vitest';
import css from './tokens.css?raw';

type Rgb = readonly [number, number, number];

/** Return the colours of a scheme. A colour that the light scheme does not define has its value in the dark scheme. */
function tokensOf(scheme: 'dark' | 'light'): Map<string, string> {
  const [dark = '', light = ''] = css.split('@media print, (prefers-color-scheme: light)');
  const read = (part: string) =>
    [...part.matchAll(/(--[\w-]+): ([^;]+);/g)].map((m) => [m[1] ?? '', m[2] ?? ''] as const);
  return new Map([...read(dark), ...(scheme === 'light' ? read(light) : [])]);
}

/** Parse a hex colour, or blend a translucent colour with its background. */
function paint(value: string, behind: Rgb): Rgb {
  if (value.startsWith('#')) {
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(value.slice(at, at + 2), 16));
    return [r, g, b];
  }
  const [r = 0, g = 0, b = 0, percent = 100] = (value.match(/[\d.]+/g) ?? []).map(Number);
  const over = (part: number, back: number) => part * (percent / 100) + back * (1 - percent / 100);
  return [over(r, behind[0]), over(g, behind[1]), over(b, behind[2])];
}

/** Return the relative luminance of WCAG 2.2. */
function luminance(colour: Rgb): number {
  const [r = 0, g = 0, b = 0] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const grounds = ['--ground', '--ground-auth', '--surface', '--surface-raised'] as const;
const inks = [
  '--ink',
  '--ink-soft',
  '--ink-faint',
  '--evening',
  '--deep',
  '--both',
  '--caution',
  '--danger',
  '--success',
];
const shapes = ['--mark-evening', '--mark-deep', '--mark-both', '--none', '--line-control'];
const tints = [
  ['--evening', '--evening-soft'],
  ['--deep', '--deep-soft'],
  ['--both', '--both-soft'],
  ['--danger', '--danger-soft'],
  ['--ink', '--veil-strong'],
  ['--ink-soft', '--veil'],
  ['--ink-soft', '--evening-ember'],
  ['--ink-soft', '--deep-ember'],
  ['--evening', '--evening-ember'],
  ['--deep', '--deep-ember'],
] as const;

describe.each(['dark', 'light'] as const)('the %s scheme', (scheme) => {
  const tokens = tokensOf(scheme);
  const colour = (role: string, behind: Rgb = [0, 0, 0]) => paint(tokens.get(role) ?? '', behind);

  test.each(grounds)('text has a contrast of at least 4.5 on %s', (ground) => {
    const low = inks.filter((ink) => contrast(colour(ink), colour(ground)) < 4.5);
    expect(low).toEqual([]);
  });

  test.each(grounds)('shapes have a contrast of at least 3 on %s', (ground) => {
    const behind = colour(ground);
    expect(shapes.filter((shape) => contrast(colour(shape, behind), behind) < 3)).toEqual([]);
  });

  test.each(tints)('text in %s has a contrast of at least 4.5 on %s', (ink, tint) => {
    for (const ground of ['--ground', '--surface']) {
      expect(contrast(colour(ink), colour(tint, colour(ground)))).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('the text of filled buttons has a contrast of at least 4.5, also while hovered', () => {
    for (const fill of ['--fill', '--fill-hover']) {
      expect(contrast(colour('--ink-inverse'), colour(fill))).toBeGreaterThanOrEqual(4.5);
    }
  });
});
