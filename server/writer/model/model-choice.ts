import { isPrivateHost, isThisMachine } from './private-network.ts';

/** The model that writes weekly summaries, and its address. */
export type ModelChoice = {
  readonly provider: 'openai' | 'anthropic' | 'google' | 'compatible' | 'ollama';
  /** The model's name at the provider: "gpt-5-mini", "meta-llama/Llama-3.1-8B-Instruct". */
  readonly model: string;
  /** The secret API key; null if the model's server needs no key. */
  readonly key: string | null;
  /** The address of the model's server, without a slash at its end; null for the provider's own address. */
  readonly baseUrl: string | null;
  /** The time limit of one call. A week takes at most five calls. */
  readonly timeoutMs: number;
  /** Whether WRITER=auto found the model on this machine, so that the model needs no consent. */
  readonly isLocal?: boolean;
  /**
   * The size of the context in tokens, for prompt and answer together. Not set if unknown, or if each call requests a
   * context of the size that it needs.
   */
  readonly contextTokens?: number;
};

/** A kind of model server, and the address at which to look for it. */
export type LocalPlace = {
  readonly server: 'Ollama' | 'llama.cpp' | 'LM Studio';
  /** The address of the server, without a slash or `/v1` at its end. */
  readonly baseUrl: string;
};

/** Where to look for a model if WRITER is `auto`. */
export type LocalSearch = {
  /** The places to look at, in order of preference. */
  readonly places: readonly LocalPlace[];
  readonly key: string | null;
  /** The time limit of one call to the model. Null means the default for its kind of server. */
  readonly timeoutMs: number | null;
};

const ownAddresses = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
  // Never used: the configuration requires an address for a compatible model.
  compatible: 'http://localhost',
  ollama: 'http://127.0.0.1:11434',
} as const;

/** Return the base address of the model, without a slash at its end. */
export const baseUrlOf = ({ provider, baseUrl }: Pick<ModelChoice, 'provider' | 'baseUrl'>): string =>
  baseUrl ?? ownAddresses[provider];

/** Return the host that reflections are sent to. Settings shows it. */
export const destinationOf = (choice: Pick<ModelChoice, 'provider' | 'baseUrl'>): string =>
  new URL(baseUrlOf(choice)).host;

/** Whether a text can be the name of a model. */
export const isModelName = (text: string): boolean => /^[\w.:@+/-]{1,200}$/.test(text);

/** Split "openai/gpt-5-mini" into provider and model. Return null for a value of another form. */
export function readModel(value: string): Pick<ModelChoice, 'provider' | 'model'> | null {
  const match = /^(openai|anthropic|google|compatible|ollama)\/(.*)$/.exec(value);
  const [, provider, model = ''] = match ?? [];
  return isModelName(model) ? { provider: provider as ModelChoice['provider'], model } : null;
}

/**
 * Return an address without a slash at its end. Return null if it has credentials, a query or a fragment. Also return
 * null if it is outside the private network and not https, because the requests contain reflections.
 */
export function readBaseUrl(value: string): string | null {
  const parsed = URL.parse(value);
  if (!parsed || parsed.username || parsed.password || parsed.search || parsed.hash) return null;
  const isSafe = parsed.protocol === 'https:' || (parsed.protocol === 'http:' && isPrivateHost(parsed.hostname));
  return isSafe ? parsed.href.replace(/\/+$/, '') : null;
}

/** Return the address of a server's native API, which lacks the `/v1` of its OpenAI-compatible API. */
export const rootOf = (baseUrl: string): string => baseUrl.replace(/\/v1$/, '');

/**
 * Return the address in Ollama's own variable OLLAMA_HOST, such as "0.0.0.0", "127.0.0.1:11500" or
 * "http://ollama:11434". Return the usual address if the variable names another machine, because it may be meant for
 * other programs.
 */
export function readOllamaHost(value: string): string {
  const isBare = !/^https?:\/\//.test(value);
  const parsed = URL.parse(isBare ? `http://${value.replace(/^:/, '127.0.0.1:')}` : value);
  if (parsed?.protocol !== 'http:') return ownAddresses.ollama;
  // A server that listens on an unspecified address can be reached through loopback.
  if (parsed.hostname === '0.0.0.0' || parsed.hostname === '[::]') parsed.hostname = '127.0.0.1';
  if (isBare && parsed.port === '' && !value.endsWith(':80')) parsed.port = '11434';
  const address = readBaseUrl(parsed.href);
  return address !== null && isThisMachine(parsed.hostname) ? rootOf(address) : ownAddresses.ollama;
}

const usualPlaces = (ollama: string): readonly LocalPlace[] => [
  { server: 'Ollama', baseUrl: ollama },
  { server: 'llama.cpp', baseUrl: 'http://127.0.0.1:8080' },
  { server: 'LM Studio', baseUrl: 'http://127.0.0.1:1234' },
];

/** Return where to look for a model: every kind of server at the given address, or each kind at its usual address. */
export const localPlaces = (baseUrl: string | null, ollama: string | null): readonly LocalPlace[] =>
  usualPlaces(ollama ?? ownAddresses.ollama).map((place) =>
    baseUrl === null ? place : { ...place, baseUrl: rootOf(baseUrl) },
  );
