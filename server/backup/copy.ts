import { once } from 'node:events';
import type { Duplex } from 'node:stream';
import type pg from 'pg';

/** Methods of the connection that the driver's types leave out. */
type CopyConnection = pg.Connection & {
  readonly stream: Duplex;
  readonly sendCopyFromChunk: (chunk: Buffer) => void;
  readonly endCopyFrom: () => void;
  readonly sendCopyFail: (message: string) => void;
};

function openPromise<T>() {
  let resolve: (value: T) => void = () => {};
  let reject: (error: unknown) => void = () => {};
  const promise = new Promise<T>((...ends) => {
    [resolve, reject] = ends;
  });
  return { promise, resolve, reject };
}

const blockBytes = 64 * 1024;
const mostWaitingBlocks = 16;

/**
 * A COPY statement that the driver runs like a query. For each message of the database, the driver calls a method
 * `handle...`.
 */
class CopyQuery implements pg.Submittable {
  readonly #text: string;
  readonly #ended = openPromise<void>();
  readonly ended = this.#ended.promise;
  readonly started = openPromise<CopyConnection>();
  onRow: (row: Buffer, connection: CopyConnection) => void = () => {};
  /** Called by the driver when the connection is lost. */
  callback = (error?: Error | null): void => {
    if (error) this.handleError(error);
  };

  constructor(text: string) {
    this.#text = text;
    this.ended.catch(() => {});
    this.started.promise.catch(() => {});
  }

  submit(connection: pg.Connection): void {
    connection.query(this.#text);
  }

  handleCopyInResponse(connection: pg.Connection): void {
    this.started.resolve(connection as CopyConnection);
  }

  handleCopyData({ chunk }: { readonly chunk: Buffer }, connection: pg.Connection): void {
    this.onRow(chunk, connection as CopyConnection);
  }

  handleCommandComplete(): void {}

  handleReadyForQuery(): void {
    this.#ended.resolve();
  }

  handleError(error: Error): void {
    this.started.reject(error);
    this.#ended.reject(error);
  }
}

/**
 * Yield the output of `COPY ... TO STDOUT` in blocks of 64 kB. `onRow` must not keep its buffer, which the driver
 * reuses.
 */
export async function* copyOut(
  client: pg.ClientBase,
  text: string,
  onRow: (row: Buffer) => void,
): AsyncGenerator<Buffer> {
  const query = new CopyQuery(text);
  const blocks: Buffer[] = [];
  let rows: Buffer[] = [];
  let size = 0;
  let isOver = false;
  let paused: CopyConnection | null = null;
  let wake = () => {};
  const flush = () => {
    if (size > 0) blocks.push(Buffer.concat(rows, size));
    rows = [];
    size = 0;
    wake();
  };
  query.onRow = (row, connection) => {
    onRow(row);
    rows.push(Buffer.from(row));
    size += row.length;
    if (size < blockBytes) return;
    flush();
    if (blocks.length < mostWaitingBlocks) return;
    paused = connection;
    connection.stream.pause();
  };
  const end = () => {
    isOver = true;
    flush();
  };
  query.ended.then(end, end);
  client.query(query);
  for (;;) {
    const block = blocks.shift();
    if (block) {
      yield block;
    } else if (isOver) {
      return await query.ended;
    } else {
      const { promise, resolve } = openPromise<void>();
      wake = resolve;
      (paused as CopyConnection | null)?.stream.resume();
      paused = null;
      await promise;
    }
  }
}

/** Send the blocks of `source` to `COPY ... FROM STDIN`. Return when the database has stored all rows. */
export async function copyIn(client: pg.ClientBase, text: string, source: AsyncIterable<Buffer>): Promise<void> {
  const query = new CopyQuery(text);
  client.query(query);
  const connection = await query.started.promise;
  try {
    for await (const block of source) {
      connection.sendCopyFromChunk(block);
      if (connection.stream.writableNeedDrain) await Promise.race([once(connection.stream, 'drain'), query.ended]);
    }
  } catch (error) {
    connection.sendCopyFail('the source failed');
    await query.ended.catch(() => {});
    throw error;
  }
  connection.endCopyFrom();
  await query.ended;
}
