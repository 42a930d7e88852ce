import { expect, test } from 'vitest';
import { designKeys, designs } from './designs.ts';
import { swatchFonts } from './load-design.ts';

test.each(designKeys)('loads only the font file of the heading for the picker’s preview of %s', (key) => {
  const [file, ...more] = swatchFonts(designs[key]);
  expect(designs[key].palette.headingFont.replace(/['"]/g, '').split(',')[0]).toBe(file?.family);
  expect(more).toEqual([]);
});
