import { join } from 'node:path';
import type { FederatedProvider, SignUpPolicy } from '../../core/contract/product.ts';
import { StartFault } from '../errors/start-fault.ts';
import type { ProviderConfig } from '../identity/builtin/providers/provider-config.ts';
import type { FirebaseConfig } from '../identity/firebase/firebase-config.ts';
import type { ObjectStoreSettings } from '../outside/object-store.ts';
import type { LocalSearch, ModelChoice } from '../writer/model/model-choice.ts';
import { backupAtOf, backupS3Faults, backupS3Of } from './backup-settings.ts';
import { federatedOf, firebaseFaults, identityOf, providersOf } from './identity-settings.ts';
import { type Misspelling, misspelledVariables } from './misspelled-variables.ts';
import { readVariables } from './read-variables.ts';
import { type LogFormat, type LogLevel, type Role, type Values, variableNames, variables } from './variables.ts';
import { writerFaults, writerOf } from './writer-settings.ts';

export type Config = {
  readonly port: number;
  readonly host: string;
  readonly metricsPort: number | null;
  /** The bearer token of GET /metrics. Null: only this machine may read metrics. */
  readonly metricsToken: string | null;
  /** The collector that gets traces by OTLP over HTTP, or null for no traces. */
  readonly traces: TraceSettings | null;
  readonly dataDir: string;
  /** The URL of the operator's own database. Null: use the embedded PostgreSQL in `dataDir`. */
  readonly databaseUrl: string | null;
  /** The URL with which the database's owner applies migrations. Null: use `databaseUrl`. */
  readonly migrationDatabaseUrl: string | null;
  readonly databaseConnections: number;
  readonly identityConnections: number;
  /** Null: `dataDir`/master-key, or the database itself if `databaseUrl` is set. */
  readonly masterKeyFile: string | null;
  /** The minute of the day of the daily backup, in this machine's local time. Null: no daily backup. */
  readonly backupAt: number | null;
  readonly backupKeep: number;
  readonly backupDir: string;
  /** The S3-compatible store that gets a copy of each backup. Null: none. */
  readonly backupS3: ObjectStoreSettings | null;
  /** The file with the passphrase that encrypts backups. Null: `backup-key` beside the master key. */
  readonly backupKeyFile: string | null;
  /** The address that browsers open, with the base path and without a trailing slash. */
  readonly publicUrl: string;
  /** The path below which everything is served, such as '/inward', or ''. */
  readonly basePath: string;
  readonly identity: 'builtin' | FirebaseConfig;
  readonly signUp: SignUpPolicy;
  /** `LocalSearch`: use a model server on this machine, or the builtin writer if there is none. */
  readonly writer: 'builtin' | ModelChoice | LocalSearch;
  /** The maximum number of concurrent calls to the model by all servers together. */
  readonly writerConcurrency: number;
  /** The maximum number of tokens that all model calls of a UTC day may use together. */
  readonly writerTokensPerDay: number;
  /** Null: write emails as files to `dataDir`/mail. */
  readonly smtpUrl: string | null;
  /** The operator's contact for push services: a `mailto:` or `https:` address. */
  readonly pushSubject: string;
  /** Origins to which pushes may be sent, in addition to the push services of known browsers. */
  readonly pushServices: readonly string[];
  /** The path of the service account file for Firebase Cloud Messaging. Null: no pushes to the Android app. */
  readonly fcmAccount: string | null;
  readonly roles: readonly Role[];
  readonly supportUrl: string;
  readonly federated: readonly FederatedProvider[];
  readonly oidcLabel: string;
  /** The OAuth client settings of the `federated` providers. Empty unless the identity is builtin. */
  readonly providers: readonly ProviderConfig[];
  /** The number of trusted proxies, each of which appends the caller's address to X-Forwarded-For. */
  readonly proxies: number;
  /** Whether everybody may sign in as the sample user. */
  readonly demo: boolean;
  readonly logLevel: LogLevel;
  readonly logFormat: LogFormat;
  readonly misspelled: readonly Misspelling[];
};

type TraceSettings = {
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly serviceName: string;
};

