import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Db } from '../db/db.ts';
import type { Finished, Kind } from './telemetry.ts';

const histograms: Readonly<Record<Kind, { readonly name: string; readonly help: string; readonly labels: string[] }>> =
  {
    request: {
      name: 'http_request_duration_seconds',
      help: 'Calls by method, route and status',
      labels: ['method', 'route', 'status'],
    },
    job: { name: 'inward_job_duration_seconds', help: 'Runs of jobs', labels: ['name', 'outcome'] },
    push: { name: 'inward_push_duration_seconds', help: 'Pushes to devices', labels: ['service', 'outcome'] },
    model: { name: 'inward_model_call_duration_seconds', help: 'Calls of the model', labels: ['provider', 'outcome'] },
    transaction: {
      name: 'inward_transaction_duration_seconds',
      help: 'Transactions, with the wait for a connection',
      labels: ['role', 'outcome'],
    },
  };

/** Bounds of the duration histograms in seconds. A model that runs on this machine's CPU takes minutes. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300];

export type Metrics = {
  readonly note: (finished: Finished) => void;
  readonly watchPools: (db: Pick<Db, 'connections'>) => void;
  readonly watchBackups: (newestMadeAt: () => number | null) => void;
  readonly text: () => Promise<string>;
  readonly contentType: string;
};

/** Collect Prometheus metrics about the process and its work, without any user data. */
export function openMetrics(): Metrics {
  const registers = [new Registry()];
  const [registry = new Registry()] = registers;
  collectDefaultMetrics({ register: registry });
  const open = (kind: Kind) => {
    const { name, help, labels } = histograms[kind];
    return new Histogram({ name, help, labelNames: labels, buckets, registers });
  };
  const opened: Readonly<Record<Kind, Histogram>> = {
    request: open('request'),
    job: open('job'),
    push: open('push'),
    model: open('model'),
    transaction: open('transaction'),
  };
  return {
    note: ({ kind, labels, outcome, durationMs }) => {
      const result = kind === 'request' ? { status: outcome } : { outcome };
      opened[kind].observe({ ...labels, ...result }, durationMs / 1_000);
    },
    watchPools: (db) => {
      new Gauge({
        name: 'inward_pool_connections',
        help: 'Connections to the database by pool, and the work that waits for one',
        labelNames: ['pool', 'state'],
        registers,
        collect() {
          for (const { pool, busy, idle, waiting } of db.connections()) {
            this.set({ pool, state: 'busy' }, busy);
            this.set({ pool, state: 'idle' }, idle);
            this.set({ pool, state: 'waiting' }, waiting);
          }
        },
      });
    },
    watchBackups: (newestMadeAt) => {
      new Gauge({
        name: 'inward_backup_age_seconds',
        help: 'Age of the newest backup in BACKUP_DIR; no value without one',
        registers,
        collect() {
          const madeAt = newestMadeAt();
          // Without a backup, report no value: an age of 0 would look like a new backup.
          if (madeAt === null) this.remove();
          else this.set((Date.now() - madeAt) / 1_000);
        },
      });
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
