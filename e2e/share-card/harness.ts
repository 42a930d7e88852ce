/// <reference types="vite/client" />
import { createElement, createRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Summary } from '../../core/contract/summaries.ts';
import { cardCharacters, cardContent } from '../../web/features/cards/card-content.ts';
import { cardPicture } from '../../web/features/cards/card-picture.ts';
import type { CardMode } from '../../web/features/cards/design.ts';
import type { DesignKey } from '../../web/features/cards/designs.ts';
import { loadDesign } from '../../web/features/cards/load-design.ts';
import { ShareCard } from '../../web/features/cards/share-card.tsx';
import '../../web/ui/tokens.css';
import '../../web/ui/base.css';

/** What the page offers to the test: a card at full size in its corner, and the picture of it. */
export type CardHarness = {
  /** Boxes whose type does not fit, or that leave the card; empty when all is well. */
  show: (key: DesignKey, mode: CardMode, summary: Summary) => Promise<readonly string[]>;
  /** A PNG in base64, made with the fonts of the page or, as a control, with broken ones. */
  picture: (fonts: 'right' | 'broken') => Promise<string>;
};

const root = createRoot(document.getElementById('root') as HTMLElement);
const card = createRef<HTMLElement>();
let css = '';

function misfits(element: HTMLElement): string[] {
  const outer = element.getBoundingClientRect();
  const faults: string[] = [];
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

const harness: CardHarness = {
  async show(key, mode, summary) {
    const loaded = await loadDesign(key, cardCharacters(summary));
    const content = cardContent(summary, mode, loaded.layout.themeRoom);
    css = loaded.css;
    flushSync(() =>
      root.render(createElement(ShareCard, { ...loaded, key: `${key} ${mode} ${summary.id}`, content, ref: card })),
    );
    await document.fonts.ready;
    return misfits(card.current as HTMLElement);
  },
  async picture(fonts) {
    const used = fonts === 'right' ? css : css.replace(/font\/woff2;base64,.{64}/g, 'font/woff2;base64,AAAA');
    const picture = await cardPicture(card.current as HTMLElement, used);
    const bytes = new Uint8Array(await picture.arrayBuffer());
    let binary = '';
    for (const byte of bytes) binary += String.fromCharCode(byte);
    return btoa(binary);
  },
};

Object.assign(window, { cardHarness: harness });
