import { fileURLToPath } from 'node:url';
import type { CallName } from '../core/contract/base/paths.ts';
import { dailyBackupJobs } from './backup/daily-backups.ts';
import { offSiteJobs } from './backup/off-site.ts';
import type { Config } from './config/config.ts';
import type { Database } from './db/open-database.ts';
import type { Deps } from './deps/deps.ts';
import { handlers } from './features/handlers.ts';
import { jobs } from './features/jobs.ts';
import { findTokenCaller } from './features/tokens/find-token-caller.ts';
import { findOrCreateUser } from './features/users/find-or-create-user.ts';
import { createApp } from './http/app.ts';
import { pageHeaders } from './http/headers.ts';
import type { Listener } from './http/listen.ts';
import { openStaticFiles } from './http/static-files.ts';
import { startJobs } from './jobs/run-jobs.ts';
import type { Log } from './log/log.ts';
import { openLog } from './log/pino-log.ts';
import { openDeps, type ReplacedParts } from './open-deps.ts';
import { closeAll, takePorts } from './opened-parts.ts';
import { productMigrations } from './product-migrations.ts';
import { openRateLimits } from './requests/rate-limits.ts';
import { startMeasuring } from './start-measuring.ts';
import { measuredJobs } from './telemetry/measured.ts';
import { reportModel } from './writer/local/report-model.ts';

export type Overrides = ReplacedParts & {
  readonly webRoot?: string;
  readonly limits?: Parameters<typeof openRateLimits>[0];
  readonly onAnswer?: (name: CallName, answer: { readonly status: number; readonly body: unknown }) => void;
};

/** Called after the ports are bound and the database is open, but before the first request or job. */
type BeforeServing = (config: Config, database: Database, log: Log) => Promise<void>;

export type RunningServer = {
  /** For example 'http://127.0.0.1:3000', with the base path. Null if the server's only role is worker. */
  readonly address: string | null;
  readonly deps: Deps;
  /** Resolves with the reason when the database is lost, so that the server must stop. */
  readonly lost: Promise<unknown>;
  /** Wait for running requests and jobs, then close all parts. Later calls return the same promise. */
  readonly stop: () => Promise<void>;
};

const builtPages = fileURLToPath(new URL('../dist/web', import.meta.url));

/** Put the actual port into the configuration. If PORT is 0, the port is known only now, after binding. */
function withActualPort(config: Config, listening: Listener | null): Config {
  const { publicUrl, basePath } = config;
  if (!listening || config.port !== 0 || publicUrl !== `http://localhost:0${basePath}`) return config;
  return { ...config, port: listening.port, publicUrl: `http://localhost:${listening.port}${basePath}` };
}

/** Start the server. Throw a `StartFault` for problems that the operator can fix, after closing all opened parts. */
export async function startServer(
  given: Config,
  overrides: Overrides = {},
  beforeServing: BeforeServing = async () => {},
): Promise<RunningServer> {
  const log = overrides.log ?? openLog(given);
  for (const { name } of given.misspelled)
    log.warn('a variable has nearly the name of a setting: npm run admin -- check says which', { variable: name });
  const isWeb = given.roles.includes('web');
  const pages = isWeb
    ? openStaticFiles(overrides.webRoot ?? builtPages, log, (scripts) => pageHeaders(given, scripts), given.basePath)
    : null;
  const opened = await takePorts(given);
  const { listening } = opened;
  const config = withActualPort(given, listening);
  let lose: (error: unknown) => void = () => {};
  const lost = new Promise<unknown>((resolve) => {
    lose = resolve;
  });
  try {
    const measuring = await startMeasuring(config, log, opened.metrics);
    opened.measuring = measuring;
    const { telemetry } = measuring;
    const deps = await openDeps(config, overrides, log, opened, { telemetry, onLost: lose });
    if (config.demo) {
      const { seedSampleUser } = await import('./demo/seed-sample-user.ts');
      await seedSampleUser(deps);
    }
    const { database } = opened;
    const parts = { config, migrations: productMigrations, clock: deps.clock, log };
    const backupJobs =
      database && config.roles.includes('worker')
        ? [...dailyBackupJobs({ ...parts, database }), ...offSiteJobs(parts)]
        : [];
    if (database) await beforeServing(config, database, log);
    measuring.serve(deps.db);
    if (listening && pages) {
      const limits = openRateLimits(overrides.limits);
      const app = createApp({
        ...{ deps, handlers, pages, limits },
        findPerson: findOrCreateUser,
        findTokenCaller,
        ...(overrides.onAnswer && { onAnswer: overrides.onAnswer }),
        telemetry,
      });
      listening.serve(app.fetch);
    }
    if (config.roles.includes('worker'))
      opened.jobs = startJobs(deps, measuredJobs([...jobs, ...backupJobs], telemetry));
    void reportModel(deps.summaryModel, log);
    const host = config.host.includes(':') ? `[${config.host}]` : config.host;
    let stopping: Promise<void> | undefined;
    const stop = () => {
      stopping ??= closeAll(opened, log);
      return stopping;
    };
    return { address: listening && `http://${host}:${listening.port}${config.basePath}`, deps, lost, stop };
  } catch (error) {
    await closeAll({ ...opened, listening: listening && { ...listening, stop: () => listening.stop(0) } }, log);
    throw error;
  }
}
