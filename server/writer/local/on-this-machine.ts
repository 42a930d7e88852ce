import { lookup } from 'node:dns/promises';
import { existsSync, readFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { isLoopbackHost, isPrivateAddress, isThisMachine } from '../model/private-network.ts';

type Surroundings = {
  readonly isContainer: () => boolean;
  readonly addressesOf: (hostname: string) => Promise<readonly string[]>;
  readonly ownAddresses: () => readonly string[];
};

function controlGroup(): string {
  try {
    return readFileSync('/proc/1/cgroup', 'utf8');
  } catch {
    return '';
  }
}

const system: Surroundings = {
  isContainer: () =>
    existsSync('/.dockerenv') || existsSync('/run/.containerenv') || /docker|libpod|lxc/.test(controlGroup()),
  addressesOf: async (hostname) =>
    (await lookup(hostname, { all: true }).catch(() => [])).map(({ address }) => address),
  ownAddresses: () => Object.values(networkInterfaces()).flatMap((all = []) => all.map(({ address }) => address)),
};

/**
 * Return whether a host is this machine. Loopback always is. Otherwise, the host name must be one that containers use,
 * such as `ollama`. In a container, all addresses of the host must be private, as in a compose network. Outside a
 * container, they must all belong to this machine, because `ollama` may be another computer in the network.
 */
export async function isOnThisMachine(hostname: string, surroundings = system): Promise<boolean> {
  if (isLoopbackHost(hostname)) return true;
  if (!isThisMachine(hostname)) return false;
  const addresses = await surroundings.addressesOf(hostname);
  if (addresses.length === 0) return false;
  if (surroundings.isContainer()) return addresses.every(isPrivateAddress);
  const own = surroundings.ownAddresses();
  return addresses.every((address) => isLoopbackHost(address) || own.includes(address));
}
