import { fileURLToPath } from 'node:url';
import type { CallName } from '../core/contract/base/paths.ts';
import { backUpBeforeUpgrade } from './backup/back-up-before-upgrade.ts';
import { listBackups, type StoredBackup } from './backup/backup-folder.ts';
import { dailyBackupJobs } from './backup/daily-backups.ts';
import { offSiteJobs } from './backup/off-site.ts';
import type { Config } from './config/config.ts';
import { readHelpLines } from './config/help-lines.ts';
import { prepareDataDir } from './db/data-dir.ts';
import type { Db } from './db/db.ts';
import { type HeldKey, holdKey } from './db/keys/hold-key.ts';
import { migrations } from './db/migrations/index.ts';
import { type Database, openDatabase } from './db/open-database.ts';
import { openDb } from './db/open-db.ts';
import { sampleOffset } from './demo/sample-offset.ts';
import type { Clock, Deps } from './deps/deps.ts';
import { handlers } from './features/handlers.ts';
import { jobs } from './features/jobs.ts';
import { weekScheduler } from './features/summaries/week-scheduler.ts';
import { findTokenCaller } from './features/tokens/find-token-caller.ts';
import { findOrCreateUser } from './features/users/find-or-create-user.ts';
import { openAccountGate } from './features/users/open-account-gate.ts';
import { createApp } from './http/app.ts';
import { pageHeaders } from './http/headers.ts';
import { type Listener, listen } from './http/listen.ts';
import { openProbes } from './http/probes.ts';
import { openStaticFiles } from './http/static-files.ts';
import { identityMigrations } from './identity/builtin/migrations.ts';
import type { Identity } from './identity/identity.ts';
import { type RunningJobs, startJobs } from './jobs/run-jobs.ts';
import type { Log } from './log/log.ts';
import { openLog } from './log/pino-log.ts';
import { openFileMail } from './outside/mail/file-mail.ts';
import type { Mail } from './outside/mail/mail.ts';
import { openPush } from './outside/push/open-push.ts';
import { productMigrations } from './product-migrations.ts';
import { systemRandom } from './random/random.ts';
import { openRateLimits } from './requests/rate-limits.ts';
import { measuredDb, measuredJobs, measuredModels, measuredPush } from './telemetry/measured.ts';
import { noTelemetry, type Telemetry } from './telemetry/telemetry.ts';
import { reportModel } from './writer/local/report-model.ts';
import { openSummaryModel } from './writer/local/summary-model.ts';
import { modelOpener } from './writer/model/open-model-writer.ts';
import { threadedWriter } from './writer/tell/threaded-writer.ts';
import type { ModelWriter } from './writer/writer.ts';

/** Parts of the server that tests replace. The product itself replaces none of them. */
export type Overrides = Partial<Pick<Deps, 'clock' | 'random' | 'mail' | 'push' | 'writer' | 'log' | 'identity'>> & {
  /** The model to use instead of the configured model. */
  readonly modelWriter?: ModelWriter;
  /** The folder of the built pages. */
  readonly webRoot?: string;
  /** The rate limits, in calls per minute. */
  readonly limits?: Parameters<typeof openRateLimits>[0];
  readonly onAnswer?: (name: CallName, answer: { readonly status: number; readonly body: unknown }) => void;
};

/**
 * A function that is called after the ports are bound and the database is open, but before the first request or job.
 */
type BeforeServing = (config: Config, database: Database, log: Log) => Promise<void>;

export type RunningServer = {
  /**
   * The address on which the server listens, with the base path, such as 'http://127.0.0.1:3000'. Null if its only role
   * is worker.
   */
  readonly address: string | null;
  readonly deps: Deps;
  /** Resolves with the reason when the server has lost its database and must stop. */
  readonly lost: Promise<unknown>;
  /** Wait for running requests and jobs, then close all parts. A second call waits for the first. */
  readonly stop: () => Promise<void>;
};

const requestLimitMs = 10_000;
const builtPages = fileURLToPath(new URL('../dist/web', import.meta.url));
const systemClock: Clock = { now: () => Date.now() };

/** The parts that have been opened so far. */
type Opened = {
  listening: Listener | null;
  metrics?: Listener;
  measuring?: { readonly close: () => Promise<void> };
  jobs?: RunningJobs;
  identity?: { readonly close: () => Promise<void> };
  db?: Db;
  key?: HeldKey;
  database?: Database;
};

