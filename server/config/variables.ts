import { resolve } from 'node:path';
import {
  type FederatedProvider,
  federatedProviders,
  type SignUpPolicy,
  signUpPolicies,
} from '../../core/contract/product.ts';
import { type ProviderVariable, readIssuerUrl } from '../identity/builtin/providers/provider-config.ts';
import { readApiKey, readAuthDomain, readProjectId } from '../identity/firebase/firebase-config.ts';
import { readBaseUrl, readModel, readOllamaHost } from '../writer/model/model-choice.ts';
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
import type { WriterValues } from './writer-settings.ts';

export type Role = 'web' | 'worker';
export type LogLevel = 'debug' | 'info' | 'warn' | 'error';
export type LogFormat = 'plain' | 'json';

const yesOrNo = variable<'true' | 'false'>('false', 'must be true or false', oneOf('true', 'false'));

const providerVariables = Object.fromEntries(
  federatedProviders.flatMap((id) => {
    const name = id.toUpperCase();
    const word = (value: string) => (/^\S+$/.test(value) ? value : null);
    return [
      [`${name}_CLIENT_ID`, optional('must be the id that the provider gave this product', word)],
      [`${name}_CLIENT_SECRET`, secret(optional('must be the secret that the provider gave this product', word))],
      [
        `${name}_ISSUER`,
        optional('must be an OpenID Connect issuer with https, like https://accounts.google.com', readIssuerUrl),
      ],
    ];
  }),
) as Record<ProviderVariable, Variable<string | null>>;

const postgres = secret(
  optional('must be a PostgreSQL address like postgresql://user@host/database', (value) =>
    url(value, ['postgresql:', 'postgres:']),
  ),
);

/** All variables, in the order in which errors are listed. */
export const variables = {
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
  // Accept the address of another machine: the variable may be set for Ollama, which reads it, too.
  OLLAMA_HOST: optional('must be the address of Ollama', readOllamaHost),
  WRITER_TIMEOUT: variable<number | null>(null, 'must be a number of seconds from 1 to 600', wholeNumber(1, 600)),
  WRITER_CONCURRENCY: variable(2, 'must be a number of calls from 1 to 100', wholeNumber(1, 100)),
  WRITER_TOKENS_PER_DAY: variable(
    1_000_000,
    'must be a number of tokens from 1 to 1000000000000',
    wholeNumber(1, 1_000_000_000_000),
  ),
  SMTP_URL: secret(
    optional('must be a mail server like smtps://user:password@host', (value) =>
      URL.parse(value)?.hostname ? url(value, ['smtp:', 'smtps:']) : null,
    ),
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
  LOG_LEVEL: variable<LogLevel>('info', 'must be debug, info, warn or error', (value) =>
    oneOf('debug', 'info', 'warn', 'error')(value),
  ),
  LOG_FORMAT: variable<LogFormat>('plain', 'must be plain or json', oneOf('plain', 'json')),
};

export const variableNames = Object.entries<Variable<unknown>>(variables).flatMap(([name, { isSecret }]) =>
  isSecret ? [name, `${name}_FILE`] : [name],
);

/** The values of all variables. Each is valid by itself; combinations may be invalid. */
export type Values = { readonly [K in keyof typeof variables]: (typeof variables)[K]['unset'] };
