import { backUpBeforeUpgrade } from './backup/back-up-before-upgrade.ts';
import { sealingSecret } from './backup/backup-key.ts';
import type { Config } from './config/config.ts';
import { readHelpLines } from './config/help-lines.ts';
import { prepareDataDir } from './db/data-dir.ts';
import { holdKey } from './db/keys/hold-key.ts';
import { migrations } from './db/migrations/index.ts';
import { openDatabase } from './db/open-database.ts';
import { openDb } from './db/open-db.ts';
import { sampleOffset } from './demo/sample-offset.ts';
import type { Clock, Deps } from './deps/deps.ts';
import { weekScheduler } from './features/summaries/week-scheduler.ts';
import { openAccountGate } from './features/users/open-account-gate.ts';
import { identityMigrations } from './identity/builtin/migrations.ts';
import type { Identity } from './identity/identity.ts';
import type { Log } from './log/log.ts';
import type { Opened } from './opened-parts.ts';
import { openMail } from './outside/mail/open-mail.ts';
import { openPush } from './outside/push/open-push.ts';
import { productMigrations } from './product-migrations.ts';
import { systemRandom } from './random/random.ts';
import { measuredDb, measuredModels, measuredPush } from './telemetry/measured.ts';
import type { Telemetry } from './telemetry/telemetry.ts';
import { openSummaryModel } from './writer/local/summary-model.ts';
import { modelOpener } from './writer/model/open-model-writer.ts';
import { threadedWriter } from './writer/tell/threaded-writer.ts';
import type { ModelWriter } from './writer/writer.ts';

export type ReplacedParts = Partial<
  Pick<Deps, 'clock' | 'random' | 'mail' | 'push' | 'writer' | 'log' | 'identity'>
> & {
  readonly modelWriter?: ModelWriter;
};

const systemClock: Clock = { now: () => Date.now() };

/**
 * Open all parts. Record each one in `opened`, so that the caller can close the opened parts if a later part cannot be
 * opened.
 */
export async function openDeps(
  config: Config,
  overrides: ReplacedParts,
  log: Log,
  opened: Opened,
  { telemetry, onLost }: { readonly telemetry: Telemetry; readonly onLost: (error: unknown) => void },
) {
  const isBuiltin = config.identity === 'builtin' && !overrides.identity;
  const builtinIdentity = isBuiltin ? import('./identity/builtin/builtin-identity.ts') : null;
  const helpLines = readHelpLines(config.dataDir);
  // Refuse a missing file now, also if daily backups are off: otherwise the first backup would find it missing.
  if (config.backupKeyFile !== null && config.roles.includes('worker')) sealingSecret(config);
  if (!config.databaseUrl || !config.smtpUrl) prepareDataDir(config.dataDir);
  const database = await openDatabase(config, {
    migrations: [...identityMigrations, ...migrations],
    log,
    onLost,
    beforeMigrations: (owner) => backUpBeforeUpgrade(config, owner, productMigrations, log),
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
