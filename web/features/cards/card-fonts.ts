import type { FontFile } from './fonts/font-file.ts';
import { BASIC_LATIN, covers, isBasicLatin } from './fonts/unicode-ranges.ts';

/**
 * Return the CSS of the loaded fonts with the font files embedded. Call it only for a picture: encoding takes time.
 */
type FontCss = () => Promise<string>;

/**
 * The fonts that are loaded or loading, by URL. A file that cannot be loaded is removed, so that it can be tried again.
 */
const ready = new Map<string, Promise<FontCss>>();

function dataUrl(bytes: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error('a font could not be read'));
    reader.readAsDataURL(bytes);
  });
}

async function load({ family, url, weight, style, unicodeRange }: FontFile): Promise<FontCss> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error('a font could not be fetched');
  const bytes = await answer.arrayBuffer();
  document.fonts.add(await new FontFace(family, bytes, { weight, style, unicodeRange }).load());
  let source: Promise<string> | null = null;
  return async () => {
    source ??= dataUrl(new Blob([bytes], { type: 'font/woff2' })).catch((error: unknown) => {
      source = null;
      throw error;
    });
    return `@font-face{font-family:'${family}';font-weight:${weight};font-style:${style};unicode-range:${unicodeRange};src:url(${await source}) format('woff2')}`;
  };
}

function loadOnce(file: FontFile): Promise<FontCss> {
  const known = ready.get(file.url);
  if (known) return known;
  const loading = load(file);
  ready.set(file.url, loading);
  loading.catch(() => ready.delete(file.url));
  return loading;
}

/** Return the file for basic Latin if there is one and it has all characters of the text, else the whole font. */
const smallestFor = (text: string, file: FontFile): FontFile =>
  file.basicUrl && isBasicLatin(text) ? { ...file, url: file.basicUrl, unicodeRange: BASIC_LATIN } : file;

/**
 * Load the font files that the text needs, and return a function that returns their CSS for the picture. A file that
 * cannot be loaded is missing from both the page and the picture, so that they look the same.
 */
export async function loadFonts(files: readonly FontFile[], text: string): Promise<FontCss> {
  const needed = files.map((file) => smallestFor(text, file)).filter((file) => covers(file.unicodeRange, text));
  const rules = await Promise.all(needed.map((file) => loadOnce(file).catch(() => async () => '')));
  return async () => (await Promise.all(rules.map((rule) => rule()))).join('\n');
}
