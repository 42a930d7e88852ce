import { isIPv6 } from 'node:net';

/** The addresses of a request: the socket's and the header's. */
type RequestAddresses = { readonly remote: string | undefined; readonly forwardedFor: string | undefined };

/** Return the eight groups of an IPv6 address in canonical lower-case hexadecimal. */
function groupsOf(address: string): string[] {
  const [left = [], right = []] = new URL(`http://[${address}]`).hostname
    .slice(1, -1)
    .split('::')
    .map((half) => half.split(':').filter(Boolean));
  return [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right];
}

/** Return the IPv4 address in the last two groups. */
const dotted = (groups: readonly string[]) =>
  groups
    .slice(6)
    .flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255])
    .join('.');

/** Count an IPv6 caller by the first 64 bits: one household or rented server has 2^64 addresses. */
function limitKey(address: string): string {
  const [bare = ''] = address.replace(/^\[(.*)\](:\d+)?$/, '$1').split('%');
  if (!isIPv6(bare)) return address;
  const groups = groupsOf(bare);
  const isIpv4 = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
  return isIpv4 ? dotted(groups) : `${groups.slice(0, 4).join(':')}::/64`;
}

/**
 * Return the address that rate limits count by; for IPv6 its /64 network. Each trusted proxy appends its caller's address
 * to X-Forwarded-For, so with N proxies the caller is the Nth from the right; entries before it can be forged. Without
 * a proxy the header is ignored.
 */
export function callerAddress(proxies: number, { remote = 'local', forwardedFor }: RequestAddresses): string {
  if (proxies === 0 || forwardedFor === undefined) return limitKey(remote);
  const address = forwardedFor.split(',').at(-proxies)?.trim();
  return limitKey(address && address.length <= 64 ? address : remote);
}
