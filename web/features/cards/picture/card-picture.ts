import {
  CARD_EXPORT_SCALE,
  CARD_EXPORT_TIMEOUT_MS,
  CARD_HEIGHT_PX,
  CARD_WIDTH_PX,
} from '../../../../core/domain/limits.ts';
import { barePng, metadataProbe } from './bare-png.ts';

const width = CARD_WIDTH_PX * CARD_EXPORT_SCALE;
const height = CARD_HEIGHT_PX * CARD_EXPORT_SCALE;

const escapeXml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/**
 * Return an SVG with the card's markup and CSS. The card is scaled by a transform, because a viewBox fails in WebKit,
 * and `zoom` changes the line breaks.
 */
function svgOf(card: HTMLElement, css: string): string {
  const markup = new XMLSerializer().serializeToString(card);
  const stage = `width:${CARD_WIDTH_PX}px;height:${CARD_HEIGHT_PX}px;transform:scale(${CARD_EXPORT_SCALE});transform-origin:0 0`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><foreignObject width="${width}" height="${height}"><div xmlns="http://www.w3.org/1999/xhtml" style="${stage}"><style>${escapeXml(css)}</style>${markup}</div></foreignObject></svg>`;
}

/**
 * Encode a picture without `toBlob`, which may be missing or fail. Decode the data URL here, because the content
 * security policy forbids fetching it.
 */
function blobFromDataUrl(canvas: HTMLCanvasElement): Blob {
  const [, base64 = ''] = canvas.toDataURL('image/png').split(',');
  return new Blob([Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))], { type: 'image/png' });
}

function blobOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve) => {
    if (typeof canvas.toBlob !== 'function') resolve(blobFromDataUrl(canvas));
    else canvas.toBlob((blob) => resolve(blob ?? blobFromDataUrl(canvas)), 'image/png');
  });
}

/** The height in px of what a slow phone draws without blocking other tasks for 50 ms. It divides the card's height. */
const BAND_PX = 160;

const isChromium = () => navigator.userAgent.includes('Chrom');

/** Resolve in the next task. `setTimeout` would wait 4 ms each time. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** Draw the picture band by band, each in a task of its own. */
async function drawInBands(context: CanvasRenderingContext2D, image: HTMLImageElement): Promise<void> {
  for (let top = 0; top < height; top += BAND_PX) {
    context.drawImage(image, 0, top, width, BAND_PX, 0, top, width, BAND_PX);
    // Reading a pixel makes Chromium draw the band now. Otherwise it would draw all bands at once for the encoder.
    context.getImageData(0, top, 1, 1);
    await nextTask();
  }
}

let drawnCss = '';

/**
 * Return the ms to wait between `decode` and drawing. When `decode` resolves, browsers are still preparing new fonts.
 * Gecko and WebKit also prepare the gradients of every picture. Without the wait, the first picture with new fonts
 * sometimes lacked letters, and a busy WebKit drew nothing.
 */
function settlingTimeMs(css: string): number {
  if (!isChromium()) return css === drawnCss ? 120 : 300;
  return css === drawnCss ? 0 : 60;
}

/** Draw a card on a canvas of 1080 by 1920 px. Throw if the browser cannot draw it. */
export async function drawCard(card: HTMLElement, css: string): Promise<HTMLCanvasElement> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svgOf(card, css))}`;
  await image.decode();
  const settlingMs = settlingTimeMs(css);
  if (settlingMs > 0) await new Promise((resolve) => setTimeout(resolve, settlingMs));
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  // `alpha: false`: a picture without transparency is a sixth smaller and faster to encode. `willReadFrequently`:
  // encoding reads all pixels, which is faster from main memory than from the graphics card.
  const context = canvas.getContext('2d', { alpha: false, willReadFrequently: true });
  if (!context) throw new Error('no canvas');
  // Drawing in bands is known to give the same picture in Chromium only.
  if (isChromium()) await drawInBands(context, image);
  else context.drawImage(image, 0, 0);
  drawnCss = css;
  return canvas;
}

const addsMetadata = metadataProbe(blobOf);

async function pngOf(card: HTMLElement, css: string): Promise<Blob> {
  const png = await blobOf(await drawCard(card, css));
  return (await addsMetadata()) ? barePng(png) : png;
}

/**
 * Return the picture of a card: a PNG of 1080 by 1920 px without metadata. No request is sent. `css` has all
 * stylesheets, with the fonts as data URLs. Throws if the browser cannot draw the card within 15 s.
 */
export function cardPicture(card: HTMLElement, css: string): Promise<Blob> {
  let timer: ReturnType<typeof setTimeout>;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('the picture took too long')), CARD_EXPORT_TIMEOUT_MS);
  });
  return Promise.race([pngOf(card, css), tooLate]).finally(() => clearTimeout(timer));
}
