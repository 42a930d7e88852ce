import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

describe('the configuration', () => {
  it('every variable has a default', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      misspelled: [],
      host: '127.0.0.1',
      metricsPort: null,
      metricsToken: null,
      traces: null,
      dataDir: resolve('data'),
      databaseUrl: null,
      migrationDatabaseUrl: null,
      databaseConnections: 16,
      identityConnections: 6,
      masterKeyFile: null,
      backupAt: 180,
      backupKeep: 14,
      backupDir: resolve('data/backups'),
      backupKeyFile: null,
      backupS3: null,
      publicUrl: 'http://localhost:3000',
      basePath: '',
      identity: 'builtin',
      writer: {
        places: [
          { server: 'Ollama', baseUrl: 'http://127.0.0.1:11434' },
          { server: 'llama.cpp', baseUrl: 'http://127.0.0.1:8080' },
          { server: 'LM Studio', baseUrl: 'http://127.0.0.1:1234' },
        ],
        key: null,
        timeoutMs: null,
      },
      writerConcurrency: 2,
      writerTokensPerDay: 1_000_000,
      smtpUrl: null,
      pushSubject: 'mailto:no-reply@localhost',
      pushServices: [],
      fcmAccount: null,
      roles: ['web', 'worker'],
      signUp: 'open',
      supportUrl: 'https://ko-fi.com',
      federated: [],
      oidcLabel: 'OpenID',
      providers: [],
      proxies: 0,
      demo: false,
      logLevel: 'info',
      logFormat: 'plain',
    });
  });

  it('a set variable is used, and an empty variable counts as unset', () => {
    const config = readConfig({
      PORT: '8080',
      HOST: '::1',
      DATABASE_URL: 'postgresql://a:b@db.example/inward?sslmode=require',
      PUBLIC_URL: 'https://inward.example/',
      SMTP_URL: 'smtps://user:pass@mail.example',
      VAPID_SUBJECT: 'mailto:ops@inward.example',
      PUSH_SERVICES: 'https://push.example/, http://10.0.0.7:8080',
      ROLES: ' worker , web ',
      PROXIES: '2',
      DEMO: 'true',
      LOG_FORMAT: '',
    });
    expect(config).toMatchObject({
      port: 8080,
      host: '::1',
      publicUrl: 'https://inward.example',
      pushSubject: 'mailto:ops@inward.example',
      pushServices: ['https://push.example', 'http://10.0.0.7:8080'],
      roles: ['worker', 'web'],
      proxies: 2,
      demo: true,
      logFormat: 'plain',
    });
  });

  it('reads SIGN_UP, which is open by default', () => {
    expect(readConfig({}).signUp).toBe('open');
    expect(readConfig({ SIGN_UP: 'invite' }).signUp).toBe('invite');
    expect(() => readConfig({ SIGN_UP: 'maybe' })).toThrow(/^SIGN_UP must be open, invite or closed/);
  });

  it('reads a Firebase project with and without its own sign-in domain', () => {
    const hosted = { IDENTITY: 'firebase', FIREBASE_PROJECT: 'my-journal-1a2b3', FIREBASE_API_KEY: 'AIza-web_key' };
    expect(readConfig({ ...hosted, FEDERATED: 'github, google,google' })).toMatchObject({
      identity: {
        projectId: 'my-journal-1a2b3',
        apiKey: 'AIza-web_key',
        authDomain: 'my-journal-1a2b3.firebaseapp.com',
        checksRevocation: false,
        syncsToken: false,
      },
      federated: ['github', 'google'],
    });
    const more = { FIREBASE_AUTH_DOMAIN: 'Auth.inward.example', FIREBASE_REVOCATION: 'true', TOKEN_SYNC: 'true' };
    expect(readConfig({ ...hosted, ...more }).identity).toMatchObject({
      authDomain: 'auth.inward.example',
      checksRevocation: true,
      syncsToken: true,
    });
  });

  it('reports missing and conflicting variables of a Firebase project', () => {
    const faults = (environment: Record<string, string>) => () => readConfig(environment);
    expect(faults({ IDENTITY: 'firebase', DEMO: 'true' })).toThrow(
      /^FIREBASE_PROJECT must be set.*\nFIREBASE_API_KEY must be set.*\nDEMO must be false/,
    );
    expect(faults({ TOKEN_SYNC: 'true' })).toThrow(/^TOKEN_SYNC must be false/);
  });

  it('refuses connection pools that are larger than the embedded database allows', () => {
    expect(() => readConfig({ DATABASE_CONNECTIONS: '43' })).toThrow(/^DATABASE_CONNECTIONS and IDENTITY_CONNECTIONS/);
    const DATABASE_URL = 'postgresql://a@db/inward';
    expect(readConfig({ DATABASE_CONNECTIONS: '43', DATABASE_URL }).databaseConnections).toBe(43);
  });

  it('refuses a sign-in provider without its OAuth client id and secret', () => {
    const GOOGLE_CLIENT_ID = 'inward';
    expect(() => readConfig({ FEDERATED: 'google', GOOGLE_CLIENT_ID })).toThrow(
      /^GOOGLE_CLIENT_SECRET must be set: FEDERATED names its provider\.$/,
    );
    expect(readConfig({ FEDERATED: 'google', GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET: 's' })).toMatchObject({
      federated: ['google'],
      providers: [{ id: 'google', clientId: 'inward', clientSecret: 's', issuer: 'https://accounts.google.com' }],
    });
    expect(() => readConfig({ GOOGLE_ISSUER: 'http://accounts.example' })).toThrow(/^GOOGLE_ISSUER must be/);
    expect(readConfig({ FEDERATED: 'none' }).federated).toEqual([]);
  });

  it.each([
    ['SMTP_URL', 'smtp://', /^SMTP_URL must be a mail server like smtps:\/\/user:password@host\.$/],
    ['OIDC_ISSUER', 'http://idp.example', /^OIDC_ISSUER must be an OpenID Connect issuer with https, like/],
    ['TZ', 'Mars/Phobos', /^TZ must be a time zone like Europe\/Berlin\.$/],
  ])('refuses %s=%s and says what it must be', (name, value, sentence) => {
    expect(() => readConfig({ [name]: value })).toThrow(sentence);
  });

  it.each(['Europe/Berlin', 'America/Argentina/Ushuaia', 'Etc/GMT+5', 'EST5EDT', 'UTC', ''])('accepts TZ=%s', (TZ) => {
    expect(readConfig({ TZ }).port).toBe(3000);
  });

  it('offers the OpenID Connect provider of OIDC_ISSUER, with a label and scopes', () => {
    const OIDC_ISSUER = 'https://id.example/application/o/inward/';
    const client = { OIDC_CLIENT_ID: 'inward', OIDC_CLIENT_SECRET: 's' };
    const label = { OIDC_LABEL: 'Harbour ID', OIDC_SCOPES: 'openid email groups' };
    expect(readConfig({ OIDC_ISSUER, ...client, ...label })).toMatchObject({
      federated: ['oidc'],
      oidcLabel: 'Harbour ID',
      providers: [{ id: 'oidc', issuer: OIDC_ISSUER, scopes: 'openid email groups' }],
    });
    expect(() => readConfig({ FEDERATED: 'oidc' })).toThrow(
      /^OIDC_ISSUER must be set.*\nOIDC_CLIENT_ID must be set.*\nOIDC_CLIENT_SECRET must be set/,
    );
    const hosted = { IDENTITY: 'firebase', FIREBASE_PROJECT: 'my-journal-1a2b3', FIREBASE_API_KEY: 'AIza-web_key' };
    expect(() => readConfig({ OIDC_ISSUER, ...client, ...hosted })).toThrow(/^OIDC_ISSUER must be unset/);
  });

  it('reads the address and headers of the trace collector', () => {
    const OTEL_EXPORTER_OTLP_ENDPOINT = 'https://traces.example/otlp';
    expect(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT }).traces).toEqual({
      endpoint: OTEL_EXPORTER_OTLP_ENDPOINT,
      headers: {},
      serviceName: 'inward',
    });
    const OTEL_EXPORTER_OTLP_HEADERS = 'authorization=Basic%20cXVpZXQ=, x-team=a';
    expect(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_HEADERS }).traces?.headers).toEqual({
      authorization: 'Basic cXVpZXQ=',
      'x-team': 'a',
    });
  });

  it('uses localhost and PORT as the default PUBLIC_URL', () => {
    expect(readConfig({ PORT: '4000' }).publicUrl).toBe('http://localhost:4000');
  });

  it.each([
    ['/inward', '/inward'],
    ['/home/inward-2/', '/home/inward-2'],
    ['/', ''],
  ])('BASE_PATH %s is appended to the address, without a slash at the end', (BASE_PATH, basePath) => {
    const PUBLIC_URL = 'https://inward.example';
    expect(readConfig({ PUBLIC_URL, BASE_PATH })).toMatchObject({ basePath, publicUrl: PUBLIC_URL + basePath });
  });

  it.each(['inward', '//evil.example', '/a//b', '/..', '/a/../b', '/a b', '/a"b', '/a?b'])(
    'refuses BASE_PATH %s',
    (BASE_PATH) => {
      expect(() => readConfig({ BASE_PATH })).toThrow(/^BASE_PATH must be a path like/);
    },
  );

  it('reads which language model to use, with its key or its address', () => {
    expect(readConfig({ WRITER: 'openai/gpt-5-mini', WRITER_KEY: 'sk-1', WRITER_TIMEOUT: '30' }).writer).toEqual({
      provider: 'openai',
      model: 'gpt-5-mini',
      key: 'sk-1',
      baseUrl: null,
      timeoutMs: 30_000,
    });
    const local = { WRITER: 'compatible/org/some-model:8b', WRITER_BASE_URL: 'http://localhost:11434/v1/' };
    expect(readConfig(local).writer).toMatchObject({
      provider: 'compatible',
      model: 'org/some-model:8b',
      key: null,
      baseUrl: 'http://localhost:11434/v1',
    });
  });

  it('reads an Ollama model with or without an address', () => {
    expect(readConfig({ WRITER: 'ollama/llama3.1:8b' }).writer).toEqual({
      provider: 'ollama',
      model: 'llama3.1:8b',
      key: null,
      baseUrl: null,
      timeoutMs: 600_000,
    });
    const baseUrlFor = (environment: Record<string, string>) =>
      readConfig({ WRITER: 'ollama/m', ...environment }).writer;
    expect(baseUrlFor({ WRITER_BASE_URL: 'http://nas.local:11434/v1' })).toMatchObject({
      baseUrl: 'http://nas.local:11434',
    });
    expect(baseUrlFor({ OLLAMA_HOST: 'ollama' })).toMatchObject({ baseUrl: 'http://ollama:11434' });
  });

  it.each([
    ['127.0.0.1:11500', 'http://127.0.0.1:11500'],
    ['0.0.0.0', 'http://127.0.0.1:11434'],
    [':11500', 'http://127.0.0.1:11500'],
    ['http://ollama:11434/', 'http://ollama:11434'],
    ['host.docker.internal', 'http://host.docker.internal:11434'],
    ['https://ollama.example', 'http://127.0.0.1:11434'],
    ['192.168.1.20:11434', 'http://127.0.0.1:11434'],
    ['models.example', 'http://127.0.0.1:11434'],
  ])(
    'OLLAMA_HOST %s gives the address %s: the default address if OLLAMA_HOST names another machine',
    (OLLAMA_HOST, baseUrl) => {
      const { writer } = readConfig({ OLLAMA_HOST });
      expect(writer).toMatchObject({ places: [{ server: 'Ollama', baseUrl }, {}, {}] });
    },
  );

  it('looks for every kind of model server at WRITER_BASE_URL and uses WRITER_KEY there', () => {
    const baseUrl = 'http://ollama:11434';
    const WRITER_KEY = 'secret';
    expect(readConfig({ WRITER_BASE_URL: `${baseUrl}/v1`, WRITER_KEY }).writer).toMatchObject({
      places: [{ baseUrl }, { baseUrl }, { baseUrl }],
      key: WRITER_KEY,
    });
    expect(readConfig({ WRITER_KEY }).writer).toMatchObject({ key: null });
  });

  it.each(['https://models.example/v1', 'http://192.168.1.20:11434', 'https://localhost:8443', 'http://nas.local'])(
    'refuses WRITER_BASE_URL %s of another machine while WRITER is auto',
    (WRITER_BASE_URL) => {
      expect(() => readConfig({ WRITER_BASE_URL })).toThrow(
        /^WRITER_BASE_URL must be on this machine while WRITER is auto/,
      );
    },
  );

  it('uses the builtin writer when WRITER is builtin, even if OLLAMA_HOST is set', () => {
    expect(readConfig({ WRITER: 'builtin', OLLAMA_HOST: 'ollama' }).writer).toBe('builtin');
  });

  it.each(['openai', 'anthropic', 'google'])('requires WRITER_KEY for a model of %s', (provider) => {
    expect(() => readConfig({ WRITER: `${provider}/some-model` })).toThrow(/^WRITER_KEY must be set/);
  });

  it('requires WRITER_BASE_URL for a model of the provider "compatible"', () => {
    expect(() => readConfig({ WRITER: 'compatible/some-model' })).toThrow(/^WRITER_BASE_URL must be set/);
  });

  it.each([
    ['https://models.example/v1', true],
    ['http://models.example/v1', false],
    ['http://203.0.113.9:11434/v1', false],
    ['http://[2001:db8::1]:11434/v1', false],
    ['http://172.32.0.1/v1', false],
    ['http://127.0.0.1:11434/v1', true],
    ['http://10.1.2.3:11434/v1', true],
    ['http://172.16.0.1/v1', true],
    ['http://192.168.1.20/v1', true],
    ['http://[::1]:11434/v1', true],
    ['http://[fd00::7]:11434/v1', true],
    ['http://ollama:11434/v1', true],
    ['http://models.internal/v1', true],
    ['http://nas.local/v1', true],
    ['http://local/v1', true],
    ['http://notlocal.example/v1', false],
  ])(
    'a model outside the private network must have an https address (%s is accepted: %s)',
    (WRITER_BASE_URL, isAccepted) => {
      const read = () => readConfig({ WRITER: 'compatible/some-model', WRITER_BASE_URL });
      if (isAccepted) expect(read().writer).toMatchObject({ baseUrl: WRITER_BASE_URL });
      else expect(read).toThrow(/^WRITER_BASE_URL must be/);
    },
  );

  it('names all invalid variables in one error, without their values', () => {
    const secret = 'hunter2';
    const faulty = {
      PORT: '70000',
      HOST: 'a b',
      METRICS_TOKEN: `short ${secret}`,
      OTEL_EXPORTER_OTLP_ENDPOINT: `grpc://u:${secret}@h`,
      OTEL_EXPORTER_OTLP_HEADERS: secret,
      OTEL_SERVICE_NAME: 'x'.repeat(101),
      DATABASE_URL: `mysql://u:${secret}@h/d`,
      DATABASE_CONNECTIONS: '3',
      IDENTITY_CONNECTIONS: '1',
      PUBLIC_URL: 'https://inward.example/app',
      BASE_PATH: 'inward',
      IDENTITY: 'okta',
      FIREBASE_PROJECT: 'My Project',
      FIREBASE_API_KEY: `key ${secret}`,
      FIREBASE_AUTH_DOMAIN: "a.example; script-src 'unsafe-inline'",
      FIREBASE_REVOCATION: 'perhaps',
      TOKEN_SYNC: '1',
      WRITER: 'gpt',
      WRITER_KEY: `two ${secret}`,
      WRITER_BASE_URL: `http://u:${secret}@h`,
      WRITER_TIMEOUT: '0',
      WRITER_CONCURRENCY: '1.5',
      WRITER_TOKENS_PER_DAY: '-1',
      SMTP_URL: `http://u:${secret}@h`,
      ROLES: 'web,cron',
      SUPPORT_URL: 'http://ko-fi.com',
      FEDERATED: 'google,myspace',
      OIDC_LABEL: 'x'.repeat(41),
      OIDC_SCOPES: 'email profile',
      DEMO: 'yes',
      LOG_LEVEL: 'loud',
      LOG_FORMAT: 'xml',
    };
    const message = (() => {
      try {
        readConfig(faulty);
        return '';
      } catch (error) {
        return error instanceof Error ? error.message : '';
      }
    })();
    expect(message.split('\n').map((line) => line.split(' ')[0])).toEqual(Object.keys(faulty));
    expect(message).not.toContain(secret);
  });

  it.each(['3000.5', '-1', '0x10', '1e3', 'abc', '65536'])('refuses PORT %s', (PORT) => {
    expect(() => readConfig({ PORT })).toThrow(/^PORT must be a number/);
  });

  it.each(['inward.example', 'ftp://inward.example', 'https://u@inward.example', 'https://inward.example/?a=1'])(
    'refuses PUBLIC_URL %s',
    (PUBLIC_URL) => {
      expect(() => readConfig({ PUBLIC_URL })).toThrow(/^PUBLIC_URL must be/);
    },
  );
});

