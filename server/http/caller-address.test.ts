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