async function closeAll(
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

/** Put the actual port into the default PUBLIC_URL. With PORT=0, the port is known only after binding. */
function withActualPort(config: Config, listening: Listener | null): Config {
  const { publicUrl, basePath } = config;
  if (!listening || config.port !== 0 || publicUrl !== `http://localhost:0${basePath}`) return config;
  return { ...config, port: listening.port, publicUrl: `http://localhost:${listening.port}${basePath}` };
}

/** Bind all configured ports. If a port cannot be bound, release the bound ports and throw. */
async function takePorts({ host, port, metricsPort, roles }: Config): Promise<Opened> {
  const listening = roles.includes('web') ? await listen(host, port, 'PORT') : null;
  if (metricsPort === null) return { listening };
  try {
    return { listening, metrics: await listen(host, metricsPort, 'METRICS_PORT') };
  } catch (error) {
    await listening?.stop(0);
    throw error;
  }
}

/**
 * Return when the newest daily or manual backup was made, in epoch milliseconds, or null if there is none or the folder
 * cannot be read. Backups before an upgrade or a restore do not count, because they are made even while the daily
 * backups fail.
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
  /** Serve METRICS_PORT, if it is set. */
  readonly serve: (db: Db) => void;
  /** Send the last traces. */
  readonly close: () => Promise<void>;
};

/** Measure requests and jobs if METRICS_PORT or a trace collector is set. */
async function startMeasuring(
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

async function openMail(config: Config, log: Log): Promise<Mail> {
  const from = `Inward <no-reply@${new URL(config.publicUrl).hostname}>`;
  if (config.smtpUrl) {
    const { openSmtpMail } = await import('./outside/mail/smtp-mail.ts');
    return openSmtpMail({ url: config.smtpUrl, from });
  }
  return openFileMail({ folder: `${config.dataDir}/mail`, from, log });
}

/** Open all parts and record them in `opened`, so that a failed start can close them. */
async function openDeps(
  config: Config,
  overrides: Overrides,
  log: Log,
  opened: Opened,
  { telemetry, onLost }: { readonly telemetry: Telemetry; readonly onLost: (error: unknown) => void },
) {
  // Begin to load the code of the builtin identity now, while the database starts.
  const isBuiltin = config.identity === 'builtin' && !overrides.identity;
  const builtinIdentity = isBuiltin ? import('./identity/builtin/builtin-identity.ts') : null;
  const helpLines = readHelpLines(config.dataDir);
  if (!config.databaseUrl || !config.smtpUrl) prepareDataDir(config.dataDir);
  const database = await openDatabase(config, {
    migrations: [...identityMigrations, ...migrations],
    log,
    onLost,
    beforeMigrations: (owner) => backUpBeforeUpgrade(config, owner, productMigrations),
  });
  opened.database = database;
  const { url, ownerUrl, secrets, folder } = database;
  opened.key = await holdKey(ownerUrl, secrets.areInForce, onLost);
  const db = measuredDb(openDb(url, { most: config.databaseConnections, ownerUrl, folder }), telemetry);
  opened.db = db;
  const { clock = systemClock, random = systemRandom, writer = threadedWriter } = overrides;
  const isWorker = config.roles.includes('worker');
  const { modelWriter } = overrides;
  const openModel = modelWriter ? async () => modelWriter : isWorker ? modelOpener() : null;
  const mail = overrides.mail ?? (await openMail(config, log));
  const push =
    overrides.push ??
    openPush({
      keys: secrets.push,
      subject: config.pushSubject,
      services: config.pushServices,
      fcmAccount: config.fcmAccount,
      log,
    });

  const openIdentity = async (): Promise<Identity> => {
    const { publicUrl } = config;
    if (config.identity !== 'builtin') {
      const { openFirebaseIdentity } = await import('./identity/firebase/firebase-identity.ts');
      return openFirebaseIdentity({ config: config.identity, publicUrl });
    }
    const { openBuiltinIdentity } = await (builtinIdentity ?? import('./identity/builtin/builtin-identity.ts'));
    const identity = openBuiltinIdentity({
      url,
      connections: config.identityConnections,
      secret: secrets.identity,
      publicUrl,
      mail,
      log,
      random,
      providers: config.providers,
      gate: openAccountGate(db, clock, config.signUp),
      sampleOffset: config.demo ? () => sampleOffset(clock.now()) : null,
    });
    opened.identity = identity;
    return identity;
  };
  const identity = overrides.identity ?? (await openIdentity());
  const parts = {
    config,
    db,
    clock,
    random,
    deepChance: secrets.deepChance,
    identity,
    writer,
    summaryModel: openSummaryModel(config.writer, { log, clock }),
    openModel: openModel && measuredModels(openModel, telemetry),
    mail,
    push: measuredPush(push, telemetry),
    weekListener: weekScheduler,
    log,
  };
  const deps: Deps = { ...parts, helpLines };
  return deps;
}

/**
 * Start the product: ports, database, migrations, identity, jobs, pages. Both `npm start` and tests call this. Throw a
 * `StartFault` for every problem that the operator can fix. After an error, nothing stays open.
 */
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
    ? openStaticFiles(overrides.webRoot ?? builtPages, (scripts) => pageHeaders(given, scripts), given.basePath)
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
