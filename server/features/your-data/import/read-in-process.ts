import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Refusal } from '../../../errors/refusal.ts';
import { tooLarge } from './file-refusals.ts';
import { type ImportContext, type ImportHead, type ImportList, type ImportRead, importLists } from './read-import.ts';

/** The message to the process that reads a file. The bytes of the file follow on its standard input. */
export type ImportOrder = ImportContext & { readonly size: number };

/** The messages from the process that reads a file: any number of batches, then one message of another type. */
export type ImportMessage =
  | { readonly list: ImportList; readonly batch: Uint8Array }
  | { readonly head: ImportHead }
  | { readonly refusal: Pick<Refusal, 'code' | 'details'> }
  /** An unexpected error, which shows a bug in the product. */
  | { readonly fault: unknown };

const program = fileURLToPath(new URL('./import-process.ts', import.meta.url));

function startReading(bytes: Uint8Array, context: ImportContext): ChildProcess {
  const child = fork(program, [], {
    // Do not pass on the environment: its secrets must not be available to a process that reads untrusted files.
    env: {},
    execArgv: [`--max-old-space-size=${context.bounds.heapMb}`],
    serialization: 'advanced',
    // Ignore the output of the process, because V8 prints strings of the file when it runs out of memory.
    stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
    timeout: context.bounds.timeMs,
    killSignal: 'SIGKILL',
  });
  // Writing to a process that has already exited fails. Ignore this error, because the exit itself is reported.
  child.stdin?.on('error', () => undefined);
  child.send({ ...context, size: bytes.length } satisfies ImportOrder, () => undefined);
  child.stdin?.end(bytes);
  return child;
}

const answerOf = (child: ChildProcess): Promise<ImportRead> =>
  new Promise((resolve, reject) => {
    const batches = Object.fromEntries(importLists.map((list) => [list, [] as Uint8Array[]])) as Record<
      ImportList,
      Uint8Array[]
    >;
    child.on('message', (message: ImportMessage) => {
      if ('batch' in message) batches[message.list].push(message.batch);
      else if ('head' in message) resolve({ ...message.head, batches });
      else if ('fault' in message) reject(message.fault);
      else reject(new Refusal(message.refusal.code, message.refusal.details));
    });
    child.once('error', () => reject(new Refusal('unavailable')));
    child.once('close', () =>
      reject(tooLarge(child.killed ? 'The file takes too long to read.' : 'The file is too large to read.')),
    );
  });

/**
 * Read a file in a separate process. If the file needs more memory or time than the limits allow, only that process is
 * killed, and the file is refused as `too_large`. Otherwise, throw the same errors as `readImport`.
 */
export async function readInProcess(bytes: Uint8Array, context: ImportContext): Promise<ImportRead> {
  const child = startReading(bytes, context);
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  try {
    return await answerOf(child);
  } finally {
    process.off('exit', end);
    end();
  }
}
