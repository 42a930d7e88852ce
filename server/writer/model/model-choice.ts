/** The model that writes weekly summaries, and its address. */
export type ModelChoice = {
  readonly provider: 'openai' | 'anthropic' | 'google' | 'compatible';
  /** The model's name at the provider: "gpt-5-mini", "meta-llama/Llama-3.1-8B-Instruct". */
  readonly model: string;
  /** The secret API key; null if the model's server needs no key. */
  readonly key: string | null;
  /** An address without a slash at its end; null for the provider's own address. */
  readonly baseUrl: string | null;
  /** The time limit of one call. A week takes at most three calls. */
  readonly timeoutMs: number;
};

const ownAddresses = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
  // Never used: the configuration requires an address for a compatible model.
  compatible: 'http://localhost',
} as const;

/** Return the base address of the model, without a slash at its end. */
export const baseUrlOf = ({ provider, baseUrl }: ModelChoice): string => baseUrl ?? ownAddresses[provider];

/** Return the host that reflections are sent to. Settings shows it. */
export const destinationOf = (choice: ModelChoice): string => new URL(baseUrlOf(choice)).host;

/** Split "openai/gpt-5-mini" into provider and model. Return null for other values. */
export function readModel(value: string): Pick<ModelChoice, 'provider' | 'model'> | null {
  const match = /^(openai|anthropic|google|compatible)\/([\w.:@+/-]{1,200})$/.exec(value);
  return match ? { provider: match[1] as ModelChoice['provider'], model: match[2] as string } : null;
}

/** Return an http(s) address without a slash at its end. Return null if it has credentials, a query or a fragment. */
export function readBaseUrl(value: string): string | null {
  const parsed = URL.parse(value);
  if (!parsed || !['http:', 'https:'].includes(parsed.protocol)) return null;
  return parsed.username || parsed.password || parsed.search || parsed.hash ? null : parsed.href.replace(/\/+$/, '');
}
