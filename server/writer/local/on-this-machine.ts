import { lookup } from 'node:dns/promises';
import { existsSync, readFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { isLoopbackHost, isPrivateAddress, isThisMachine } from '../model/private-network.ts';

/** What the operating system knows about this machine and about the addresses of a host. */
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
 * Return whether a host is this machine. Loopback always is. Any other host must have a name that may mean this
 * machine, such as `ollama`, and is then judged by its addresses. Inside a container, all addresses must be private,
 * like those of the services of a compose file. Outside a container, all addresses must be this machine's own, because
 * `ollama` may be another computer on the network.
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
