/** Which model writes weekly summaries, and where it is asked. */
export type ModelChoice = {
  readonly provider: 'openai' | 'anthropic' | 'google' | 'compatible';
  /** As its provider calls it: "gpt-5-mini", "meta-llama/Llama-3.1-8B-Instruct". */
  readonly model: string;
  /** A secret; null where the server asks for none. */
  readonly key: string | null;
  /** Without a slash at its end; null for the provider's own address. */
  readonly baseUrl: string | null;
  /** For one call. A week takes three of them at most. */
  readonly timeoutMs: number;
};

const ownAddresses = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
  // Never used: a compatible model is not taken without an address.
  compatible: 'http://localhost',
} as const;

/** Where the model is asked, without a slash at its end. */
export const baseUrlOf = ({ provider, baseUrl }: ModelChoice): string => baseUrl ?? ownAddresses[provider];

/** The host that a week's reflections are sent to: what the sentence in Settings names. */
export const destinationOf = (choice: ModelChoice): string => new URL(baseUrlOf(choice)).host;

/** "openai/gpt-5-mini" in its two parts; null where it is not one. */
export function readModel(value: string): Pick<ModelChoice, 'provider' | 'model'> | null {
  const match = /^(openai|anthropic|google|compatible)\/([\w.:@+/-]{1,200})$/.exec(value);
  return match ? { provider: match[1] as ModelChoice['provider'], model: match[2] as string } : null;
}

/** An address without key, question or fragment, and without a slash at its end; null where it is none. */
export function readBaseUrl(value: string): string | null {
  const parsed = URL.parse(value);
  if (!parsed || !['http:', 'https:'].includes(parsed.protocol)) return null;
  return parsed.username || parsed.password || parsed.search || parsed.hash ? null : parsed.href.replace(/\/+$/, '');
}
