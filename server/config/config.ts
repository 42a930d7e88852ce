import { join, resolve } from 'node:path';
import {
  type FederatedProvider,
  federatedProviders,
  type SignUpPolicy,
  signUpPolicies,
} from '../../core/contract/product.ts';
import { StartFault } from '../errors/start-fault.ts';
import {
  type ProviderConfig,
  type ProviderVariable,
  readIssuerUrl,
  readProviderConfigs,
} from '../identity/builtin/providers/provider-config.ts';
import {
  type FirebaseConfig,
  readApiKey,
  readAuthDomain,
  readProjectId,
} from '../identity/firebase/firebase-config.ts';
import type { ObjectStoreSettings } from '../outside/object-store.ts';
import {
  type LocalSearch,
  type ModelChoice,
  readBaseUrl,
  readModel,
  readOllamaHost,
} from '../writer/model/model-choice.ts';
import { type Misspelling, misspelledVariables } from './misspelled-variables.ts';
import { readVariables } from './read-variables.ts';
import {
  dailyTime,
  headers,
  listOf,
  oneOf,
  optional,
  origins,
  path,
  port,
  publicUrl,
  secret,
  url,
  type Variable,
  variable,
  wholeNumber,
} from './variable.ts';
import { type WriterValues, writerFaults, writerOf } from './writer-settings.ts';

/** The settings from the environment, validated once at start. */
export type Config = {
  readonly port: number;
  readonly host: string;
  /** The port of GET /metrics, on the same host. Null: no metrics. */
  readonly metricsPort: number | null;
  /** The bearer token of GET /metrics. Null: only this machine may read metrics. */
  readonly metricsToken: string | null;
  /** Where spans of requests and jobs are sent by OTLP over HTTP. Null: nowhere. */
  readonly traces: TraceSettings | null;
  readonly dataDir: string;
  /** The connection URL of the operator's own database. Null: use the embedded PostgreSQL in `dataDir`. */
  readonly databaseUrl: string | null;
  /** The connection URL of the database's owner, who applies migrations. Null: `databaseUrl` is used. */
  readonly migrationDatabaseUrl: string | null;
  /** The size of the pool of connections for requests and jobs. */
  readonly databaseConnections: number;
  /** The size of the pool of connections for the builtin identity. */
  readonly identityConnections: number;
  /** The file of the master key. Null: `dataDir`/master-key, or the database itself if `databaseUrl` is set. */
  readonly masterKeyFile: string | null;
  /** The minute of the day, by this machine's clock, at which the daily backup is made. Null: no daily backup. */
  readonly backupAt: number | null;
  /** The number of daily backups that are kept. */
  readonly backupKeep: number;
  /** The folder of backups. */
  readonly backupDir: string;
  /** The S3-compatible store that gets a copy of each backup, or null. */
  readonly backupS3: ObjectStoreSettings | null;
  /** The file with the passphrase or key that encrypts backups. Null: `backup-key` beside the master key. */
  readonly backupKeyFile: string | null;
  /** The address of the product for browsers, with the base path and without a trailing slash. */
  readonly publicUrl: string;
  /** The path below which everything is served, like '/inward', or ''. */
  readonly basePath: string;
  readonly identity: 'builtin' | FirebaseConfig;
  /** Who may create an account. */
  readonly signUp: SignUpPolicy;
  /** `LocalSearch`: the model of a server on this machine, or the builtin writer if no server is found. */
  readonly writer: 'builtin' | ModelChoice | LocalSearch;
  /** The maximum number of concurrent calls to the model, for all servers together. */
  readonly writerConcurrency: number;
  /** The maximum number of tokens that all model calls of a UTC day may use together. */
  readonly writerTokensPerDay: number;
  /** The mail server. Null: write e-mails as files to `dataDir`/mail. */
  readonly smtpUrl: string | null;
  /** The operator's contact that push services receive: a `mailto:` or `https:` address. */
  readonly pushSubject: string;
  /** Origins to which pushes may be sent, in addition to the push services of the known browsers. */
  readonly pushServices: readonly string[];
  /** The path of the FCM service account file. Null: no pushes to the Android wrapper. */
  readonly fcmAccount: string | null;
  readonly roles: readonly Role[];
  readonly supportUrl: string;
  /** The sign-in providers on the login page, in display order. */
  readonly federated: readonly FederatedProvider[];
  /** The label on the button of the provider `oidc`. */
  readonly oidcLabel: string;
  /** The OAuth client settings of the `federated` providers when the identity is builtin, otherwise empty. */
  readonly providers: readonly ProviderConfig[];
  /** Number of trusted proxies, each of which appends the caller's address to X-Forwarded-For. */
  readonly proxies: number;
  /** Whether everybody may sign in as the sample user. */
  readonly demo: boolean;
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error';
  readonly logFormat: 'plain' | 'json';
  /** Environment variables whose names look like misspelled settings. */
  readonly misspelled: readonly Misspelling[];
};

