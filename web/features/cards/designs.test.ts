import { expect, test } from 'vitest';
import { defaultDesign, designKeys, designs } from './designs.ts';
import { covers } from './fonts/unicode-ranges.ts';
import { layouts } from './layouts.ts';

test('offers 22 designs with these keys and names, and royal as the default [3.15, 3.17]', () => {
  expect(Object.fromEntries(designKeys.map((key) => [key, designs[key].name]))).toEqual({
    royal: 'Royal',
    forest: 'Forest',
    midnight: 'Midnight',
    comic: 'Comic Book',
    diary: 'Personal Diary',
    newspaper: 'Newspaper',
    polaroid: 'Polaroid',
    sketch: 'Hand Sketch',
    neon80s: 'Retro 80s',
    watercolor: 'Watercolor',
    code: 'Code',
    typewriter: 'Typewriter',
    vintage: 'Vintage Postcard',
    minimalist: 'Clean Minimal',
    graffiti: 'Street Art',
    scrapbook: 'Scrapbook',
    blueprint: 'Blueprint',
    ocean: 'Ocean Deep',
    sunset: 'Golden Sunset',
    marble: 'Marble Elegance',
    galaxy: 'Cosmic Galaxy',
    autumn: 'Autumn Warmth',
  });
  expect(defaultDesign).toBe('royal');
});

test.each(designKeys)(
  'the design %s has a background, a text colour, an accent, an overlay, a font style and a layout [2.85, 3.16]',
  (key) => {
    const { palette, fontKind, layout } = designs[key];
    for (const value of [palette.background, palette.text, palette.accent, palette.overlay]) expect(value).not.toBe('');
    expect(['Monospace', 'Serif', 'Bold', 'Sans-serif']).toContain(fontKind);
    expect(layouts).toHaveProperty(layout);
  },
);

test('uses each of the four font kinds in at least one design [2.85]', () => {
  expect(new Set(designKeys.map((key) => designs[key].fontKind)).size).toBe(4);
});

test('shows two to four themes, cut to 15 characters in the design neon80s and to 18 in the design code [2.88, 9.24, 9.25]', async () => {
  const rooms = Object.fromEntries(
    await Promise.all(
      designKeys.map(async (key) => [key, (await layouts[designs[key].layout](designs[key])).themeRoom] as const),
    ),
  );
  expect(rooms['blueprint']).toEqual({ quote: 2, fulltext: 3 });
  expect(rooms['neon80s']?.characters).toBe(15);
  expect(rooms['code']?.characters).toBe(18);
  for (const [key, { quote, fulltext }] of Object.entries(rooms)) {
    if (key !== 'blueprint')
      expect(
        [quote, fulltext].every((count) => count === 3 || count === 4),
        key,
      ).toBe(true);
  }
});

test('the default design has the layout and the fonts that vite-early-requests.ts preloads', () => {
  const { layout, fonts } = designs[defaultDesign];
  expect(layout).toBe('classic');
  const latin = fonts.filter((file) => covers(file.unicodeRange, 'A')).map(({ url, basicUrl }) => [url, basicUrl]);
  expect(latin).toHaveLength(2);
  for (const [url, basicUrl] of latin) {
    expect(url).toMatch(/playfair-display-latin-(?:wght-normal|400-italic)/);
    expect(basicUrl).toMatch(/playfair-display-basic-(?:wght-normal|400-italic)/);
  }
});
