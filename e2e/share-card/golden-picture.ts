import { CARD_HEIGHT_PX, CARD_WIDTH_PX } from '../../core/domain/limits.ts';

/** The size of golden pictures. Positions and colours are visible at this size, but not how edges are smoothed. */
const [goldenWidth, goldenHeight] = [CARD_WIDTH_PX / 2, CARD_HEIGHT_PX / 2];

/** The grid of blocks whose mean colours are compared. A block is about as high as a line of small type. */
const [columns, rows] = [54, 96];

/** Blocks count as equal if their red, green and blue (0 to 255) differ by at most this number. */
const differenceLimit = 14;

async function drawn(picture: Blob, width: number, height: number): Promise<OffscreenCanvas> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
  context.imageSmoothingQuality = 'high';
  context.drawImage(await createImageBitmap(picture), 0, 0, width, height);
  return canvas;
}

export const shrink = async (picture: Blob): Promise<Blob> =>
  (await drawn(picture, goldenWidth, goldenHeight)).convertToBlob({ type: 'image/webp', quality: 0.8 });

/** Return the mean red, green, blue and opacity of each block of a picture of any size. */
export async function blockMeans(picture: Blob): Promise<Uint8ClampedArray> {
  const canvas = await drawn(await shrink(picture), columns, rows);
  const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
  return context.getImageData(0, 0, columns, rows).data;
}

/** Return the share of blocks that differ, from 0 to 1. */
export function shareOfDifferentBlocks(one: Uint8ClampedArray, two: Uint8ClampedArray): number {
  let count = 0;
  for (let at = 0; at < one.length; at += 4) {
    const isApart = [0, 1, 2].some(
      (channel) => Math.abs((one[at + channel] ?? 0) - (two[at + channel] ?? 0)) > differenceLimit,
    );
    if (isApart) count += 1;
  }
  return count / (columns * rows);
}
