import { expect, test, vi } from 'vitest';
import { pngChunks } from '../../../../testing/png-chunks.ts';
import { barePng, metadataProbe } from './bare-png.ts';

const plainPng = (canvas: HTMLCanvasElement) =>
  new Promise<Blob>((resolve) => canvas.toBlob((blob) => resolve(blob as Blob)));

/** A picture as some devices write it: with a text chunk, an Exif chunk and a private chunk before the pixels. */
async function talkativePng(canvas = document.createElement('canvas')): Promise<Blob> {
  canvas.width = 3;
  canvas.height = 2;
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  context.fillStyle = '#123456';
  context.fillRect(0, 0, 3, 2);
  const plain = await plainPng(canvas);
  const chunk = (type: string, data: string) => {
    const bytes = new TextEncoder().encode(`\0\0\0${String.fromCharCode(data.length)}${type}${data}####`);
    return new Blob([bytes]);
  };
  const headEnd = 8 + 12 + 13;
  const extra = [chunk('tEXt', 'Author\0Anna'), chunk('eXIf', 'MM'), chunk('iDOT', ''), chunk('tIME', '1234567')];
  return new Blob([plain.slice(0, headEnd), ...extra, plain.slice(headEnd)]);
}

test('keeps only the chunks that are drawn', async () => {
  const png = await talkativePng();
  expect(await pngChunks(png)).toContain('eXIf');
  const bare = await barePng(png);
  const colours = ['sRGB', 'gAMA', 'cHRM'];
  const chunks = (await pngChunks(bare)).filter((type) => !colours.includes(type));
  expect(new Set(chunks)).toEqual(new Set(['IHDR', 'IDAT', 'IEND']));
  const picture = await createImageBitmap(bare);
  const context = new OffscreenCanvas(3, 2).getContext('2d') as OffscreenCanvasRenderingContext2D;
  context.drawImage(picture, 0, 0);
  expect([...context.getImageData(2, 1, 1, 1).data]).toEqual([0x12, 0x34, 0x56, 255]);
  expect(await (await talkativePng()).text()).toContain('Anna');
  expect(await bare.text()).not.toContain('Anna');
});

test('is needed only when the browser adds metadata, which is detected once', async () => {
  const asked = vi.fn(plainPng);
  const addsNothing = metadataProbe(asked);
  expect([await addsNothing(), await addsNothing()]).toEqual([false, false]);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(await metadataProbe(talkativePng)()).toBe(true);
});
