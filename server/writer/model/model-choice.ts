import { BlockList, isIP } from 'node:net';

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

const privateNetworks = new BlockList();
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const)
  privateNetworks.addSubnet(network, prefix);
for (const [network, prefix] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  privateNetworks.addSubnet(network, prefix, 'ipv6');

/** Whether a host can only be in the private network: by its address, a name without a dot, or a reserved ending. */
function isPrivateHost(hostname: string): boolean {
  const address = hostname.replace(/^\[(.*)\]$/, '$1');
  const version = isIP(address);
  if (version !== 0) return privateNetworks.check(address, version === 6 ? 'ipv6' : 'ipv4');
  return /^[^.]+$|\.(localhost|local|internal|home\.arpa)$/.test(hostname);
}

/**
 * Return an address without a slash at its end. Return null if it has credentials, a query or a fragment, or if it is
 * not https outside the private network: the requests contain reflections.
 */
export function readBaseUrl(value: string): string | null {
  const parsed = URL.parse(value);
  if (!parsed || parsed.username || parsed.password || parsed.search || parsed.hash) return null;
  const isSafe = parsed.protocol === 'https:' || (parsed.protocol === 'http:' && isPrivateHost(parsed.hostname));
  return isSafe ? parsed.href.replace(/\/+$/, '') : null;
}
