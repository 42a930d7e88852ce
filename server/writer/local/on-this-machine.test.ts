import { describe, expect, it } from 'vitest';
import { isOnThisMachine } from './on-this-machine.ts';

const surroundings = (isContainer: boolean, ...addresses: string[]) => ({
  isContainer: () => isContainer,
  addressesOf: async () => addresses,
  ownAddresses: () => ['127.0.0.1', '192.168.1.5', 'fd00::5'],
});

describe('a host named "ollama"', () => {
  it.each([
    ['in a container, with a private address', true, ['172.18.0.3'], true],
    ['in a container, with a public address', true, ['203.0.113.7'], false],
    ['in a container, with one public address of two', true, ['172.18.0.3', '203.0.113.7'], false],
    ['in a container, without an address', true, [], false],
    ['outside a container, with an address of another computer in the network', false, ['192.168.1.20'], false],
    ['outside a container, with one own address of two', false, ['192.168.1.5', '192.168.1.20'], false],
    ['outside a container, with own addresses', false, ['192.168.1.5', 'fd00::5'], true],
    ['outside a container, with a loopback address', false, ['127.0.1.1'], true],
    ['outside a container, without an address', false, [], false],
  ])(
    'a host counts as this machine or not, depending on its addresses: %s',
    async (_, isContainer, addresses, expected) => {
      expect(await isOnThisMachine('ollama', surroundings(isContainer, ...addresses))).toBe(expected);
    },
  );
});

it('loopback always counts as this machine, and a host with an unknown name never does', async () => {
  for (const isContainer of [true, false]) {
    expect(await isOnThisMachine('localhost', surroundings(isContainer))).toBe(true);
    expect(await isOnThisMachine('[::1]', surroundings(isContainer))).toBe(true);
    expect(await isOnThisMachine('nas.local', surroundings(isContainer, '192.168.1.5'))).toBe(false);
  }
});
