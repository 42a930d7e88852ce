// The entry point of the process that read-in-process.ts starts. It reads one file from standard input and then exits.
import { readSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { Refusal } from '../../../errors/refusal.ts';
import { importLists, readImport } from './read-import.ts';
import type { ImportMessage, ImportOrder } from './read-in-process.ts';

const batchRows = 200;

/** Let the server's requests run first. If memory runs out, Linux kills this process instead of the server. */
function stepBack(): void {
  try {
    setPriority(5);
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // Ignore the error: only Linux has /proc/self/oom_score_adj.
  }
}

function readInput(size: number): Uint8Array {
  const bytes = Buffer.allocUnsafeSlow(size);
  for (let at = 0; at < size; ) {
    const count = readSync(0, bytes, at, size - at, null);
    if (count === 0) throw new Error('The file ended early');
    at += count;
  }
  return bytes;
}

const send = (message: ImportMessage): Promise<void> =>
  new Promise((resolve, reject) => {
    process.send?.(message, undefined, {}, (error) => (error ? reject(error) : resolve()));
  });

/** Replace unpaired surrogates with U+FFFD. JSON can contain them, but the database cannot. */
const toStorable = (_key: string, value: unknown) =>
  typeof value === 'string' ? value.replace(/\p{Surrogate}/gu, '\ufffd') : value;

async function answer({ size, ...order }: ImportOrder): Promise<void> {
  const { rows, ...head } = readImport(readInput(size), order);
  for (const list of importLists) {
    for (let at = 0; at < rows[list].length; at += batchRows) {
      const json = JSON.stringify(rows[list].slice(at, at + batchRows), toStorable);
      await send({ list, batch: new TextEncoder().encode(json) });
    }
  }
  await send({ head });
}

stepBack();
process.once('message', (order: ImportOrder) => {
  answer(order).catch((error: unknown) =>
    send(error instanceof Refusal ? { refusal: { code: error.code, details: error.details } } : { fault: error }),
  );
});
