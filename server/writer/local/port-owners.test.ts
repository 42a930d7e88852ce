import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { platform } from 'node:os';
import { expect, test } from 'vitest';
import { lookForModels } from './find-local-model.ts';
import { isPortOfAnotherPerson, ownersIn } from './port-owners.ts';

const table = `  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode
   0: 0100007F:2CAA 00000000:0000 0A 00000000:00000000 00:00000000 00000000  1001        0 41 1 0000 100 0 0 10 0
   1: 00000000:1F90 00000000:0000 0A 00000000:00000000 00:00000000 00000000     0        0 42 1 0000 100 0 0 10 0
   2: 0100007F:2CAA 0100007F:9C40 01 00000000:00000000 00:00000000 00000000  1002        0 43 1 0000 20 4 30 10 -1
   3: 0100007F:9C40 0100007F:2CAA 01 00000000:00000000 00:00000000 00000000  1003        0 44 1 0000 20 4 30 10 -1
`;

test('the owners of a port are the users who listen on it, not those who are connected to it', () => {
  expect(ownersIn(table, 11_434)).toEqual([1_001]);
  expect(ownersIn(table, 8_080)).toEqual([0]);
  expect(ownersIn(table, 1_234)).toEqual([]);
  expect(ownersIn('', 11_434)).toEqual([]);
});

test.runIf(platform() === 'linux')(
  'a port does not belong to another person if the server’s own user listens on it',
  async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    expect(isPortOfAnotherPerson((server.address() as AddressInfo).port)).toBe(false);
    server.close();
  },
);

const listen = `require('node:http').createServer((_, response) => response.end('{"models":[]}'))
  .listen(0, '127.0.0.1', function () { console.log(this.address().port); });`;

test.runIf(platform() === 'linux' && process.getuid?.() === 0)(
  'a model server that another person runs is not used',
  async () => {
    const child = spawn(process.execPath, ['-e', listen], {
      uid: 4_321,
      cwd: '/',
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [port] = (await once(child.stdout, 'data')) as [Buffer];
    const baseUrl = `http://127.0.0.1:${port.toString().trim()}`;
    const findings = await lookForModels({ places: [{ server: 'Ollama', baseUrl }], key: null, timeoutMs: null });
    child.kill();
    expect(findings).toMatchObject([{ state: 'another_person' }]);
  },
);
