import { isIPv6 } from 'node:net';
import type { Log } from '../log/log.ts';

/** `remote` is the address of the socket's peer. `forwardedFor` is the header X-Forwarded-For. */
type RequestAddresses = { readonly remote: string | undefined; readonly forwardedFor: string | undefined };

/** Return the eight groups of an IPv6 address in canonical hexadecimal. */
function groupsOf(address: string): string[] {
  const [left = [], right = []] = new URL(`http://[${address}]`).hostname
    .slice(1, -1)
    .split('::')
    .map((half) => half.split(':').filter(Boolean));
  return [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right];
}

const dotted = (groups: readonly string[]) =>
  groups
    .slice(6)
    .flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255])
    .join('.');

/** Remove the port that some proxies append, and the brackets and interface (`%eth0`) of an IPv6 address. */
const withoutPort = (address: string) =>
  address
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^(\d+(\.\d+){3}):\d+$/, '$1')
    .split('%')[0] ?? '';

/**
 * Return the key of an address for rate limits. The key of an IPv6 address is its /64 network, because one household
 * has 2^64 addresses.
 */
function limitKey(address: string): string {
  const bare = withoutPort(address);
  if (!isIPv6(bare)) return bare;
  const groups = groupsOf(bare);
  const isIpv4 = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
  return isIpv4 ? dotted(groups) : `${groups.slice(0, 4).join(':')}::/64`;
}

/**
 * Return the key by which rate limits count a caller. Each trusted proxy appends its caller's address to
 * X-Forwarded-For. With N proxies, use the Nth entry from the right, because earlier entries can be forged. Without a
 * proxy, ignore the header.
 */
export function callerAddress(proxies: number, { remote = 'local', forwardedFor }: RequestAddresses): string {
  if (proxies === 0 || forwardedFor === undefined) return limitKey(remote);
  const address = forwardedFor.split(',').at(-proxies)?.trim();
  return limitKey(address && address.length <= 64 ? address : remote);
}

const tooFew =
  'a request has X-Forwarded-For, but PROXIES is 0: if a proxy is in front, set PROXIES, or all users share the limits of one address';
const tooMany =
  'a request has fewer addresses in X-Forwarded-For than PROXIES says: if all requests pass the same proxies, lower PROXIES, or callers can forge their address';

/** Log one warning when a header X-Forwarded-For shows that PROXIES is too low or too high. */
export function openCallerAddress(proxies: number, log: Log): (addresses: RequestAddresses) => string {
  let mustWarn = true;
  return (addresses) => {
    const count = addresses.forwardedFor?.split(',').length;
    if (mustWarn && count !== undefined && (proxies === 0 || count < proxies)) {
      mustWarn = false;
      log.warn(proxies === 0 ? tooFew : tooMany);
    }
    return callerAddress(proxies, addresses);
  };
}
