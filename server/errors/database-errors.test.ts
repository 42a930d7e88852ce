import { readFile } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { isUnavailable } from './database-errors.ts';

const sockets: Socket[] = [];
const silent = createServer((socket) => sockets.push(socket));

afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await new Promise((resolve) => silent.close(resolve));
});

describe('an error of the database driver', () => {
  it('a database that accepts the connection but never responds counts as unavailable', async () => {
    const port = await new Promise<number>((resolve) => {
      silent.listen(0, '127.0.0.1', () => {
        const address = silent.address();
        resolve(typeof address === 'object' && address ? address.port : 0);
      });
    });
    const client = new pg.Client({ host: '127.0.0.1', port, connectionTimeoutMillis: 50 });
    client.on('error', () => {});
    const error = await client.connect().catch((reason: unknown) => reason);
    expect(isUnavailable(error)).toBe(true);
  });

  it('a database whose socket is missing counts as unavailable, unlike a missing file', async () => {
    const client = new pg.Client({ host: '/nowhere' });
    client.on('error', () => {});
    const causes = await Promise.allSettled([client.connect(), readFile('/nowhere/index.html')]);
    const errors = causes.map((cause) => cause.status === 'rejected' && cause.reason);
    expect(errors).toEqual([expect.objectContaining({ code: 'ENOENT' }), expect.objectContaining({ code: 'ENOENT' })]);
    expect(errors.map(isUnavailable)).toEqual([true, false]);
  });

  it('a Citus worker that stopped during the commit counts as unavailable, unlike other internal errors of Citus', () => {
    const fault = (routine: string) => Object.assign(new Error('a fault'), { code: 'XX000', routine });
    expect(isUnavailable(fault('ErrorIfPostCommitFailedShardPlacements'))).toBe(true);
    expect(isUnavailable(fault('ExecEvalExpr'))).toBe(false);
  });
});
