import { hash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CryptoKey, exportJWK, generateKeyPair, SignJWT } from 'jose';

export type Grant = {
  claims: Record<string, unknown>;
  /** If set, creates the ID token from the payload. */
  idToken?: (payload: Record<string, unknown>) => Promise<string>;
  /** The PKCE challenge that the code was issued for. */
  challenge: string;
};

export type HostileProvider = {
  readonly issuer: string;
  readonly clientId: string;
  /** For each code, the answer of the token endpoint. Each code works once. */
  readonly grants: Map<string, Grant>;
  readonly key: CryptoKey;
  isDown: boolean;
  document: Record<string, unknown>;
  /** Requests so far, by path. */
  readonly requestCounts: Map<string, number>;
  readonly stop: () => Promise<void>;
};

async function bodyOf(request: IncomingMessage): Promise<URLSearchParams> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return new URLSearchParams(text);
}

/** Start an OpenID provider whose responses the test chooses. It enforces only PKCE and the single use of codes. */
export async function startHostileProvider(clientId: string): Promise<HostileProvider> {
  const { privateKey, publicKey } = await generateKeyPair('ES256');
  const jwk = { ...(await exportJWK(publicKey)), kid: 'one', alg: 'ES256', use: 'sig' };
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://local').pathname;
    provider.requestCounts.set(path, (provider.requestCounts.get(path) ?? 0) + 1);
    const send = (status: number, value: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(value));
    };
    if (provider.isDown) return send(503, {});
    if (path === '/jwks') return send(200, { keys: [jwk] });
    if (path === '/token') return void grantToken(request).then((value) => send(value ? 200 : 400, value ?? {}));
    return send(path.startsWith('/.well-known/') ? 200 : 404, { ...discovery(), ...provider.document });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const discovery = () => ({
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    id_token_signing_alg_values_supported: ['ES256'],
  });

  const grantToken = async (request: IncomingMessage) => {
    const body = await bodyOf(request);
    const grant = provider.grants.get(body.get('code') ?? '');
    if (!grant || hash('sha256', body.get('code_verifier') ?? '', 'base64url') !== grant.challenge) return null;
    provider.grants.delete(body.get('code') ?? '');
    const payload = { iss: issuer, aud: clientId, sub: 'sub-1', email: 'mara@mail.example', ...grant.claims };
    const honest = () =>
      new SignJWT(payload)
        .setProtectedHeader({ alg: 'ES256', kid: 'one' })
        .setIssuedAt()
        .setExpirationTime('5m')
        .sign(privateKey);
    return { access_token: 'access', token_type: 'Bearer', id_token: await (grant.idToken?.(payload) ?? honest()) };
  };

  const provider: HostileProvider = {
    issuer,
    clientId,
    grants: new Map(),
    key: privateKey,
    isDown: false,
    document: {},
    requestCounts: new Map(),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return provider;
}
