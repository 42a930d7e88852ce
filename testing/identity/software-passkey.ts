import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { TestAnswer, TestApp } from '../test-app.ts';
import { builtinCalls, cookieOf, password } from './builtin-calls.ts';

/** The parts of CBOR (RFC 8949) that a passkey needs. */
function head(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value]);
  if (value < 256) return Buffer.from([(major << 5) | 24, value]);
  return Buffer.from([(major << 5) | 25, value >> 8, value & 255]);
}
const integer = (value: number) => (value >= 0 ? head(0, value) : head(1, -1 - value));
const bytes = (value: Buffer) => Buffer.concat([head(2, value.length), value]);
const text = (value: string) => Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
const map = (...pairs: (readonly [Buffer, Buffer])[]) => Buffer.concat([head(5, pairs.length), ...pairs.flat()]);

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();
const userPresentAndVerified = 0x05;
const hasCredential = 0x40;

type Challenge = { readonly challenge: string; readonly rp?: { readonly id: string }; readonly rpId?: string };

/**
 * Return a passkey (WebAuthn) that answers a server's options as an authenticator with a fingerprint does, without a
 * browser. `id` is its credential id, by default a new one.
 */
function createSoftwarePasskey(origin: string, id: Buffer = randomBytes(32)) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const coseKey = map(
    [integer(1), integer(2)],
    [integer(3), integer(-7)],
    [integer(-1), integer(1)],
    [integer(-2), bytes(Buffer.from(x, 'base64url'))],
    [integer(-3), bytes(Buffer.from(y, 'base64url'))],
  );
  let counter = 0;

  const clientData = (type: string, { challenge }: Challenge) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const credential = (response: Readonly<Record<string, Buffer>>) => {
    const encoded = Object.entries(response).map(([name, value]) => [name, value.toString('base64url')]);
    const credentialId = id.toString('base64url');
    return {
      id: credentialId,
      rawId: credentialId,
      type: 'public-key',
      clientExtensionResults: {},
      response: Object.fromEntries(encoded),
    };
  };

  return {
    id,
    register: (options: Challenge) => {
      const flags = Buffer.from([userPresentAndVerified | hasCredential]);
      const data = [
        sha256(options.rp?.id ?? ''),
        flags,
        Buffer.alloc(4),
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
      ];
      const authData = Buffer.concat([...data, id, coseKey]);
      return credential({
        clientDataJSON: clientData('webauthn.create', options),
        attestationObject: map(
          [text('fmt'), text('none')],
          [text('attStmt'), map()],
          [text('authData'), bytes(authData)],
        ),
      });
    },
    signIn: (options: Challenge) => {
      counter += 1;
      const count = Buffer.alloc(4);
      count.writeUInt32BE(counter);
      const authenticatorData = Buffer.concat([
        sha256(options.rpId ?? ''),
        Buffer.from([userPresentAndVerified]),
        count,
      ]);
      const clientDataJSON = clientData('webauthn.get', options);
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(clientDataJSON)]), privateKey);
      return credential({ clientDataJSON, authenticatorData, signature });
    },
  };
}

export type SoftwarePasskey = ReturnType<typeof createSoftwarePasskey>;

/** Return functions that register software passkeys in a test app, and that sign in with them. */
export function passkeyCalls(app: () => TestApp) {
  const { post, get } = builtinCalls(app);
  const origin = () => new URL(app().server.deps.config.publicUrl).origin;

  /** Prove the password and answer the server's options. Return a function that sends the answer. */
  const prepare = async (cookie: string, passkey: SoftwarePasskey): Promise<() => Promise<TestAnswer>> => {
    await post('account/prove', { password }, { cookie });
    const options = await get('passkey/generate-register-options', cookie);
    const response = passkey.register(options.body as Challenge);
    const headers = { cookie: `${cookie}; ${cookieOf(options)}`, origin: origin() };
    return () => post('passkey/verify-registration', { response, name: 'Key' }, headers);
  };

  return {
    createPasskey: (id?: Buffer) => createSoftwarePasskey(origin(), id),
    prepare,
    register: async (cookie: string, passkey: SoftwarePasskey) => (await prepare(cookie, passkey))(),
    /** Sign in. `cookie` in the result is the session's. */
    signInWith: async (passkey: SoftwarePasskey) => {
      const options = await get('passkey/generate-authenticate-options', '');
      const response = passkey.signIn(options.body as Challenge);
      const headers = { cookie: cookieOf(options), origin: origin() };
      const answer = await post('passkey/verify-authentication', { response }, headers);
      const line = answer.headers.getSetCookie().find((each) => each.startsWith('inward.session_token='));
      return { answer, cookie: line?.split(';')[0] ?? '' };
    },
  };
}