type Role = 'web' | 'worker';

type TraceSettings = {
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly serviceName: string;
};

/**
 * The most connections that the two pools may have. The embedded database allows 60: the others are for connections
 * outside the pools and for commands.
 */
const mostEmbeddedConnections = 48;

/** The default time of the daily backup: 03:00, in minutes since midnight. */
const usualBackupAt = 180;

const yesOrNo = variable<'true' | 'false'>('false', 'must be true or false', oneOf('true', 'false'));

/** The variables of all sign-in providers: the client id, client secret and issuer of each. */
const providerVariables = Object.fromEntries(
  federatedProviders.flatMap((id) => {
    const name = id.toUpperCase();
    const word = (value: string) => (/^\S+$/.test(value) ? value : null);
    return [
      [`${name}_CLIENT_ID`, optional('must be the id that the provider gave this product', word)],
      [`${name}_CLIENT_SECRET`, secret(optional('must be the secret that the provider gave this product', word))],
      [`${name}_ISSUER`, optional('must be an OpenID Connect issuer, like https://accounts.google.com', readIssuerUrl)],
    ];
  }),
) as Record<ProviderVariable, Variable<string | null>>;

const postgres = secret(
  optional('must be a PostgreSQL address like postgresql://user@host/database', (value) =>
    url(value, ['postgresql:', 'postgres:']),
  ),
);

