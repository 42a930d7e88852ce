import { STORAGE_APPEARANCE } from '../../core/domain/limits.ts';
import { type Appearance, readAppearance } from './ground.ts';
import { storage, watchStorage } from './storage.ts';

const lightScheme = '(prefers-color-scheme: light)';
/** The media condition of the light scheme's rules in ui/styles/tokens.css. */
const lightRulesCondition = `print, ${lightScheme}`;

const conditions: Readonly<Record<Appearance, readonly [light: string, dark: string]>> = {
  device: [lightScheme, '(prefers-color-scheme: dark)'],
  light: ['all', 'not all'],
  // Use the light colours only in print, because a dark background would waste ink.
  dark: ['print', 'all'],
};

let chosen = readAppearance();
const listeners = new Set<() => void>();
let lightRules: CSSMediaRule[] | null = null;

/**
 * Return the rules of a style sheet. Return none if they are unreadable, as in an extension's sheet from another
 * origin.
 */
function rulesOf(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch {
    return [];
  }
}

/**
 * Find the light scheme's rules (ui/styles/tokens.css). Call this only once: it finds the rules by their media
 * condition, which `applyAppearance` changes.
 */
const findLightRules = () =>
  [...document.styleSheets]
    .flatMap((sheet) => rulesOf(sheet))
    .filter(
      (rule): rule is CSSMediaRule => rule instanceof CSSMediaRule && rule.media.mediaText === lightRulesCondition,
    );

/**
 * Apply the chosen colours. To do so, change the media conditions of the light scheme's rules and of the `theme-color`
 * tags, which colour the browser's bars.
 */
export function applyAppearance(): void {
  const [light, dark] = conditions[chosen];
  lightRules ??= findLightRules();
  for (const { media } of lightRules) media.mediaText = chosen === 'device' ? lightRulesCondition : light;
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

/** Store and apply the colours. If the device cannot store them, they apply until the page is closed. */
export function storeAppearance(appearance: Appearance): void {
  storage.set(STORAGE_APPEARANCE, appearance);
  choose(appearance);
}

export const currentAppearance = (): Appearance => chosen;

/** Call `onChange` when the user chooses other colours, in this or another tab. Return a stop function. */
export function subscribeToAppearance(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

/** Apply a choice of colours made in another tab. Return a stop function. */
export const followAppearance = (): (() => void) => watchStorage(STORAGE_APPEARANCE, () => choose(readAppearance()));

// Apply the colours immediately: if the user has chosen colours, this module is loaded before the first paint.
applyAppearance();
