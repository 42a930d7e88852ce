import { isPrivateHost, isThisMachine } from './private-network.ts';

export type ModelChoice = {
  readonly provider: 'openai' | 'anthropic' | 'google' | 'compatible' | 'ollama';
  /** The provider's name of the model, such as "gpt-5-mini" or "meta-llama/Llama-3.1-8B-Instruct". */
  readonly model: string;
  readonly key: string | null;
  /** Without a slash at its end; null for the provider's own address. */
  readonly baseUrl: string | null;
  /** The time limit of one call. A summary takes at most five calls. */
  readonly timeoutMs: number;
  /** Whether WRITER=auto found the model on this machine. If so, users need not consent to its use. */
  readonly isLocal?: boolean;
  /** The maximum number of tokens of prompt and answer together. Undefined if unknown, or if each call can set it. */
  readonly contextTokens?: number;
};

export type LocalPlace = {
  readonly server: 'Ollama' | 'llama.cpp' | 'LM Studio';
  /** Without a slash or `/v1` at its end. */
  readonly baseUrl: string;
};

export type LocalSearch = {
  readonly places: readonly LocalPlace[];
  readonly key: string | null;
  /** The time limit of one call to the model; null for the default of its kind of server. */
  readonly timeoutMs: number | null;
};

const ownAddresses = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
  // Never used: the configuration requires an address for `compatible`.
  compatible: 'http://localhost',
  ollama: 'http://127.0.0.1:11434',
} as const;

export const baseUrlOf = ({ provider, baseUrl }: Pick<ModelChoice, 'provider' | 'baseUrl'>): string =>
  baseUrl ?? ownAddresses[provider];

/** Return the host that receives the reflections. Settings shows it. */
export const destinationOf = (choice: Pick<ModelChoice, 'provider' | 'baseUrl'>): string =>
  new URL(baseUrlOf(choice)).host;

export const isModelName = (text: string): boolean => /^[\w.:@+/-]{1,200}$/.test(text);

/** Split "openai/gpt-5-mini" into provider and model. Return null if the value has another form. */
export function readModel(value: string): Pick<ModelChoice, 'provider' | 'model'> | null {
  const match = /^(openai|anthropic|google|compatible|ollama)\/(.*)$/.exec(value);
  const [, provider, model = ''] = match ?? [];
  return isModelName(model) ? { provider: provider as ModelChoice['provider'], model } : null;
}

/**
 * Return an address without a final slash. Return null if it has credentials, a query or a fragment, or if it is public
 * but not https, because requests contain reflections.
 */
export function readBaseUrl(value: string): string | null {
  const parsed = URL.parse(value);
  if (!parsed || parsed.username || parsed.password || parsed.search || parsed.hash) return null;
  const isSafe = parsed.protocol === 'https:' || (parsed.protocol === 'http:' && isPrivateHost(parsed.hostname));
  return isSafe ? parsed.href.replace(/\/+$/, '') : null;
}

/** Return the address of a server's native API: its OpenAI-compatible address without `/v1`. */
export const rootOf = (baseUrl: string): string => baseUrl.replace(/\/v1$/, '');

/**
 * Read Ollama's variable OLLAMA_HOST, such as "0.0.0.0" or "127.0.0.1:11500". Return the default address if the
 * variable names another machine, because other programs may use that machine.
 */
export function readOllamaHost(value: string): string {
  const isBare = !/^https?:\/\//.test(value);
  const parsed = URL.parse(isBare ? `http://${value.replace(/^:/, '127.0.0.1:')}` : value);
  if (parsed?.protocol !== 'http:') return ownAddresses.ollama;
  // A server that listens on all addresses can be reached through loopback.
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

/** Return where to look for a model: each kind of server, at `baseUrl` or else at its default address. */
export const localPlaces = (baseUrl: string | null, ollama: string | null): readonly LocalPlace[] =>
  usualPlaces(ollama ?? ownAddresses.ollama).map((place) =>
    baseUrl === null ? place : { ...place, baseUrl: rootOf(baseUrl) },
  );
