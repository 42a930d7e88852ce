/// <reference types="vite/client" />
/// <reference path="../../web/basic-latin.d.ts" />
import { createElement, createRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Summary } from '../../core/contract/summaries.ts';
import { cardCharacters, cardContent } from '../../web/features/cards/base/card-content.ts';
import type { CardMode, CardShape } from '../../web/features/cards/base/design.ts';
import { ShareCard } from '../../web/features/cards/base/share-card.tsx';
import { loadFonts } from '../../web/features/cards/card-fonts.ts';
import { type DesignKey, designKeys } from '../../web/features/cards/designs.ts';
import { loadDesign } from '../../web/features/cards/load-design.ts';
import { cardPicture, drawCard } from '../../web/features/cards/picture/card-picture.ts';
import { blockMeans, shareOfDifferentBlocks, shrink } from './golden-picture.ts';
import { designWithScripts, scriptFonts } from './script-fonts.ts';
import '../../web/ui/styles/tokens.css';
import '../../web/ui/styles/base.css';

/** The functions that the page offers to tests. The page shows the card at full size in the top left corner. */
export type CardHarness = {
  readonly designs: readonly DesignKey[];
  /** Show a card. Return its layout faults: text that overflows, overlaps, leaves the card or is too small. */
  show: (key: DesignKey, mode: CardMode, summary: Summary, shape?: CardShape) => Promise<readonly string[]>;
  /** Return the exported PNG in base64, with the right fonts or, as a control, with broken fonts. */
  picture: (fonts: 'right' | 'broken') => Promise<string>;
  /** Return how long an export takes, in ms. */
  exportMs: () => Promise<number>;
  /** Return the card's @font-face rules with the embedded fonts. */
  fontCss: () => string;
  /** Compare the exporter's drawing or PNG with the browser's screenshot of the card, a PNG in base64. */
  compare: (fonts: 'right' | 'broken', screenshot: string, of: 'drawing' | 'png') => Promise<PictureDifference>;
  /** Return the golden picture of the card: a small WebP in base64. */
  golden: () => Promise<string>;
  /** Return the share of the picture's blocks whose mean colour differs from the golden picture. */
  differenceFromGolden: (fonts: 'right' | 'broken', golden: string) => Promise<number>;
};

/** The size of the picture in px, and two shares of differing pixels, from 0 to 1. */
export type PictureDifference = {
  readonly width: number;
  readonly height: number;
  /** Pixels whose red, green or blue (0 to 255) differs by more than 16: stricter than pixelmatch's default. */
  readonly slightly: number;
  /** Pixels whose red, green or blue differs by more than 32. */
  readonly clearly: number;
};

const root = createRoot(document.getElementById('root') as HTMLElement);
const card = createRef<HTMLElement>();
let css = '';

/** Return the middle part of each line of a text, where the letters are, because whole line boxes may overlap. */
function middlesOfLines(text: Element): DOMRect[] {
  const range = document.createRange();
  range.selectNodeContents(text);
  return [...range.getClientRects()]
    .filter(({ width, height }) => width > 1 && height > 1)
    .map(({ x, y, width, height }) => new DOMRect(x, y + height * 0.3, width, height * 0.4));
}

const overlap = (one: DOMRect, other: DOMRect) =>
  one.left + 1 < other.right && other.left + 1 < one.right && one.top < other.bottom && other.top < one.bottom;

/** Return a message for each pair of texts that overlap. */
function overlappingTexts(element: HTMLElement): string[] {
  const blocks = [...element.querySelectorAll('p, h2, li, span')]
    .filter((text) => text.matches('p, h2') || !(text.closest('p, h2') || text.querySelector('p, h2, span')))
    .map((text) => ({ name: text.className || text.tagName, rects: middlesOfLines(text) }));
  return blocks.flatMap(({ name, rects }, index) =>
    blocks
      .slice(index + 1)
      .filter((other) => rects.some((rect) => other.rects.some((each) => overlap(rect, each))))
      .map((other) => `${name} overlaps ${other.name}`),
  );
}

