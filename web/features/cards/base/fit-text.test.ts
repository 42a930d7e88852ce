import { afterEach, describe, expect, test, vi } from 'vitest';
import { fitText } from './fit-text.ts';

function cardWith(text: string, fit: string, height = 100): { card: HTMLElement; box: HTMLElement } {
  const card = document.createElement('div');
  const box = document.createElement('div');
  const child = document.createElement('p');
  box.dataset['fit'] = fit;
  box.style.cssText = `width: 200px; height: ${height}px`;
  child.style.cssText = 'margin: 0; line-height: 1.2';
  child.textContent = text;
  box.append(child);
  card.append(box);
  document.body.append(card);
  return { card, box };
}

const sizeOf = (box: HTMLElement) => Number.parseFloat(box.style.fontSize);

afterEach(() => document.body.replaceChildren());

describe('fitted text', () => {
  test('fitted text has the largest allowed size when there is enough room', () => {
    const { card, box } = cardWith('Rest', '10 40');
    expect(fitText(card)).toBe(true);
    expect(sizeOf(box)).toBe(40);
  });

  test('fitted text has the largest size that fits', () => {
    const { card, box } = cardWith('a word or two '.repeat(12), '10 40');
    expect(fitText(card)).toBe(true);
    const size = sizeOf(box);
    expect(box.firstElementChild?.clientHeight).toBeLessThanOrEqual(100);
    box.style.fontSize = `${size + 0.25}px`;
    expect(box.firstElementChild?.clientHeight).toBeGreaterThan(100);
  });

  test('fitted text has the smallest allowed size, and is reported as not fitting, when it is too long', () => {
    const { card, box } = cardWith('a word or two '.repeat(400), '10 40');
    expect(fitText(card)).toBe(false);
    expect(sizeOf(box)).toBe(10);
  });

  test.each([8, 12, 20, 40, 60])('fitting a text of %s words tries at most 8 of 221 sizes', (words) => {
    const { card, box } = cardWith('word '.repeat(words), '5 60');
    const sizes = new MutationObserver(() => undefined);
    sizes.observe(box, { attributes: true, attributeFilter: ['style'] });
    expect(fitText(card)).toBe(true);
    expect(sizes.takeRecords().length).toBeLessThanOrEqual(8);
  });

  test('leaves 3 px free in each line if the browser cannot balance lines', () => {
    const fitted = () =>
      [5, 9, 12, 16, 20].map((count) => {
        const { card, box } = cardWith('a word or two '.repeat(count), '4 60');
        fitText(card);
        return box;
      });
    const sum = (boxes: readonly HTMLElement[]) => boxes.reduce((total, box) => total + sizeOf(box), 0);
    const wide = fitted();
    const supports = vi.spyOn(CSS, 'supports').mockReturnValue(false);
    const spared = fitted();
    supports.mockRestore();
    expect(sum(spared)).toBeLessThan(sum(wide));
    for (const box of spared) {
      const child = box.firstElementChild as HTMLElement;
      expect(child.style.border).toBe('');
      box.style.width = '197px';
      expect(child.offsetHeight).toBeLessThanOrEqual(100);
    }
  });

  test('fitted text shrinks until its longest word fits the width of the box', () => {
    const { card, box } = cardWith('Donaudampfschifffahrtsgesellschaft', '4 60');
    expect(fitText(card)).toBe(true);
    expect(box.firstElementChild?.scrollWidth).toBeLessThanOrEqual(200);
  });

  test('the size of fitted text does not depend on the scale of the preview', () => {
    const { card, box } = cardWith('a word or two '.repeat(12), '10 40');
    fitText(card);
    const size = sizeOf(box);
    card.style.transform = 'scale(0.3)';
    fitText(card);
    expect(sizeOf(box)).toBe(size);
  });

  test('text is fitted again when another box on the card reduces the height of its box', () => {
    const { card, box } = cardWith('a word or two '.repeat(12), '10 40');
    const below = document.createElement('div');
    const child = document.createElement('p');
    card.style.cssText = 'display: flex; flex-direction: column; height: 200px; font-size: 10px';
    box.style.cssText = 'flex: 0 1 auto; width: 200px; min-height: 0';
    below.dataset['fit'] = '20 20';
    below.style.cssText = 'flex: none';
    child.style.cssText = 'margin: 0; line-height: 4';
    child.textContent = 'Rest';
    below.append(child);
    card.append(below);
    expect(fitText(card)).toBe(true);
    expect(box.firstElementChild?.clientHeight).toBeLessThanOrEqual(box.clientHeight);
  });
});
