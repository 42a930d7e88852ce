import type { Page } from 'playwright';
import type { ScreenshotApp, Who } from './screenshot-app.ts';

export type State = {
  /** The name, such as 'home-locked', which its picture files also have. */
  readonly name: string;
  readonly who: Who;
  /** Bring a page of the user `who` into this state and wait until the state is visible. */
  readonly show: (page: Page, app: ScreenshotApp) => Promise<void>;
};