function layoutFaults(element: HTMLElement): string[] {
  const outer = element.getBoundingClientRect();
  const faults = overlappingTexts(element);
  for (const box of element.querySelectorAll<HTMLElement>('[data-fit]')) {
    const child = box.firstElementChild as HTMLElement;
    if (child.offsetHeight > box.clientHeight || child.scrollWidth > box.clientWidth)
      faults.push(
        `${box.className} overflows: ${child.offsetHeight} of ${box.clientHeight}, ${child.scrollWidth} of ${box.clientWidth}`,
      );
  }
  for (const part of element.querySelectorAll<HTMLElement>('p, h2, li, span')) {
    const { top, right, bottom, left } = part.getBoundingClientRect();
    const isOutside = top < outer.top || left < outer.left || right > outer.right + 1 || bottom > outer.bottom;
    if (isOutside || (part.tagName !== 'SPAN' && part.scrollWidth > part.clientWidth))
      faults.push(`${part.className || part.tagName} leaves the card`);
    if (Number.parseFloat(getComputedStyle(part).fontSize) < 10)
      faults.push(`${part.className || part.tagName} is too small`);
  }
  return faults;
}

const cssWith = (fonts: 'right' | 'broken') =>
  fonts === 'right' ? css : css.replace(/font\/woff2;base64,.{64}/g, 'font/woff2;base64,AAAA');

const pictureWith = (fonts: 'right' | 'broken') => cardPicture(card.current as HTMLElement, cssWith(fonts));

/** Return the exporter's drawing instead of its PNG, because encoding and decoding a PNG take most of the time. */
async function drawingWith(fonts: 'right' | 'broken'): Promise<ImageData> {
  const canvas = await drawCard(card.current as HTMLElement, cssWith(fonts));
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

/** Decode a PNG in the page: the browser is ten times faster than Node, and no pixels need to be transferred. */
async function pixelsOf(png: Blob): Promise<ImageData> {
  const picture = await createImageBitmap(png, { colorSpaceConversion: 'none' });
  const canvas = document.createElement('canvas');
  canvas.width = picture.width;
  canvas.height = picture.height;
  const context = canvas.getContext('2d', { willReadFrequently: true }) as CanvasRenderingContext2D;
  context.drawImage(picture, 0, 0);
  return context.getImageData(0, 0, picture.width, picture.height);
}

function differenceOf({ width, height, data }: ImageData, other: ImageData): PictureDifference {
  if (other.width !== width || other.height !== height)
    throw new Error('The screenshot has another size than the picture');
  const [one, two] = [new Uint32Array(data.buffer), new Uint32Array(other.data.buffer)];
  let slightly = 0;
  let clearly = 0;
  const apart = (at: number) => Math.abs((data[at] ?? 0) - (other.data[at] ?? 0));
  for (let index = 0; index < one.length; index += 1) {
    if (one[index] === two[index]) continue;
    const most = Math.max(apart(4 * index), apart(4 * index + 1), apart(4 * index + 2));
    if (most > 16) slightly += 1;
    if (most > 32) clearly += 1;
  }
  return { width, height, slightly: slightly / one.length, clearly: clearly / one.length };
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

async function base64Of(blob: Blob): Promise<string> {
  let binary = '';
  for (const byte of new Uint8Array(await blob.arrayBuffer())) binary += String.fromCharCode(byte);
  return btoa(binary);
}

const harness: CardHarness = {
  designs: designKeys,
  async show(key, mode, summary, shape = 'card') {
    const characters = cardCharacters(summary);
    const [loaded, scripts] = await Promise.all([loadDesign(key, characters), loadFonts(scriptFonts, characters)]);
    const content = cardContent(summary, mode, loaded.layout.themeRoom);
    css = `${await scripts()}\n${await loaded.css()}`;
    const design = designWithScripts(loaded.design);
    flushSync(() =>
      root.render(
        createElement(ShareCard, {
          ...loaded,
          design,
          key: `${key} ${mode} ${summary.id} ${shape}`,
          content,
          shape,
          ref: card,
        }),
      ),
    );
    await document.fonts.ready;
    return layoutFaults(card.current as HTMLElement);
  },
  async picture(fonts) {
    return base64Of(await pictureWith(fonts));
  },
  async exportMs() {
    const began = performance.now();
    await pictureWith('right');
    return performance.now() - began;
  },
  fontCss: () => (css.match(/@font-face\{[^}]*\}/g) ?? []).join('\n'),
  async compare(fonts, screenshot, of) {
    const drawn = of === 'drawing' ? await drawingWith(fonts) : await pixelsOf(await pictureWith(fonts));
    return differenceOf(drawn, await pixelsOf(new Blob([bytesOf(screenshot)])));
  },
  golden: async () => base64Of(await shrink(await pictureWith('right'))),
  differenceFromGolden: async (fonts, golden) =>
    shareOfDifferentBlocks(await blockMeans(await pictureWith(fonts)), await blockMeans(new Blob([bytesOf(golden)]))),
};

Object.assign(window, { cardHarness: harness });
