/** What the environment decides, checked once at start. */
export type Config = {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** Null: the embedded PostgreSQL under `dataDir`. */
  readonly databaseUrl: string | null;
  /** Without a slash at its end. */
  readonly publicUrl: string;
  readonly identity: 'builtin';
  readonly writer: 'builtin';
  /** Null: letters become files in `dataDir`/mail. */
  readonly smtpUrl: string | null;
  readonly roles: readonly ('web' | 'worker')[];
  readonly supportUrl: string;
  readonly federated: readonly [];
  /** Whether anybody may sign in as the sample person. */
  readonly demo: boolean;
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error';
  readonly logFormat: 'plain' | 'json';
};
