import type { Page } from 'playwright';
import type { Stage, Who } from './stage.ts';

/** One state of a screen. */
export type State = {
  /** 'home-locked'; also the name of its pictures. */
  readonly name: string;
  readonly who: Who;
  /** Bring a page of `who` to this state and wait until it shows. */
  readonly show: (page: Page, stage: Stage) => Promise<void>;
};
