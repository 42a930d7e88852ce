import { expect, test } from 'vitest';
import { recordingLog } from '../../testing/recording-log.ts';
import { callerAddress, openCallerAddress } from './caller-address.ts';

test.each([
  ['is the socket address without a proxy', 0, '198.51.100.7', '192.0.2.1'],
  ['is the last entry of X-Forwarded-For behind one proxy', 1, '198.51.100.7, 198.51.100.8', '198.51.100.8'],
  ['is the last but one entry behind two proxies', 2, 'made up, 198.51.100.7, 10.0.0.1', '198.51.100.7'],
  ['is the entry without the port that some proxies append', 1, '198.51.100.8:40001', '198.51.100.8'],
  ['is the socket address when a call bypasses the proxy', 1, undefined, '192.0.2.1'],
  ['is the socket address when there are fewer entries than proxies', 3, '198.51.100.7', '192.0.2.1'],
  ['is the socket address when the entry is empty', 1, '198.51.100.7, ', '192.0.2.1'],
  ['is the socket address when the entry is too long', 1, 'x'.repeat(65), '192.0.2.1'],
])('the caller’s address %s', (_what, proxies, forwardedFor, expected) => {
  expect(callerAddress(proxies, { remote: '192.0.2.1', forwardedFor })).toBe(expected);
});

test.each([
  ['same for another address of the network', '2001:DB8:1:2:ffff::9', '2001:db8:1:2::1', true],
  ['same for an address without abbreviation', '2001:0db8:0001:0002:0000:0000:0000:0009', '2001:db8:1:2::1', true],
  ['same for an address in brackets with a port', '[2001:db8:1:2::9]:50123', '2001:db8:1:2::1', true],
  ['same for a mapped IPv4 address in brackets with a port', '[::ffff:198.51.100.7]:50123', '198.51.100.7', true],
  ['same for an address with an interface', 'fe80::9%eth0', 'fe80::1%eth1', true],
  ['different for the neighbouring network', '2001:db8:1:3::1', '2001:db8:1:2::1', false],
  ['same for a network with zeros in the middle', '2001:db8::2:0:0:1', '2001:db8::1', true],
  ['same for an IPv4 address mapped to IPv6', '::ffff:198.51.100.7', '198.51.100.7', true],
  ['different for another mapped IPv4 address', '::ffff:198.51.100.8', '::ffff:198.51.100.7', false],
  ['same for a mapped IPv4 address in hexadecimal', '::ffff:c633:6407', '198.51.100.7', true],
])('the rate limit key of an IPv6 caller is %s', (_what, one, other, isSame) => {
  const asRemote = (remote: string) => callerAddress(0, { remote, forwardedFor: undefined });
  const asForwarded = (forwardedFor: string) => callerAddress(1, { remote: '192.0.2.1', forwardedFor });
  expect(asRemote(one) === asRemote(other)).toBe(isSame);
  expect(asForwarded(one) === asForwarded(other)).toBe(isSame);
});

test('warns once about X-Forwarded-For headers when PROXIES is 0, without logging an address', () => {
  const log = recordingLog();
  const caller = openCallerAddress(0, log);
  const warnings = () => log.lines.filter(({ level }) => level === 'warn').map(({ event }) => event);
  caller({ remote: '192.0.2.1', forwardedFor: undefined });
  expect(warnings()).toEqual([]);
  for (const forwardedFor of ['198.51.100.7', '198.51.100.8']) caller({ remote: '192.0.2.1', forwardedFor });
  expect(warnings()).toEqual([expect.stringMatching(/^a request has X-Forwarded-For, but PROXIES is 0/)]);
  expect(JSON.stringify(log.lines)).not.toContain('198.51');
});

test('warns once about X-Forwarded-For headers that have fewer addresses than PROXIES', () => {
  const log = recordingLog();
  const caller = openCallerAddress(2, log);
  caller({ remote: '192.0.2.1', forwardedFor: undefined });
  caller({ remote: '192.0.2.1', forwardedFor: '198.51.100.7, 192.0.2.2' });
  expect(log.lines).toEqual([]);
  for (const forwardedFor of ['198.51.100.7', '198.51.100.8']) caller({ remote: '192.0.2.1', forwardedFor });
  expect(log.lines.map(({ event }) => event)).toEqual([expect.stringMatching(/fewer addresses .* lower PROXIES/)]);
});

test('X-Forwarded-For causes no warning when proxies are configured', () => {
  const log = recordingLog();
  openCallerAddress(1, log)({ remote: '192.0.2.1', forwardedFor: '198.51.100.7' });
  expect(log.lines).toEqual([]);
});
