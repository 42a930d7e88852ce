/** The Firebase project that signs users in, and the options of this deployment. */
export type FirebaseConfig = {
  readonly projectId: string;
  /** The web API key. It only names the project and is public on every page. */
  readonly apiKey: string;
  /** The host of the sign-in popup, without a scheme. */
  readonly authDomain: string;
  /** Whether to check with Firebase every five minutes that the user may still sign in. */
  readonly checksRevocation: boolean;
  /** Whether the page copies its token to a cookie (see token-sync.ts). */
  readonly syncsToken: boolean;
};

/** Return a valid Google project id unchanged, or null. */
export const readProjectId = (value: string): string | null =>
  /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/.test(value) ? value : null;

/** Return a well-formed web API key unchanged, or null. */
export const readApiKey = (value: string): string | null => (/^[\w-]{8,200}$/.test(value) ? value : null);

/** Return a host name in lower case, with its port if it has one, or null. It becomes part of the content security policy. */
export const readAuthDomain = (value: string): string | null =>
  /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?$/i.test(value) ? value.toLowerCase() : null;
