/** The Firebase project that signs people in, and what this deployment wants of it. */
export type FirebaseConfig = {
  readonly projectId: string;
  /** The web key: names the project, opens nothing, is on every page. */
  readonly apiKey: string;
  /** The host that serves the popup's handler, without a scheme. */
  readonly authDomain: string;
  /** Whether Firebase is asked, every five minutes, if a token's person may still sign in. */
  readonly checksRevocation: boolean;
  /** Whether the page mirrors its token to the server. */
  readonly syncsToken: boolean;
};

/** A project's id as Google allows it; null for anything else. */
export const readProjectId = (value: string): string | null =>
  /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/.test(value) ? value : null;

/** A web key; null for what has characters that no key has. */
export const readApiKey = (value: string): string | null => (/^[\w-]{8,200}$/.test(value) ? value : null);

/** A host name, with a port or without. It becomes part of the pages' content security policy. */
export const readAuthDomain = (value: string): string | null =>
  /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?$/i.test(value) ? value.toLowerCase() : null;
