import type { Page } from 'playwright';
import type { ScreenshotApp, Who } from '../../scripts/screenshots/screenshot-app.ts';

/** The first control on the page with this role and accessible name. */
export type Control = {
  readonly role: 'button' | 'tab' | 'link' | 'combobox';
  readonly name: string | RegExp;
};

/** Something that opens over or in a screen: a dialog, a sheet, a menu, a tab, another view. */
export type Layer = {
  readonly name: string;
  /** The path of the component that contains the layer, from the root of the repository. */
  readonly source: string;
  /** How to open the layer: the controls to press one after the other, or a function. */
  readonly open: readonly Control[] | ((page: Page, app: ScreenshotApp) => Promise<void>);
  /** The accessible name of the layer, if it is a dialog. */
  readonly dialog?: string | RegExp;
  readonly close: 'Escape' | 'back' | Control;
};

/** A screen in one state, with everything that can be opened there. */
export type Scene = {
  readonly name: string;
  readonly who: Who;
  /** The pattern of the screen's path in web/app/routes.ts, or 'not found'. */
  readonly route: string;
  /**
   * The path, such as '/history?date=2026-11-18', or a function that prepares responses or drafts and then returns the
   * path.
   */
  readonly path: string | ((page: Page, app: ScreenshotApp) => Promise<string>);
  /** A text that shows that the screen and its data are loaded. No other screen contains this text. */
  readonly shows: string;
  /** The controls to press after the screen has opened, so that the screen gets into the state of this scene. */
  readonly begin?: readonly Control[];
  /** Set if every path shows this screen, so that the test cannot leave the screen and return to it. */
  readonly isEverywhere?: true;
  readonly layers?: readonly Layer[];
};

export const button = (name: string | RegExp): Control => ({ role: 'button', name });
export const tab = (name: string): Control => ({ role: 'tab', name });
