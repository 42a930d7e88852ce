import { expect, test } from 'vitest';
import { callerAddress } from './caller-address.ts';

test.each([
  ['no proxy: the header is not believed', 0, '198.51.100.7', '192.0.2.1'],
  ['one proxy: what it added', 1, '198.51.100.7, 198.51.100.8', '198.51.100.8'],
  ['two proxies: what the outer one added', 2, 'made up, 198.51.100.7, 10.0.0.1', '198.51.100.7'],
  ['one proxy, but the call came past it', 1, undefined, '192.0.2.1'],
  ['fewer addresses than proxies', 3, '198.51.100.7', '192.0.2.1'],
  ['no address', 1, '198.51.100.7, ', '192.0.2.1'],
  ['no address either', 1, 'x'.repeat(65), '192.0.2.1'],
])('%s', (_what, proxies, forwardedFor, expected) => {
  expect(callerAddress(proxies, { remote: '192.0.2.1', forwardedFor })).toBe(expected);
});

test.each([
  ['another of the same network', '2001:DB8:1:2:ffff::9', '2001:db8:1:2::1', true],
  ['another, written out', '2001:0db8:0001:0002:0000:0000:0000:0009', '2001:db8:1:2::1', true],
  ['in brackets with its port, as some proxies write it', '[2001:db8:1:2::9]:50123', '2001:db8:1:2::1', true],
  ['with the interface that it came by', 'fe80::9%eth0', 'fe80::1%eth1', true],
  ['the network beside it', '2001:db8:1:3::1', '2001:db8:1:2::1', false],
  ['a network with zeros in the middle', '2001:db8::2:0:0:1', '2001:db8::1', true],
  ['an IPv4 caller of a socket for both', '::ffff:198.51.100.7', '198.51.100.7', true],
  ['another IPv4 caller of it', '::ffff:198.51.100.8', '::ffff:198.51.100.7', false],
  ['the same, in hexadecimal', '::ffff:c633:6407', '198.51.100.7', true],
])('an IPv6 caller counts by the first 64 bits: %s', (_what, one, other, isSame) => {
  const asRemote = (remote: string) => callerAddress(0, { remote, forwardedFor: undefined });
  const asForwarded = (forwardedFor: string) => callerAddress(1, { remote: '192.0.2.1', forwardedFor });
  expect(asRemote(one) === asRemote(other)).toBe(isSame);
  expect(asForwarded(one) === asForwarded(other)).toBe(isSame);
});
