export type FirebaseConfig = {
  readonly projectId: string;
  /** The web API key. It is public: it only names the project, and our pages contain it. */
  readonly apiKey: string;
  /** The host of the sign-in popup, without `https://`. */
  readonly authDomain: string;
  /** Whether the server checks with Firebase, every five minutes, that the user may still sign in. */
  readonly checksRevocation: boolean;
  /** Whether the page copies its identity token to a cookie (see token-sync.ts). */
  readonly syncsToken: boolean;
};

export const readProjectId = (value: string): string | null =>
  /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/.test(value) ? value : null;

export const readApiKey = (value: string): string | null => (/^[\w-]{8,200}$/.test(value) ? value : null);

/**
 * Check a host name, which may include a port. Return it in lower case, or null if it is invalid. An invalid name would
 * break the content security policy.
 */
export const readAuthDomain = (value: string): string | null =>
  /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?$/i.test(value) ? value.toLowerCase() : null;
