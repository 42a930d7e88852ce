import { isIPv6 } from 'node:net';

/** As the connection and its X-Forwarded-For header tell them. */
type Told = { readonly remote: string | undefined; readonly forwardedFor: string | undefined };

/** The eight groups of an IPv6 address, in the short lower-case hexadecimal that URLs have. */
function groupsOf(address: string): string[] {
  const [left = [], right = []] = new URL(`http://[${address}]`).hostname
    .slice(1, -1)
    .split('::')
    .map((half) => half.split(':').filter(Boolean));
  return [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right];
}

/** The IPv4 address that the last two groups stand for. */
const dotted = (groups: readonly string[]) =>
  groups
    .slice(6)
    .flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255])
    .join('.');

/** One household or one rented server has 2^64 IPv6 addresses, so the first 64 bits stand for whoever calls. */
function counted(address: string): string {
  const [bare = ''] = address.replace(/^\[(.*)\](:\d+)?$/, '$1').split('%');
  if (!isIPv6(bare)) return address;
  const groups = groupsOf(bare);
  const isIpv4 = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
  return isIpv4 ? dotted(groups) : `${groups.slice(0, 4).join(':')}::/64`;
}

/**
 * The address that limits count by, of IPv6 the network. Each proxy writes down whom it was called by, at the end of
 * X-Forwarded-For: with `proxies` of them in front the caller is that many from the right, and whatever stands before it
 * was made up. Without a proxy the header is not believed at all.
 */
export function callerAddress(proxies: number, { remote = 'local', forwardedFor }: Told): string {
  if (proxies === 0 || forwardedFor === undefined) return counted(remote);
  const address = forwardedFor.split(',').at(-proxies)?.trim();
  return counted(address && address.length <= 64 ? address : remote);
}