describe('a secret in a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'inward-secrets-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const file = (name: string, content: string) => {
    writeFileSync(join(folder, name), content);
    return join(folder, name);
  };

  it.each([
    ['DATABASE_URL', 'postgresql://a:b@db/inward', 'databaseUrl', {}],
    ['MIGRATION_DATABASE_URL', 'postgresql://o:b@db/inward', 'migrationDatabaseUrl', {}],
    ['SMTP_URL', 'smtps://user:pass@mail.example', 'smtpUrl', {}],
    ['WRITER_KEY', 'sk-1', 'writer.key', { WRITER: 'openai/gpt-5-mini' }],
    ['GOOGLE_CLIENT_SECRET', 'quiet', 'providers.0.clientSecret', { FEDERATED: 'google', GOOGLE_CLIENT_ID: 'inward' }],
  ])('a secret in a file sets %s, without the last line break of the file', (name, value, field, others) => {
    for (const end of ['', '\n', '\r\n']) {
      const config = readConfig({ ...others, [`${name}_FILE`]: file(name, value + end) });
      expect(config).toHaveProperty(field, value);
    }
  });

  it.each([
    [
      'is given together with the variable',
      file('both', 'quiet'),
      { WRITER_KEY: 'quiet' },
      /^WRITER_KEY and WRITER_KEY_FILE are both set/,
    ],
    ['does not exist', join(folder, 'none'), {}, /^WRITER_KEY_FILE names a file that does not exist\.$/],
    ['is a folder', folder, {}, /^WRITER_KEY_FILE must name a file\.$/],
    ['never ends', '/dev/zero', {}, /^WRITER_KEY_FILE must name a file\.$/],
    [
      'is below a file',
      join(file('plain', 'quiet'), 'key'),
      {},
      /^WRITER_KEY_FILE names a file that this user .* cannot read\.$/,
    ],
    ['is empty', file('empty', '\n'), {}, /^WRITER_KEY_FILE names an empty file\.$/],
    [
      'is too large',
      file('large', 'quiet'.repeat(20_000)),
      {},
      /^WRITER_KEY_FILE must name a file of at most 64 kB\.$/,
    ],
    ['has an invalid value', file('invalid', 'quiet quiet'), {}, /^WRITER_KEY_FILE must be the model provider's key/],
  ])(
    'the error that stops the start does not quote the secret when the file %s',
    (_what, WRITER_KEY_FILE, others, fault) => {
      const read = () => readConfig({ ...others, WRITER_KEY_FILE });
      expect(read).toThrow(fault);
      expect(read).not.toThrow(/quiet/);
    },
  );

  it('an empty WRITER_KEY_FILE is ignored, and PORT_FILE is always ignored, because PORT is not a secret', () => {
    expect(readConfig({ WRITER_KEY_FILE: '', PORT_FILE: join(folder, 'none') }).port).toBe(3000);
  });
});
