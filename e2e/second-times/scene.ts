import type { Page } from 'playwright';
import type { ScreenshotApp, Who } from '../../scripts/screenshots/screenshot-app.ts';

/** A control, found by its role and accessible name; the first one that matches. */
export type Control = {
  readonly role: 'button' | 'tab' | 'link' | 'combobox';
  readonly name: string | RegExp;
};

/** Something that opens and closes over or in a screen: a dialog, a sheet, a menu, a tab, another view. */
export type Layer = {
  readonly name: string;
  /** The component that it is made of, from the root of the project. */
  readonly source: string;
  /** The controls that open it, in order, or steps that also work when it was open before. */
  readonly open: readonly Control[] | ((page: Page, app: ScreenshotApp) => Promise<void>);
  /** The accessible name, if it is a dialog. */
  readonly dialog?: string | RegExp;
  readonly close: 'Escape' | 'back' | Control;
};

/** A screen in one state, with everything that can be opened there. */
export type Scene = {
  readonly name: string;
  readonly who: Who;
  /** Its pattern in web/app/routes.ts, or 'not found'. */
  readonly route: string;
  /** Where it is, such as '/history?date=2026-11-18'. May prepare responses and drafts first. */
  readonly path: string | ((page: Page, app: ScreenshotApp) => Promise<string>);
  /** A text that only this screen shows, once it has its data. */
  readonly shows: string;
  /** The controls that lead to the state after the screen opened. */
  readonly begin?: readonly Control[];
  /** Whether every path shows this screen, so that nobody can leave it and return. */
  readonly isEverywhere?: true;
  readonly layers?: readonly Layer[];
};

export const button = (name: string | RegExp): Control => ({ role: 'button', name });
export const tab = (name: string): Control => ({ role: 'tab', name });
