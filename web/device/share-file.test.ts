import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { shareFile, shareFiles } from './share-file.ts';

const file = new File(['picture'], 'reflection-card-1.png', { type: 'image/png' });
const words = { title: 'My Weekly Reflection', text: 'Learning to say no' };
let saved: string[] = [];

beforeEach(() => {
  saved = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});

afterEach(() => {
  delete window.AndroidBridge;
});

function shareSheet(canShare: boolean, share = vi.fn(async () => undefined)) {
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { canShare: () => canShare, share }));
  return share;
}

test('shares a file through the device’s share sheet if the sheet accepts files', async () => {
  const share = shareSheet(true);
  expect(await shareFile(file, words)).toBe('shared');
  expect(share).toHaveBeenCalledExactlyOnceWith({ files: [file], ...words });
  expect(saved).toEqual([]);
});

test('neither throws nor downloads the file when the user cancels', async () => {
  const cancel = vi.fn(async () => {
    throw new DOMException('cancelled', 'AbortError');
  });
  shareSheet(true, cancel);
  expect(await shareFile(file, words)).toBe('cancelled');
  expect(saved).toEqual([]);
});

test('downloads the file when the share sheet refuses files [7.43]', async () => {
  shareSheet(false);
  expect(await shareFile(file, words)).toBe('downloaded');
  expect(saved).toEqual(['reflection-card-1.png']);
});

test('in a wrapper, shares the picture, or text and URL if the wrapper cannot share pictures', async () => {
  shareSheet(false);
  const shareImage = vi.fn();
  const shareContent = vi.fn();
  window.AndroidBridge = { shareImage, shareContent };
  expect(await shareFile(file, words)).toBe('shared');
  expect(shareImage).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/^data:image/),
    file.name,
    words.title,
    words.text,
  );
  window.AndroidBridge = { shareContent };
  expect(await shareFile(file, words)).toBe('shared');
  expect(shareContent).toHaveBeenCalledExactlyOnceWith(words.text, window.location.origin);
  expect(saved).toEqual([]);
});

describe('several pictures', () => {
  const other = new File(['other'], 'reflection-card-2.png', { type: 'image/png' });

  test('several pictures go to the share sheet together, or are downloaded one by one if the sheet refuses them', async () => {
    const share = shareSheet(true);
    expect(await shareFiles([file, other], words)).toBe('shared');
    expect(share).toHaveBeenCalledExactlyOnceWith({ files: [file, other], ...words });
    shareSheet(false);
    expect(await shareFiles([file, other], words)).toBe('downloaded');
    expect(saved).toEqual([file.name, other.name]);
  });

  test('several pictures are passed in one call to a wrapper that can share several', async () => {
    shareSheet(false);
    const [shareImage, shareImages] = [vi.fn(), vi.fn()];
    window.AndroidBridge = { shareImage, shareImages };
    expect(await shareFiles([file, other], words)).toBe('shared');
    expect(shareImages).toHaveBeenCalledExactlyOnceWith(expect.any(String), words.title, words.text);
    expect(JSON.parse(String(shareImages.mock.calls[0]?.[0]))).toEqual([
      { dataUrl: `data:image/png;base64,${btoa('picture')}`, fileName: file.name },
      { dataUrl: `data:image/png;base64,${btoa('other')}`, fileName: other.name },
    ]);
    expect(shareImage).not.toHaveBeenCalled();
  });

  test('several pictures are replaced by the text if the wrapper cannot share them in one call', async () => {
    shareSheet(false);
    const [shareImage, shareContent] = [vi.fn(), vi.fn()];
    const shareImages = vi.fn(() => {
      throw new Error('The app has no room left');
    });
    for (const wrapper of [
      { shareImage, shareContent },
      { shareImage, shareContent, shareImages },
    ]) {
      window.AndroidBridge = wrapper;
      expect(await shareFiles([file, other], words)).toBe('shared');
    }
    expect(shareImage).not.toHaveBeenCalled();
    expect(shareImages).toHaveBeenCalledOnce();
    expect(shareContent).toHaveBeenCalledTimes(2);
    expect(saved).toEqual([]);
  });
});
