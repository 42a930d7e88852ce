import { STORAGE_APPEARANCE } from '../../core/domain/limits.ts';
import { type Appearance, readAppearance } from './ground.ts';
import { storage, watchStorage } from './storage.ts';

const lightScheme = '(prefers-color-scheme: light)';

/** What to write in the place of each media condition. */
const conditions: Readonly<Record<Appearance, readonly [light: string, dark: string]>> = {
  device: [lightScheme, '(prefers-color-scheme: dark)'],
  light: ['all', 'not all'],
  // On paper, a dark ground would only cost ink.
  dark: ['print', 'all'],
};

let chosen = readAppearance();
const listeners = new Set<() => void>();
let lightRules: CSSMediaRule[] | null = null;

/** Return the rules of a style sheet; none if a browser extension has added it from another origin. */
function rulesOf(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch {
    return [];
  }
}

/** Find the rule of ui/styles/tokens.css for the light scheme. Afterwards, its condition may be another one. */
const findLightRules = () =>
  [...document.styleSheets]
    .flatMap((sheet) => rulesOf(sheet))
    .filter((rule): rule is CSSMediaRule => rule instanceof CSSMediaRule && rule.media.mediaText === lightScheme);

/** Use the chosen colours: replace the condition of the light scheme, and those of the colours of the browser's bars. */
export function applyAppearance(): void {
  const [light, dark] = conditions[chosen];
  lightRules ??= findLightRules();
  for (const { media } of lightRules) media.mediaText = light;
  const [darkBar, lightBar] = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]');
  if (darkBar) darkBar.media = dark;
  if (lightBar) lightBar.media = light;
  document.documentElement.style.background = '';
}

function choose(appearance: Appearance): void {
  chosen = appearance;
  applyAppearance();
  for (const listener of listeners) listener();
}

/** Use these colours from now on; where the device cannot store anything, until the page is closed. */
export function storeAppearance(appearance: Appearance): void {
  storage.set(STORAGE_APPEARANCE, appearance);
  choose(appearance);
}

/** Return the colours that are used now. */
export const currentAppearance = (): Appearance => chosen;

/** Call back when the choice changes, here or in another tab. Return a stop function. */
export function subscribeToAppearance(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

/** Apply a change made in another tab. Return a stop function. */
export const followAppearance = (): (() => void) => watchStorage(STORAGE_APPEARANCE, () => choose(readAppearance()));

// The app loads this module before its first paint if the user chose colours.
applyAppearance();
