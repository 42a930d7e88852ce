import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Refusal } from '../../../errors/refusal.ts';
import { tooLarge } from './file-refusals.ts';
import { type ImportContext, type ImportHead, type ImportList, type ImportRead, importLists } from './read-import.ts';

/** What the process receives. The bytes of the file follow on its standard input. */
export type ImportOrder = ImportContext & { readonly size: number };

/** What the process sends: any number of batches, then one of the other messages. */
export type ImportMessage =
  | { readonly list: ImportList; readonly batch: Uint8Array }
  | { readonly head: ImportHead }
  | { readonly refusal: Pick<Refusal, 'code' | 'details'> }
  /** An unexpected error, which is a bug in our code. */
  | { readonly fault: unknown };

const program = fileURLToPath(new URL('./import-process.ts', import.meta.url));

function startReading(bytes: Uint8Array, context: ImportContext): ChildProcess {
  const child = fork(program, [], {
    // Keep the secrets in the server's environment from the process that reads untrusted files.
    env: {},
    execArgv: [`--max-old-space-size=${context.bounds.heapMb}`],
    serialization: 'advanced',
    // Ignore the output, because V8 prints strings of the file when its memory runs out.
    stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
    timeout: context.bounds.timeMs,
    killSignal: 'SIGKILL',
  });
  // Writing to a process that has ended early fails. Ignore this, because the exit of the process is reported.
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
 * Read a file in a separate process. A file that needs more memory or time than the bounds ends only that process, and
 * is refused as `too_large`. Otherwise, throw the same errors as `readImport`.
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
