/// <reference types="vite/client" />
import { createElement, createRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Summary } from '../../core/contract/summaries.ts';
import { cardCharacters, cardContent } from '../../web/features/cards/base/card-content.ts';
import type { CardMode } from '../../web/features/cards/base/design.ts';
import { ShareCard } from '../../web/features/cards/base/share-card.tsx';
import { loadFonts } from '../../web/features/cards/card-fonts.ts';
import { type DesignKey, designKeys } from '../../web/features/cards/designs.ts';
import { loadDesign } from '../../web/features/cards/load-design.ts';
import { cardPicture, drawCard } from '../../web/features/cards/picture/card-picture.ts';
import { blockMeans, shareOfDifferentBlocks, shrink } from './golden-picture.ts';
import { designWithScripts, scriptFonts } from './script-fonts.ts';
import '../../web/ui/styles/tokens.css';
import '../../web/ui/styles/base.css';

/** What the page offers to the test: a card at full size in its corner, and the picture of it. */
export type CardHarness = {
  readonly designs: readonly DesignKey[];
  /** Boxes whose type does not fit, or that leave the card; empty when all is well. */
  show: (key: DesignKey, mode: CardMode, summary: Summary) => Promise<readonly string[]>;
  /** A PNG in base64, made with the fonts of the page or, as a control, with broken ones. */
  picture: (fonts: 'right' | 'broken') => Promise<string>;
  /** Only makes the picture: how long it takes, ms. */
  exportMs: () => Promise<number>;
  /** The font rules of the card, with the fonts inside. */
  fontCss: () => string;
  /** How far what is drawn, or the PNG of it, is from the browser's own screenshot of the card, a PNG in base64. */
  compare: (fonts: 'right' | 'broken', screenshot: string, of: 'drawing' | 'png') => Promise<PictureDifference>;
  /** The picture, a quarter as wide and high: a WebP in base64. */
  golden: () => Promise<string>;
  /** The share of the picture's blocks whose mean colour is not that of such a small one. */
  fromGolden: (fonts: 'right' | 'broken', golden: string) => Promise<number>;
};

/** Shares of the pixels, 0 to 1. */
export type PictureDifference = {
  readonly width: number;
  readonly height: number;
  /** Those whose red, green or blue differs by more than a sixteenth: less than what pixelmatch lets pass for equal. */
  readonly slightly: number;
  /** Those that differ by more than an eighth. */
  readonly clearly: number;
};

const root = createRoot(document.getElementById('root') as HTMLElement);
const card = createRef<HTMLElement>();
let css = '';

/** The middles of the lines of a text, where the letters are: what is above and below may touch the next line. */
function middlesOfLines(text: Element): DOMRect[] {
  const range = document.createRange();
  range.selectNodeContents(text);
  return [...range.getClientRects()]
    .filter(({ width, height }) => width > 1 && height > 1)
    .map(({ x, y, width, height }) => new DOMRect(x, y + height * 0.3, width, height * 0.4));
}

const meet = (one: DOMRect, other: DOMRect) =>
  one.left + 1 < other.right && other.left + 1 < one.right && one.top < other.bottom && other.top < one.bottom;

/** Pairs of texts that stand on each other. */
function overlaps(element: HTMLElement): string[] {
  const blocks = [...element.querySelectorAll('p, h2, li, span')]
    .filter((text) => text.matches('p, h2') || !(text.closest('p, h2') || text.querySelector('p, h2, span')))
    .map((text) => ({ name: text.className || text.tagName, rects: middlesOfLines(text) }));
  return blocks.flatMap(({ name, rects }, index) =>
    blocks
      .slice(index + 1)
      .filter((other) => rects.some((rect) => other.rects.some((each) => meet(rect, each))))
      .map((other) => `${name} stands on ${other.name}`),
  );
}

function misfits(element: HTMLElement): string[] {
  const outer = element.getBoundingClientRect();
  const faults = overlaps(element);
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

/** Writing a PNG and reading it again takes most of a comparison. */
async function drawingWith(fonts: 'right' | 'broken'): Promise<ImageData> {
  const canvas = await drawCard(card.current as HTMLElement, cssWith(fonts));
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

/** Decoded here and not in the test: the browser is ten times faster at it, and no pixel crosses over. */
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
  if (other.width !== width || other.height !== height) throw new Error('the screenshot is of another size');
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
  async show(key, mode, summary) {
    const characters = cardCharacters(summary);
    const [loaded, scripts] = await Promise.all([loadDesign(key, characters), loadFonts(scriptFonts, characters)]);
    const content = cardContent(summary, mode, loaded.layout.themeRoom);
    css = `${scripts}\n${loaded.css}`;
    const design = designWithScripts(loaded.design);
    flushSync(() =>
      root.render(
        createElement(ShareCard, { ...loaded, design, key: `${key} ${mode} ${summary.id}`, content, ref: card }),
      ),
    );
    await document.fonts.ready;
    return misfits(card.current as HTMLElement);
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
  fromGolden: async (fonts, golden) =>
    shareOfDifferentBlocks(await blockMeans(await pictureWith(fonts)), await blockMeans(new Blob([bytesOf(golden)]))),
};

Object.assign(window, { cardHarness: harness });
