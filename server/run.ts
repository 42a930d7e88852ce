import { lowerThreadPriority } from './concurrency/lower-thread-priority.ts';
import { readConfig } from './config/config.ts';
import type { Deps } from './deps/deps.ts';
import { faultText } from './errors/fault-text.ts';
import { StartFault } from './errors/start-fault.ts';
import { leaveRoot } from './leave-root.ts';
import { isLoopback } from './requests/origin.ts';
import { type Overrides, startServer } from './start.ts';
import { versionSentence } from './version.ts';

const stopLimitMs = 35_000;
/** If the first start ends with `failedToStart`, `npm start` gives up. After other codes, it starts again. */
const exitCodes = { failedToStart: 1, unreachable: 69, crashed: 70 };

function endWith(error: unknown): never {
  console.error(faultText(error, 'Inward could not start because of a fault of its own.'));
  process.exit(error instanceof StartFault && error.mayPass ? exitCodes.unreachable : exitCodes.failedToStart);
}

/** Say that the server is ready, and where. `address` is where it listens, or null for a worker. */
function announce({ config, log }: Deps, address: string | null): void {
  const { publicUrl, logFormat } = config;
  const bound = address === null ? null : new URL(address);
  const opened = new URL(publicUrl);
  if (logFormat === 'json') {
    log.info(versionSentence());
    if (bound) log.info('Inward is ready', { address: publicUrl, host: bound.host });
    else log.info('the worker of Inward is ready');
    return;
  }
  console.log(versionSentence());
  if (bound && !(isLoopback(opened.hostname) && opened.port === bound.port))
    console.log(`It listens on ${bound.host}.`);
  console.log(bound ? `Inward is ready: ${publicUrl}` : 'The worker of Inward is ready.');
}

/** Run the server as this process: read the environment, start, print the address, and stop on a signal. */
export async function run(overrides: Overrides = {}): Promise<void> {
  let isStopping = false;
  const begin = async () => startServer(readConfig(), overrides, leaveRoot);
  const starting = begin();
  starting.catch(endWith);

  const end = async (code: number) => {
    // Exit at once on a second signal or when stopping hangs: all acknowledged writes are already committed.
    if (isStopping) process.exit(exitCodes.crashed);
    isStopping = true;
    setTimeout(() => process.exit(exitCodes.crashed), stopLimitMs).unref();
    const { stop, deps } = await starting;
    await stop();
    if (deps.config.logFormat === 'json') deps.log.info('Inward has stopped');
    else console.log('Inward has stopped.');
    process.exit(code);
  };

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0));
  const { address, deps, lost } = await starting;
  // Log these errors here: Node would print their message, which may quote a row of a user.
  process.on('unhandledRejection', (error) => deps.log.fault('an unhandled rejection occurred', error));
  process.on('uncaughtException', (error) => {
    deps.log.fault('an uncaught exception occurred, so the server ends', error);
    void end(exitCodes.crashed);
  });
  void lost.then((error) => {
    console.error(error instanceof StartFault ? error.message : 'The database was lost and did not come back.');
    return end(exitCodes.crashed);
  });
  await lowerThreadPriority();
  if (isStopping) return;
  announce(deps, address);
}
