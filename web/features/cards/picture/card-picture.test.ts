import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pngChunks } from '../../../../testing/png-chunks.ts';
import { cardPicture, drawCard } from './card-picture.ts';

const css = '.card { width: 540px; height: 960px; background: #123456 }';
const card = document.createElement('article');

beforeEach(() => {
  card.className = 'card';
  card.textContent = 'Coffee < tea & “fog”';
  document.body.append(card);
});

afterEach(() => card.remove());

const sizeOf = async (picture: Blob) => {
  const { width, height } = await createImageBitmap(picture);
  return [picture.type, width, height];
};

describe('the picture of a card', () => {
  test('the picture of a card is a PNG of 1080 by 1920 pixels [7.40, 9.23]', async () => {
    expect(await sizeOf(await cardPicture(card, css))).toEqual(['image/png', 1080, 1920]);
  });

  test('the picture of a card has no metadata and is made without any request', async () => {
    const ways = [
      vi.spyOn(window, 'fetch'),
      vi.spyOn(XMLHttpRequest.prototype, 'send'),
      vi.spyOn(navigator, 'sendBeacon'),
    ];
    const chunks = await pngChunks(await cardPicture(card, css));
    const colours = ['sRGB', 'gAMA', 'cHRM'];
    expect(new Set(chunks.filter((type) => !colours.includes(type)))).toEqual(new Set(['IHDR', 'IDAT', 'IEND']));
    for (const way of ways) expect(way).not.toHaveBeenCalled();
  });

  test.each([
    ['returns null', (done: BlobCallback) => done(null)],
    ['is missing', undefined],
  ])('the picture of a card is made from a data URL when toBlob %s', async (_how, toBlob) => {
    const own = HTMLCanvasElement.prototype.toBlob;
    Object.assign(HTMLCanvasElement.prototype, { toBlob });
    const picture = await cardPicture(card, css).finally(() =>
      Object.assign(HTMLCanvasElement.prototype, { toBlob: own }),
    );
    expect(await sizeOf(picture)).toEqual(['image/png', 1080, 1920]);
  });

  test('making a picture fails when it takes 15 seconds [9.28]', async () => {
    vi.useFakeTimers();
    vi.spyOn(HTMLImageElement.prototype, 'decode').mockReturnValue(new Promise(() => undefined));
    let outcome = 'waiting';
    void cardPicture(card, css).catch(() => {
      outcome = 'failed';
    });
    await vi.advanceTimersByTimeAsync(14_999);
    expect(outcome).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome).toBe('failed');
  });

  test('waits before drawing only when the fonts or styles differ from those of the last picture', async () => {
    const waits = vi.spyOn(window, 'setTimeout');
    const delaysOf = async (styles: string) => {
      waits.mockClear();
      await drawCard(card, styles);
      return waits.mock.calls.map(([, delayMs]) => delayMs);
    };
    const others = `${css} .card { color: #fff }`;
    expect(await delaysOf(others)).toEqual([60]);
    expect(await delaysOf(others)).toEqual([]);
    card.textContent = 'Other words';
    expect(await delaysOf(others)).toEqual([]);
    expect(await delaysOf(css)).toEqual([60]);
    expect(await delaysOf(others)).toEqual([60]);
  });

  test.each([
    ['Gecko', 'Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0'],
    ['WebKit', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148'],
  ])('waits before every drawing in %s, even if fonts and styles are unchanged', async (engine, userAgent) => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
    const waits = vi.spyOn(window, 'setTimeout');
    const styles = `${css} .card { color: ${engine === 'Gecko' ? 'red' : 'blue'} }`;
    await drawCard(card, styles);
    await drawCard(card, styles);
    expect(waits.mock.calls.map(([, delayMs]) => delayMs)).toEqual([300, 120]);
  });

  test('the picture of a card is drawn in bands, and other tasks run between them', async () => {
    const events: string[] = [];
    const { drawImage } = CanvasRenderingContext2D.prototype;
    const spy = vi.spyOn(CanvasRenderingContext2D.prototype, 'drawImage').mockImplementation(function (
      this: CanvasRenderingContext2D,
      ...values: unknown[]
    ) {
      Reflect.apply(drawImage, this, values);
      events.push(`band at ${values[2]}`);
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => events.push('another task');
      port2.postMessage(null);
    });
    await drawCard(card, css);
    expect(spy.mock.calls.map(([, , , , bandPx]) => bandPx)).toEqual(Array.from({ length: 12 }, () => 160));
    const expected = Array.from({ length: 12 }, (_, band) => [`band at ${band * 160}`, 'another task']);
    expect(events).toEqual(expected.flat());
  });

  test('making a picture fails when the browser cannot draw it', async () => {
    vi.spyOn(HTMLImageElement.prototype, 'decode').mockRejectedValue(new DOMException('no', 'EncodingError'));
    await expect(cardPicture(card, css)).rejects.toThrow();
  });
});
