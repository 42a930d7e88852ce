import type { BrowserContext } from 'playwright';
import type { FixedClock } from '../../testing/fixed-clock.ts';

/** A server with one identity mode, and what a test can observe and change. */
export type IdentityWorld = {
  readonly address: string;
  /** The server's clock, fixed at `eveningMs`. Tokens use the system's clock instead. */
  readonly clock: FixedClock;
  /** Redirect a browser's requests for other hosts to servers that replace these hosts in the test. */
  readonly prepare: (context: BrowserContext) => Promise<void>;
  /** Return the link in the latest password-reset email to the address. */
  readonly resetLink: (email: string) => Promise<string>;
  /** End the user's sessions. The identity then issues no new tokens for this user until `letIn`. */
  readonly endSessions: (email: string) => Promise<void>;
  readonly letIn: (email: string) => Promise<void>;
  readonly stop: () => Promise<void>;
};
