import { ApiError } from '../../data/api/api-errors.ts';
import { IdentityError, type SignInIdentity } from '../port/identity.ts';
import { type Fields, isFields, postIdentity, requestIdentity, requireIdentity } from './builtin-api.ts';

export const canUsePasskeys = (): boolean => 'PublicKeyCredential' in window && 'credentials' in navigator;

function bytesOf(text: unknown): ArrayBuffer {
  const plain = atob(String(text).replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(plain, (character) => character.charCodeAt(0)).buffer;
}

function textOf(bytes: ArrayBuffer): string {
  let plain = '';
  for (const byte of new Uint8Array(bytes)) plain += String.fromCharCode(byte);
  return btoa(plain).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

const listOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isFields) : []);
const descriptorsOf = (value: unknown) =>
  listOf(value).map(({ id }) => ({ type: 'public-key' as const, id: bytesOf(id) }));

async function optionsFrom(path: string): Promise<Fields> {
  const { ok, status, answer } = await requestIdentity(path).catch(() => {
    throw new IdentityError('network-request-failed');
  });
  if (status === 401) throw new ApiError(401, 'Unauthorized');
  if (!ok || !isFields(answer)) throw new IdentityError(status === 403 ? 'requires-recent-login' : 'unknown');
  return answer;
}

/** Wait until the user finishes the device's dialog. Treat a closed dialog as a cancelled sign-in. */
async function credentialFrom(dialog: Promise<Credential | null>): Promise<PublicKeyCredential> {
  const credential = await dialog.catch((error: unknown) => {
    const isTwice = error instanceof DOMException && error.name === 'InvalidStateError';
    throw isTwice
      ? new IdentityError('unknown', 'This device has a passkey already.')
      : new IdentityError('popup-closed');
  });
  if (!(credential instanceof PublicKeyCredential)) throw new IdentityError('popup-closed');
  return credential;
}

const common = ({ id, rawId, type }: PublicKeyCredential) => ({
  id,
  rawId: textOf(rawId),
  type,
  clientExtensionResults: {},
});

export async function signInWithPasskey(): Promise<SignInIdentity> {
  const options = await optionsFrom('passkey/generate-authenticate-options');
  const credential = await credentialFrom(
    navigator.credentials.get({
      publicKey: {
        challenge: bytesOf(options['challenge']),
        rpId: String(options['rpId']),
        userVerification: 'required',
        allowCredentials: descriptorsOf(options['allowCredentials']),
      },
    }),
  );
  const given = credential.response as AuthenticatorAssertionResponse;
  const response = {
    ...common(credential),
    response: {
      clientDataJSON: textOf(given.clientDataJSON),
      authenticatorData: textOf(given.authenticatorData),
      signature: textOf(given.signature),
      ...(given.userHandle && { userHandle: textOf(given.userHandle) }),
    },
  };
  return requireIdentity(await postIdentity('passkey/verify-authentication', { response }));
}

/** Create a passkey on this device, listed under `name`. Call `confirmPassword` first. Throws IdentityError. */
export async function addPasskey(name: string): Promise<void> {
  const options = await optionsFrom('passkey/generate-register-options');
  const user = isFields(options['user']) ? options['user'] : {};
  const rp = isFields(options['rp']) ? options['rp'] : {};
  const credential = await credentialFrom(
    navigator.credentials.create({
      publicKey: {
        challenge: bytesOf(options['challenge']),
        rp: { id: String(rp['id']), name: String(rp['name']) },
        user: { id: bytesOf(user['id']), name: String(user['name']), displayName: String(user['displayName']) },
        pubKeyCredParams: listOf(options['pubKeyCredParams']).map(({ alg }) => ({
          type: 'public-key',
          alg: Number(alg),
        })),
        excludeCredentials: descriptorsOf(options['excludeCredentials']),
        authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
        attestation: 'none',
      },
    }),
  );
  const given = credential.response as AuthenticatorAttestationResponse;
  const response = {
    ...common(credential),
    response: { clientDataJSON: textOf(given.clientDataJSON), attestationObject: textOf(given.attestationObject) },
  };
  await postIdentity('passkey/verify-registration', { response, name });
}
