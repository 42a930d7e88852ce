import type { Config } from './config/config.ts';
import type { Db } from './db/db.ts';
import type { HeldKey } from './db/keys/hold-key.ts';
import type { Database } from './db/open-database.ts';
import { type Listener, listen } from './http/listen.ts';
import type { RunningJobs } from './jobs/run-jobs.ts';
import type { Log } from './log/log.ts';

const requestLimitMs = 10_000;

export type Opened = {
  listening: Listener | null;
  metrics?: Listener;
  measuring?: { readonly close: () => Promise<void> };
  jobs?: RunningJobs;
  identity?: { readonly close: () => Promise<void> };
  db?: Db;
  key?: HeldKey;
  database?: Database;
};

/** Close the opened parts. If a part fails to close, log its error and go on. */
export async function closeAll(
  { listening, metrics, measuring, jobs, identity, db, key, database }: Opened,
  log: Log,
): Promise<void> {
  const steps = [
    () => listening?.stop(requestLimitMs),
    () => jobs?.stop(),
    () => identity?.close(),
    () => db?.close(),
    () => key?.close(),
    () => database?.stop(),
    () => metrics?.stop(0),
    () => measuring?.close(),
  ];
  for (const step of steps) {
    try {
      await step();
    } catch (error) {
      log.fault('a part did not close cleanly', error);
    }
  }
}

/** Bind all configured ports. If one cannot be bound, release the others and throw. */
export async function takePorts({ host, port, metricsPort, roles }: Config): Promise<Opened> {
  const listening = roles.includes('web') ? await listen(host, port, 'PORT') : null;
  if (metricsPort === null) return { listening };
  try {
    return { listening, metrics: await listen(host, metricsPort, 'METRICS_PORT') };
  } catch (error) {
    await listening?.stop(0);
    throw error;
  }
}
