import type { Page } from 'playwright';
import type { Stage, Who } from './stage.ts';

/** A screen in a state worth looking at. */
export type State = {
  /** 'home-locked'; also the name of its pictures. */
  readonly name: string;
  readonly who: Who;
  /** Brings it up on a page of `who` and waits until it is there. */
  readonly show: (page: Page, stage: Stage) => Promise<void>;
};
