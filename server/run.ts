import { readConfig } from './config/config.ts';
import { stackFrames } from './errors/stack-frames.ts';
import { StartFault } from './errors/start-fault.ts';
import { type Overrides, startServer } from './start.ts';

const stopLimitMs = 35_000;

/** One sentence where there is one; else where it happened, without the message, which may hold a secret. */
function endWith(error: unknown): never {
  if (error instanceof StartFault) {
    console.error(error.message);
  } else {
    console.error(['Inward could not start because of a fault of its own.', ...stackFrames(error)].join('\n'));
  }
  process.exit(1);
}

/** The life of the server's process: reads the environment, starts, says where, and ends in order at a signal. */
export async function run(overrides: Overrides = {}): Promise<void> {
  let isStopping = false;
  const begin = async () => startServer(readConfig(), overrides);
  const starting = begin();
  starting.catch(endWith);

  const end = async (code: number) => {
    // A second signal, or a stop that hangs, ends at once: nothing acknowledged can be lost.
    if (isStopping) process.exit(1);
    isStopping = true;
    setTimeout(() => process.exit(1), stopLimitMs).unref();
    await (await starting).stop();
    process.exit(code);
  };

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0));
  const { address, deps, lost } = await starting;
  // Node would print the error as it is, with whatever it quotes.
  process.on('unhandledRejection', (error) => deps.log.fault('a rejection was not handled', error));
  process.on('uncaughtException', (error) => {
    deps.log.fault('an exception was not caught, so the server ends', error);
    void end(1);
  });
  void lost.then((error) => {
    console.error(error instanceof StartFault ? error.message : 'The database was lost and did not come back.');
    return end(1);
  });
  if (isStopping) return;
  console.log(address ? `Inward is ready: ${deps.config.publicUrl}` : 'The worker of Inward is ready.');
}
