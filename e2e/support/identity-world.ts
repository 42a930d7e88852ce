import type { BrowserContext } from 'playwright';
import type { FixedClock } from '../../testing/fixed-clock.ts';

/** A server with one identity mode, and what a test can observe and change. */
export type IdentityWorld = {
  readonly address: string;
  /** The server's clock, fixed at `eveningMs`. Tokens are signed by the system's clock. */
  readonly clock: FixedClock;
  /** Prepare a browser: intercept its requests for other hosts. */
  readonly prepare: (context: BrowserContext) => Promise<void>;
  /** The link of the latest reset mail to the address. */
  readonly resetLink: (email: string) => Promise<string>;
  /** End the user's sessions: the identity issues no new token. */
  readonly endSessions: (email: string) => Promise<void>;
  /** Allow the user to sign in again after `endSessions`. */
  readonly letIn: (email: string) => Promise<void>;
  readonly stop: () => Promise<void>;
};
