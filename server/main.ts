import { enableCompileCache } from 'node:module';

// Before anything else is loaded: the cache halves the time until the server listens.
enableCompileCache();

const { readConfig } = await import('./config.ts');
const { StartFault } = await import('./start-fault.ts');

const stopLimitMs = 35_000;

function endWith(error: unknown): never {
  if (error instanceof StartFault) {
    console.error(error.message);
  } else {
    const stack = error instanceof Error ? (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line)) : [];
    console.error(['Inward could not start because of a fault of its own.', ...stack].join('\n'));
  }
  process.exit(1);
}

async function main(): Promise<void> {
  const config = readConfig();
  const { startServer } = await import('./start.ts');
  const starting = startServer(config);
  let isStopping = false;

  const end = async (code: number) => {
    // A second signal, or a stop that hangs, ends at once: nothing acknowledged can be lost.
    if (isStopping) process.exit(1);
    isStopping = true;
    setTimeout(() => process.exit(1), stopLimitMs).unref();
    const server = await starting.catch(endWith);
    await server.stop();
    process.exit(code);
  };

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0));
  const server = await starting;
  void server.lost.then(async (error) => {
    console.error(error instanceof StartFault ? error.message : 'The database was lost.');
    await end(1);
  });
  if (isStopping) return;
  console.log(server.address ? `Inward is ready: ${server.deps.config.publicUrl}` : 'The worker of Inward is ready.');
}

await main().catch(endWith);
