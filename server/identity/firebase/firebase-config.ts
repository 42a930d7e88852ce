/** The Firebase project that signs users in, and the options of this deployment. */
export type FirebaseConfig = {
  readonly projectId: string;
  /** The web API key. It is not a secret: it names the project, and pages contain it. */
  readonly apiKey: string;
  /** The host of the sign-in popup, without `https://`. */
  readonly authDomain: string;
  /** Whether to ask Firebase every five minutes whether the user may still sign in. */
  readonly checksRevocation: boolean;
  /** Whether the page copies its token to a cookie (see token-sync.ts). */
  readonly syncsToken: boolean;
};

/** Return a valid Google project id unchanged, or null. */
export const readProjectId = (value: string): string | null =>
  /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/.test(value) ? value : null;

/** Return a well-formed web API key unchanged, or null. */
export const readApiKey = (value: string): string | null => (/^[\w-]{8,200}$/.test(value) ? value : null);

/**
 * Return a host name, with an optional port, in lower case, or null if it is invalid. The content security policy will
 * contain it.
 */
export const readAuthDomain = (value: string): string | null =>
  /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?$/i.test(value) ? value.toLowerCase() : null;