const variables = {
  ...providerVariables,
  PORT: variable(3000, 'must be a number from 0 to 65535, 0 for any free one', port),
  HOST: variable('127.0.0.1', 'must be an address or a host name to listen on', (value) =>
    /^[\w.:-]+$/.test(value) ? value : null,
  ),
  METRICS_PORT: variable<number | null>(null, 'must be a number from 1 to 65535', wholeNumber(1, 65_535)),
  METRICS_TOKEN: secret(
    optional('must be a token of at least 16 characters, without a space', (value) =>
      /^[\x21-\x7e]{16,500}$/.test(value) ? value : null,
    ),
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional('must be the address of a collector, like http://localhost:4318', (value) =>
    url(value, ['http:', 'https:']),
  ),
  OTEL_EXPORTER_OTLP_HEADERS: secret(
    variable<Readonly<Record<string, string>>>({}, 'must be headers like name=value, separated by commas', headers),
  ),
  OTEL_SERVICE_NAME: variable('inward', 'must be a name of 1 to 100 characters', (value) =>
    /^[^\p{C}]{1,100}$/u.test(value) ? value : null,
  ),
  DATA_DIR: variable(resolve('./data'), 'must be a folder for the embedded database and mail', (value) =>
    resolve(value),
  ),
  DATABASE_URL: postgres,
  MIGRATION_DATABASE_URL: postgres,
  DATABASE_CONNECTIONS: variable(16, 'must be a number of connections from 4 to 500', wholeNumber(4, 500)),
  IDENTITY_CONNECTIONS: variable(6, 'must be a number of connections from 2 to 100', wholeNumber(2, 100)),
  MASTER_KEY_FILE: optional('must be the file of the master key', (value) => resolve(value)),
  PUBLIC_URL: optional(
    'must be the address that people open, like https://inward.example, without a path (see BASE_PATH)',
    publicUrl,
  ),
  BASE_PATH: variable('', 'must be a path like /inward', path),
  BACKUP: variable<number | 'off' | null>(null, 'must be a time like 03:00, or off', dailyTime),
  BACKUP_KEEP: variable(14, 'must be a number of backups from 1 to 1000', wholeNumber(1, 1_000)),
  BACKUP_DIR: optional('must be a folder for backups', (value) => resolve(value)),
  BACKUP_S3: optional('must be an address with a bucket, like https://s3.example/bucket/folder', (value) =>
    /^https?:\/\/[^/?#@\s]+(?:\/[\w.-]+)+\/?$/.test(value) ? url(value, ['http:', 'https:']) : null,
  ),
  BACKUP_S3_KEY_ID: optional('must be the id of the access key, without a space', (value) =>
    /^\S{1,200}$/.test(value) ? value : null,
  ),
  BACKUP_S3_SECRET: secret(
    optional('must be the secret of the access key, without a space', (value) =>
      /^\S{1,500}$/.test(value) ? value : null,
    ),
  ),
  BACKUP_S3_REGION: variable('us-east-1', 'must be a region like eu-central-1', (value) =>
    /^[\w-]{1,60}$/.test(value) ? value : null,
  ),
  BACKUP_KEY_FILE: optional('must be the file with the passphrase of the backups', (value) => resolve(value)),
  IDENTITY: variable<'builtin' | 'firebase'>('builtin', 'must be builtin or firebase', oneOf('builtin', 'firebase')),
  SIGN_UP: variable<SignUpPolicy>('open', 'must be open, invite or closed', oneOf(...signUpPolicies)),
  FIREBASE_PROJECT: optional("must be the Firebase project's id, like my-journal-1a2b3", readProjectId),
  FIREBASE_API_KEY: optional("must be the web key of the project's configuration", readApiKey),
  FIREBASE_AUTH_DOMAIN: optional('must be a host like auth.inward.example, without https://', readAuthDomain),
  FIREBASE_REVOCATION: yesOrNo,
  TOKEN_SYNC: yesOrNo,
  WRITER: variable<WriterValues['WRITER']>(
    'auto',
    'must be auto, builtin, or a model like ollama/llama3.1:8b, openai/gpt-5-mini, anthropic/..., google/... or compatible/...',
    (value) => (value === 'auto' || value === 'builtin' ? value : readModel(value)),
  ),
  WRITER_KEY: secret(
    optional("must be the model provider's key, without a space", (value) => (/^\S+$/.test(value) ? value : null)),
  ),
  WRITER_BASE_URL: optional(
    "must be the model server's address: https, or on the private network http://localhost:11434/v1",
    readBaseUrl,
  ),
  // OLLAMA_HOST is Ollama's own variable. A value that does not name this machine is meant for other programs and is
  // not a fault.
  OLLAMA_HOST: optional('must be the address of Ollama', readOllamaHost),
  WRITER_TIMEOUT: variable<number | null>(null, 'must be a number of seconds from 1 to 600', wholeNumber(1, 600)),
  WRITER_CONCURRENCY: variable(2, 'must be a number of calls from 1 to 100', wholeNumber(1, 100)),
  WRITER_TOKENS_PER_DAY: variable(
    1_000_000,
    'must be a number of tokens from 1 to 1000000000000',
    wholeNumber(1, 1_000_000_000_000),
  ),
  SMTP_URL: secret(
    optional('must be a mail server like smtps://user:password@host', (value) => url(value, ['smtp:', 'smtps:'])),
  ),
  VAPID_SUBJECT: optional(
    'must be where push services may write to, like mailto:you@example.com or https://...',
    (value) => (/^mailto:[^\s@]+@[^\s@]+$/.test(value) ? value : url(value, ['https:'])),
  ),
  PUSH_SERVICES: variable<readonly string[]>(
    [],
    'must be origins like https://push.example, separated by a comma',
    origins,
  ),
  FCM_SERVICE_ACCOUNT: optional('must be the file of a service account', (value) => resolve(value)),
  ROLES: variable<readonly Role[]>(
    ['web', 'worker'],
    'must be web, worker or both, separated by a comma',
    listOf('web', 'worker'),
  ),
  SUPPORT_URL: variable('https://ko-fi.com', 'must be an https address', (value) => url(value, ['https:'])),
  FEDERATED: variable<readonly FederatedProvider[]>(
    [],
    'must be none, or google, apple, facebook, github and oidc, as many as you offer, separated by commas',
    (value) => (value === 'none' ? [] : listOf(...federatedProviders)(value)),
  ),
  OIDC_LABEL: variable('OpenID', 'must be the name on the button, 1 to 40 characters', (value) =>
    /^[^\p{C}]{1,40}$/u.test(value) ? value : null,
  ),
  OIDC_SCOPES: variable('openid email profile', 'must be scopes separated by spaces, with openid', (value) =>
    /^[\w:./-]+( [\w:./-]+)*$/.test(value) && value.split(' ').includes('openid') ? value : null,
  ),
  PROXIES: variable(0, 'must be the number of proxies in front, from 0 to 9', (value) =>
    /^\d$/.test(value) ? Number(value) : null,
  ),
  DEMO: yesOrNo,
  LOG_LEVEL: variable<Config['logLevel']>('info', 'must be debug, info, warn or error', (value) =>
    oneOf('debug', 'info', 'warn', 'error')(value),
  ),
  LOG_FORMAT: variable<Config['logFormat']>('plain', 'must be plain or json', oneOf('plain', 'json')),
};

/** The names of all variables, including NAME_FILE for each secret NAME. */
const variableNames = Object.entries<Variable<unknown>>(variables).flatMap(([name, { isSecret }]) =>
  isSecret ? [name, `${name}_FILE`] : [name],
);

type Values = { readonly [K in keyof typeof variables]: (typeof variables)[K]['unset'] };

/** Return the providers of the login page. If OIDC_ISSUER is set, its provider comes last unless FEDERATED lists it. */
const federatedOf = ({ FEDERATED, OIDC_ISSUER }: Values): readonly FederatedProvider[] =>
  OIDC_ISSUER === null ? FEDERATED : [...new Set([...FEDERATED, 'oidc' as const])];

/** Return the OAuth clients of the login page's providers. With Firebase, return none: Firebase stores them itself. */
const providersOf = (values: Values) =>
  readProviderConfigs(values.IDENTITY === 'builtin' ? federatedOf(values) : [], values);

/** Return the faults in the combination of the Firebase variables. Each variable is valid by itself. */
function firebaseFaults(values: Values): string[] {
  if (values.IDENTITY !== 'firebase') {
    return values.TOKEN_SYNC === 'true' ? ['TOKEN_SYNC must be false: only hosted tokens are mirrored.'] : [];
  }
  const missing = (['FIREBASE_PROJECT', 'FIREBASE_API_KEY'] as const).filter((name) => values[name] === null);
  const faults = missing.map((name) => `${name} must be set: IDENTITY is firebase.`);
  if (federatedOf(values).includes('oidc')) faults.push('OIDC_ISSUER must be unset: IDENTITY is firebase.');
  if (values.DEMO === 'true') faults.push('DEMO must be false: the sample user signs in with the builtin identity.');
  return faults;
}

/**
 * Return a fault if the two pools together need too many connections of the embedded database. Some of its connections
 * must stay free for commands.
 */
function connectionFaults({ DATABASE_URL, DATABASE_CONNECTIONS, IDENTITY_CONNECTIONS }: Values): string[] {
  if (DATABASE_URL !== null || DATABASE_CONNECTIONS + IDENTITY_CONNECTIONS <= mostEmbeddedConnections) return [];
  return [
    `DATABASE_CONNECTIONS and IDENTITY_CONNECTIONS must be at most ${mostEmbeddedConnections} together: the embedded database has no more.`,
  ];
}

function readAll(environment: NodeJS.ProcessEnv): Values {
  const { values, faults } = readVariables(variables, environment);
  // Check combinations only if every variable is valid: the value of an invalid variable is null.
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
 * Return the minute of the day at which the daily backup is made, or null for no backups. By default, the embedded
 * database is backed up, except in a demo. The operator's own database is backed up only if BACKUP is set.
 */
function backupAtOf({ BACKUP, DATABASE_URL, DEMO }: Values): number | null {
  if (BACKUP !== null) return BACKUP === 'off' ? null : BACKUP;
  return DATABASE_URL === null && DEMO !== 'true' ? usualBackupAt : null;
}

function backupS3Of(values: Values): ObjectStoreSettings | null {
  const { BACKUP_S3: url, BACKUP_S3_KEY_ID: keyId, BACKUP_S3_SECRET: secret, BACKUP_S3_REGION: region } = values;
  return url === null || keyId === null || secret === null ? null : { url, keyId, secret, region };
}

/** Return a fault for each variable that BACKUP_S3 needs and that is not set. */
const backupS3Faults = (values: Values): string[] =>
  (['BACKUP_S3_KEY_ID', 'BACKUP_S3_SECRET'] as const)
    .filter((name) => values.BACKUP_S3 !== null && values[name] === null)
    .map((name) => `${name} must be set: BACKUP_S3 is.`);

function identityOf(values: Values): Config['identity'] {
  const { FIREBASE_PROJECT: projectId, FIREBASE_API_KEY: apiKey } = values;
  if (values.IDENTITY === 'builtin' || projectId === null || apiKey === null) return 'builtin';
  return {
    projectId,
    apiKey,
    authDomain: values.FIREBASE_AUTH_DOMAIN ?? `${projectId}.firebaseapp.com`,
    checksRevocation: values.FIREBASE_REVOCATION === 'true',
    syncsToken: values.TOKEN_SYNC === 'true',
  };
}

/**
 * Read the settings from the environment. No other code reads the environment. Throw one `StartFault` that names every
 * invalid variable, but not its value, which may be a secret.
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
