import { expect, test } from 'vitest';
import { designKeys, designs } from './designs.ts';
import { swatchFonts } from './swatch.ts';

const firstFamily = (stack: string) => stack.replace(/['"]/g, '').split(',')[0];

test.each(designKeys)('the picker’s preview of the design %s loads only the font file of the heading', (key) => {
  const [file, ...more] = swatchFonts(designs[key], 'quote');
  expect(firstFamily(designs[key].palette.headingFont)).toBe(file?.family);
  expect(more).toEqual([]);
});

test.each(designKeys)('the picker’s preview of a full text in the design %s also loads the font of its text', (key) => {
  const { headingFont, bodyFont } = designs[key].palette;
  const families = swatchFonts(designs[key], 'fulltext').map(({ family }) => family);
  expect(families).toEqual([...new Set([headingFont, bodyFont].map(firstFamily))]);
});
