import { createHmac } from 'node:crypto';
import { symmetricDecrypt } from 'better-auth/crypto';
import { importJWK, SignJWT } from 'jose';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtinCalls, linkTokenIn, password } from '../../../testing/identity/builtin-calls.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { deriveKey } from '../../db/keys/master-key.ts';
import { readSecrets } from '../../db/keys/secrets.ts';
import { algorithm, audience, issuer } from './auth.ts';

type Dump = Readonly<Record<string, readonly Readonly<Record<string, string>>[]>>;

/** Return all rows of all tables by table name, as a stolen dump or backup contains them. */
async function dump({ database }: TestApp): Promise<Dump> {
  const tables = await database.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ('app', 'identity', 'inward_private') and c.relkind = 'r' order by 1`,
  );
  const rowsOf = async (name: string) =>
    (await database.query<{ row: Record<string, string> }>(`select to_jsonb(t) as row from ${name} t`)).map(
      ({ row }) => row,
    );
  return Object.fromEntries(await Promise.all(tables.map(async ({ name }) => [name, await rowsOf(name)] as const)));
}

/**
 * Return everything in a dump that may be the secret of the identity. Each long text may be the secret itself, or the
 * master key from which the secret is derived.
 */
function possibleSecrets(stolen: Dump): string[] {
  const words = new Set(JSON.stringify(stolen).match(/[\w-]{32,}/g));
  return [...words].flatMap((word) => {
    const asKeys = (['hex', 'base64url', 'utf8'] as const).map((encoding) =>
      deriveKey(Buffer.from(word.replace(/^x/, ''), encoding), 'inward identity').toString('base64url'),
    );
    return [word, ...asKeys];
  });
}

/** Forge an identity token for the first session of a dump, or return null if nothing in it decrypts a signing key. */
async function forgeToken(stolen: Dump): Promise<string | null> {
  const [session] = stolen['identity.session'] ?? [];
  for (const { id, privateKey = '' } of stolen['identity.jwks'] ?? []) {
    for (const key of possibleSecrets(stolen)) {
      const opened = await symmetricDecrypt({ key, data: JSON.parse(privateKey) }).catch(() => null);
      if (opened === null) continue;
      return new SignJWT({ email: 'thief@mail.example', name: '', sid: session?.['id'], auth_time: 0 })
        .setProtectedHeader({ alg: algorithm, kid: id ?? '' })
        .setSubject(session?.['userId'] ?? '')
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt()
        .setExpirationTime('5m')
        .sign(await importJWK(JSON.parse(opened), algorithm));
    }
  }
  return null;
}

/**
 * Forge a token from a dump and send it to a second server. Return the status of the answer, or null if no token could
 * be forged.
 */
async function stealAndForge(app: TestApp): Promise<number | null> {
  const { signUp, tokenOf } = builtinCalls(() => app);
  const { cookie } = await signUp();
  await tokenOf(cookie);
  const token = await forgeToken(await dump(app));
  if (token === null) return null;
  const { masterKeyFile } = app.deps.config;
  const second = await createTestApp({ identity: 'builtin', database: app.database, config: { masterKeyFile } });
  const { status } = await second.call('GET', '/api/user/stats', { token });
  await second.stop();
  return status;
}

describe('a stolen dump of the database', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ identity: 'builtin' });
  });
  afterAll(() => app.stop());
  const { post, signUp, signIn, emailOf, emailTo } = builtinCalls(() => app);

  const sessionTokenOf = (cookie: string) => decodeURIComponent(cookie.split('=')[1] ?? '').split('.')[0] ?? '';
  const secretsOf = async () => {
    const client = new pg.Client({ connectionString: app.database.url });
    await client.connect();
    const secrets = await readSecrets(client, app.database.variables.MASTER_KEY_FILE);
    await client.end();
    return secrets;
  };
  const signedCookie = (value: string, secret: string) => {
    const signature = createHmac('sha256', secret).update(value).digest('base64');
    return `inward.session_token=${encodeURIComponent(`${value}.${signature}`)}`;
  };

  it('a stolen dump contains no token of a session, a reset link or a confirmation link', async () => {
    const { email, cookie } = await signUp();
    const other = await signIn(email);
    await post('request-password-reset', { email });
    const tokens = [
      sessionTokenOf(cookie),
      sessionTokenOf(other),
      linkTokenIn(await emailTo(email, 'reset='), 'reset'),
      linkTokenIn(await emailTo(email, 'confirm='), 'confirm'),
    ];
    const text = JSON.stringify(await dump(app));
    expect(text).toContain(email);
    for (const token of tokens) {
      expect(token.length).toBeGreaterThan(20);
      expect(text.includes(token), token).toBe(false);
    }
    expect([await emailOf(cookie), await emailOf(other)]).toEqual([email, email]);
  });

  it('a stored digest opens no session when it is used as the session token, even in a signed cookie', async () => {
    const { cookie, email } = await signUp();
    const { identity } = await secretsOf();
    const stored = (await dump(app))['identity.session']?.map(({ token = '' }) => token) ?? [];
    expect(await emailOf(signedCookie(sessionTokenOf(cookie), identity))).toBe(email);
    for (const digest of stored) expect(await emailOf(signedCookie(digest, identity))).toBeNull();
  });

  it('a stolen dump contains nothing that can sign identity tokens or cookies, or decrypt the secret of an authenticator app', async () => {
    const { cookie } = await signUp();
    expect((await post('two-factor/enable', { password }, { cookie })).status).toBe(200);
    expect(await stealAndForge(app)).toBeNull();
    const stolen = await dump(app);
    const token = sessionTokenOf(cookie);
    const { identity, push } = await secretsOf();
    const [authenticator] = stolen['identity."twoFactor"'] ?? [];
    const opens = (key: string) => symmetricDecrypt({ key, data: authenticator?.['secret'] ?? '' }).catch(() => null);
    expect(await opens(identity)).not.toBeNull();
    for (const secret of possibleSecrets(stolen)) {
      expect(signedCookie(token, secret)).not.toBe(signedCookie(token, identity));
      expect(await opens(secret)).toBeNull();
    }
    expect(JSON.stringify(stolen)).not.toContain(push.privateKey);
  });
});

it('a token can be forged from a dump that contains the root secret, as dumps of older versions do', async () => {
  const old = await createTestApp({ identity: 'builtin', config: { masterKeyFile: null } });
  expect(await stealAndForge(old)).toBe(200);
  await old.stop();
});
