import { expect, test, vi } from 'vitest';
import { pngChunks } from '../../../../testing/png-chunks.ts';
import { barePng, metadataProbe } from './bare-png.ts';

const plainPng = (canvas: HTMLCanvasElement) =>
  new Promise<Blob>((resolve) => canvas.toBlob((blob) => resolve(blob as Blob)));

/** Return a PNG as some devices encode it: with text, Exif and private chunks before the pixels. */
async function pngWithMetadata(canvas = document.createElement('canvas')): Promise<Blob> {
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

test('keeps only the chunks that are needed to draw a PNG', async () => {
  const png = await pngWithMetadata();
  expect(await pngChunks(png)).toContain('eXIf');
  const bare = await barePng(png);
  const colours = ['sRGB', 'gAMA', 'cHRM'];
  const chunks = (await pngChunks(bare)).filter((type) => !colours.includes(type));
  expect(new Set(chunks)).toEqual(new Set(['IHDR', 'IDAT', 'IEND']));
  const picture = await createImageBitmap(bare);
  const context = new OffscreenCanvas(3, 2).getContext('2d') as OffscreenCanvasRenderingContext2D;
  context.drawImage(picture, 0, 0);
  expect([...context.getImageData(2, 1, 1, 1).data]).toEqual([0x12, 0x34, 0x56, 255]);
  expect(await (await pngWithMetadata()).text()).toContain('Anna');
  expect(await bare.text()).not.toContain('Anna');
});

test('checks only once whether the browser adds metadata', async () => {
  const encode = vi.fn(plainPng);
  const addsMetadata = metadataProbe(encode);
  expect([await addsMetadata(), await addsMetadata()]).toEqual([false, false]);
  expect(encode).toHaveBeenCalledTimes(1);
  expect(await metadataProbe(pngWithMetadata)()).toBe(true);
});
