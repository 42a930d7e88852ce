import type { BrowserContext } from 'playwright';
import type { FixedClock } from '../../testing/fixed-clock.ts';

/** A server with one way of signing in, and what a test needs to see of it and do to it. */
export type IdentityWorld = {
  readonly address: string;
  /** The server's, which stands at `eveningMs` until it is moved. Tokens are signed by the system's. */
  readonly clock: FixedClock;
  /** Readies a browser for the way: answers what it would ask of the world outside. */
  readonly prepare: (context: BrowserContext) => Promise<void>;
  /** Where the reset mail sent last to the address leads. */
  readonly resetLink: (email: string) => Promise<string>;
  /** From now on the identity gives this person's devices no new token. */
  readonly endSessions: (email: string) => Promise<void>;
  /** Lets somebody sign in again whose sessions were ended. */
  readonly letIn: (email: string) => Promise<void>;
  readonly stop: () => Promise<void>;
};
