import { listBackups, type StoredBackup } from './backup/backup-folder.ts';
import type { Config } from './config/config.ts';
import type { Db } from './db/db.ts';
import type { Listener } from './http/listen.ts';
import { openProbes } from './http/probes.ts';
import type { Log } from './log/log.ts';
import { noTelemetry, type Telemetry } from './telemetry/telemetry.ts';

/**
 * Return when the newest daily or manual backup was made, in epoch milliseconds. Return null if there is none or the
 * folder is unreadable. Ignore backups made before an upgrade or a restore: they do not show that daily backups work.
 */
function newestBackup(folder: string): number | null {
  const counts = ({ occasion }: StoredBackup) => occasion === 'daily' || occasion === 'manual';
  try {
    return listBackups(folder).findLast(counts)?.madeAt.getTime() ?? null;
  } catch {
    return null;
  }
}

type Measuring = {
  readonly telemetry: Telemetry;
  readonly serve: (db: Db) => void;
  readonly close: () => Promise<void>;
};

export async function startMeasuring(
  { metricsToken: token, traces, backupDir }: Config,
  log: Log,
  port: Listener | undefined,
): Promise<Measuring> {
  if (!port && traces === null) return { telemetry: noTelemetry, serve: () => {}, close: async () => {} };
  const [{ openTelemetry }, { openMetrics }, { openOtlpExporter }, { metricsPort }] = await Promise.all([
    import('./telemetry/open-telemetry.ts'),
    import('./telemetry/metrics.ts'),
    import('./telemetry/otlp-exporter.ts'),
    import('./http/metrics-port.ts'),
  ]);
  const metrics = port ? openMetrics() : null;
  const exporter = traces && openOtlpExporter({ ...traces, log });
  return {
    telemetry: openTelemetry(metrics, exporter),
    serve: (db) => {
      if (!metrics || !port) return;
      metrics.watchPools(db);
      metrics.watchBackups(() => newestBackup(backupDir));
      port.serve(metricsPort({ metrics, probes: openProbes(db), token }));
    },
    close: async () => exporter?.close(),
  };
}