/**
 * The maximum number of connections in both pools together. The embedded database allows 60 connections, of which admin
 * commands need some.
 */
const mostEmbeddedConnections = 48;

function connectionFaults({ DATABASE_URL, DATABASE_CONNECTIONS, IDENTITY_CONNECTIONS }: Values): string[] {
  if (DATABASE_URL !== null || DATABASE_CONNECTIONS + IDENTITY_CONNECTIONS <= mostEmbeddedConnections) return [];
  return [
    `DATABASE_CONNECTIONS and IDENTITY_CONNECTIONS must be at most ${mostEmbeddedConnections} together: the embedded database has no more.`,
  ];
}

/**
 * Return an error sentence if TZ has the form of a zone's name but names no zone: Node would silently take another one.
 * Other forms, such as EST5EDT, are left to the system.
 */
function timeZoneFaults({ TZ = '' }: NodeJS.ProcessEnv): string[] {
  if (!/^[A-Z]\w*\/[\w/+-]+$/.test(TZ)) return [];
  try {
    new Intl.DateTimeFormat('en', { timeZone: TZ });
    return [];
  } catch {
    return ['TZ must be a time zone like Europe/Berlin.'];
  }
}

function readAll(environment: NodeJS.ProcessEnv): Values {
  const { values, faults } = readVariables(variables, environment);
  faults.push(...timeZoneFaults(environment));
  // An invalid variable has the value null here, so check combinations only if all variables are valid.
  if (faults.length === 0)
    faults.push(
      ...writerFaults(values),
      ...providersOf(values).faults,
      ...firebaseFaults(values),
      ...connectionFaults(values),
      ...backupS3Faults(values),
    );
  if (faults.length > 0) throw new StartFault(faults.join('\n'));
  return values;
}

function tracesOf({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, ...values }: Values): TraceSettings | null {
  if (endpoint === null) return null;
  return { endpoint, headers: values.OTEL_EXPORTER_OTLP_HEADERS, serviceName: values.OTEL_SERVICE_NAME };
}

/**
 * Read the settings. No other code reads the environment. Throw one `StartFault` that names every invalid variable, but
 * not its value, because the value may be a secret.
 */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const values = readAll(environment);
  const publicUrl = (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`) + values.BASE_PATH;
  return {
    port: values.PORT,
    host: values.HOST,
    metricsPort: values.METRICS_PORT,
    metricsToken: values.METRICS_TOKEN,
    traces: tracesOf(values),
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    migrationDatabaseUrl: values.MIGRATION_DATABASE_URL,
    databaseConnections: values.DATABASE_CONNECTIONS,
    identityConnections: values.IDENTITY_CONNECTIONS,
    masterKeyFile: values.MASTER_KEY_FILE,
    backupAt: backupAtOf(values),
    backupKeep: values.BACKUP_KEEP,
    backupDir: values.BACKUP_DIR ?? join(values.DATA_DIR, 'backups'),
    backupS3: backupS3Of(values),
    backupKeyFile: values.BACKUP_KEY_FILE,
    publicUrl,
    basePath: values.BASE_PATH,
    identity: identityOf(values),
    signUp: values.SIGN_UP,
    writer: writerOf(values),
    writerConcurrency: values.WRITER_CONCURRENCY,
    writerTokensPerDay: values.WRITER_TOKENS_PER_DAY,
    smtpUrl: values.SMTP_URL,
    pushSubject: values.VAPID_SUBJECT ?? `mailto:no-reply@${new URL(publicUrl).hostname}`,
    pushServices: values.PUSH_SERVICES,
    fcmAccount: values.FCM_SERVICE_ACCOUNT,
    roles: values.ROLES,
    supportUrl: values.SUPPORT_URL,
    federated: federatedOf(values),
    oidcLabel: values.OIDC_LABEL,
    providers: providersOf(values).providers,
    proxies: values.PROXIES,
    demo: values.DEMO === 'true',
    logLevel: values.LOG_LEVEL,
    logFormat: values.LOG_FORMAT,
    misspelled: misspelledVariables(variableNames, environment),
  };
}
