import { expect, test } from 'vitest';
import { designKeys, designs } from './designs.ts';
import { swatchFonts } from './load-design.ts';

test.each(designKeys)('the picker’s preview of the design %s loads only the font file of the heading', (key) => {
  const [file, ...more] = swatchFonts(designs[key]);
  expect(designs[key].palette.headingFont.replace(/['"]/g, '').split(',')[0]).toBe(file?.family);
  expect(more).toEqual([]);
});
