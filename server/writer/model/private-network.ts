import { BlockList, isIP } from 'node:net';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8);
loopback.addSubnet('::1', 128, 'ipv6');

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

const withoutBrackets = (hostname: string) => hostname.replace(/^\[(.*)\]$/, '$1');

function isAddressIn(list: BlockList, address: string): boolean {
  const version = isIP(address);
  return version !== 0 && list.check(address, version === 6 ? 'ipv6' : 'ipv4');
}

export const isPrivateAddress = (address: string): boolean => isAddressIn(privateNetworks, address);

/**
 * Return whether a host is certainly in a private network: its address is private, or its name has a reserved ending or
 * contains no dot.
 */
export function isPrivateHost(hostname: string): boolean {
  const address = withoutBrackets(hostname);
  if (isIP(address) !== 0) return isPrivateAddress(address);
  return /^[^.]+$|\.(localhost|local|internal|home\.arpa)$/.test(hostname);
}

export const isLoopbackHost = (hostname: string) =>
  hostname === 'localhost' || isAddressIn(loopback, withoutBrackets(hostname));

/** The Ollama service of compose.yaml, and the machine that a container runs on. */
const composeHosts: readonly string[] = ['ollama', 'host.docker.internal'];

/** Return whether a host may be this machine, by its name: loopback or one of `composeHosts`. */
export const isThisMachine = (hostname: string): boolean => isLoopbackHost(hostname) || composeHosts.includes(hostname);
