import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeJwt } from 'jose';
import { freePort } from '../../e2e/support/server-process.ts';
import type { GoogleRequest } from '../../server/identity/firebase/google-request.ts';
import { fetchedPackage } from '../fetched-package.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { standInGoogle, testProject } from './stand-in-google.ts';

type EmulatorAnswer = { readonly status: number; readonly body: string };

type EmailKind = 'PASSWORD_RESET' | 'VERIFY_EMAIL' | 'VERIFY_AND_CHANGE_EMAIL';
type EmulatedAccount = { readonly localId: string; readonly displayName?: string; readonly emailVerified?: boolean };

export type FirebaseEmulator = {
  /** The emulator's base URL. Tokens in its own answers are unsigned; `call` signs them. */
  readonly base: string;
  /** Send a request for Google, such as `https://identitytoolkit.googleapis.com/v1/...`, to the emulator instead. */
  readonly call: (url: string, init?: RequestInit) => Promise<EmulatorAnswer>;
  /** Replaces the server's requests to Google for published keys and account lookups. */
  readonly request: GoogleRequest;
  /** Return the code in the latest email of this kind to the account. */
  readonly code: (email: string, kind: EmailKind) => Promise<string>;
  /** Return the stored account. Rejects if none has this email. */
  readonly account: (email: string) => Promise<EmulatedAccount>;
  readonly disable: (email: string, isDisabled: boolean) => Promise<void>;
  readonly stop: () => Promise<void>;
};

/** Return the path of the emulator's program, after downloading it if it is missing. */
export const emulatorProgram = (): string =>
  join(fetchedPackage('firebase-tools', '15.34.2'), 'lib', 'bin', 'firebase.js');

const asOwner = { authorization: 'Bearer owner', 'content-type': 'application/json' };

/**
 * Start Firebase's own Authentication emulator, which needs no network after the download. Its tokens are unsigned:
 * `call` signs them with a key that `request` publishes, so that the product's real verification can check them.
 */
export async function startFirebaseEmulator(): Promise<FirebaseEmulator> {
  const folder = temporaryFolder('emulator');
  const [port, hub, logging] = [await freePort(), await freePort(), await freePort()];
  const at = (place: number) => ({ host: '127.0.0.1', port: place });
  const emulators = { auth: at(port), hub: at(hub), logging: at(logging), ui: { enabled: false } };
  writeFileSync(join(folder.path, 'firebase.json'), JSON.stringify({ emulators }));
  const child = spawn(
    process.execPath,
    [emulatorProgram(), 'emulators:start', '--only', 'auth', '--project', testProject.projectId, '--non-interactive'],
    {
      cwd: folder.path,
      stdio: 'ignore',
      env: { PATH: process.env['PATH'], HOME: folder.path, CI: '1', NO_UPDATE_NOTIFIER: '1' },
    },
  );
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const base = `http://127.0.0.1:${port}`;
  const stop = async () => {
    child.kill('SIGINT');
    const killer = setTimeout(() => child.kill('SIGKILL'), 10_000);
    await ended;
    clearTimeout(killer);
    folder.remove();
  };

  const isUp = () =>
    fetch(base).then(
      (answer) => answer.ok,
      () => false,
    );
  const startedAt = Date.now();
  while (!(await isUp())) {
    if (Date.now() - startedAt > 60_000 || child.exitCode !== null) {
      await stop();
      throw new Error('the Firebase emulator did not start');
    }
    await new Promise((resolve) => setTimeout(resolve, 250));
  }

  const google = await standInGoogle(async (url, init) => {
    if (!url.includes('accounts:lookup')) return null;
    const { status, body } = await send(url, init);
    return { status, body: JSON.parse(body) };
  });

  const send = async (url: string, init?: RequestInit): Promise<EmulatorAnswer> => {
    const answer = await fetch(url.replace('https://', `${base}/`), init);
    return { status: answer.status, body: await answer.text() };
  };

  const signed = (token: string) => google.sign(decodeJwt(token));

  const call: FirebaseEmulator['call'] = async (url, init) => {
    const { status, body } = await send(url, init);
    const answer: unknown = body === '' ? null : JSON.parse(body);
    if (typeof answer !== 'object' || answer === null) return { status, body };
    const fields = await Promise.all(
      Object.entries(answer).map(async ([name, value]) => [
        name,
        /^(idToken|id_token|access_token)$/.test(name) ? await signed(String(value)) : value,
      ]),
    );
    return { status, body: JSON.stringify(Object.fromEntries(fields)) };
  };

  const owner = async (path: string, method: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`${base}/${path}`, {
      method,
      headers: asOwner,
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`the emulator answered ${answer.status}`);
    return answer.json();
  };
  const accounts = `identitytoolkit.googleapis.com/v1/projects/${testProject.projectId}/accounts`;

  const account = async (email: string): Promise<EmulatedAccount> => {
    const { users } = (await owner(`${accounts}:lookup`, 'POST', { email: [email] })) as { users?: EmulatedAccount[] };
    if (!users?.[0]) throw new Error('no account has this email');
    return users[0];
  };

  // docs/running.md requires this privacy setting: otherwise responses reveal whether an address has an account.
  await owner(`identitytoolkit.googleapis.com/v2/projects/${testProject.projectId}/config`, 'PATCH', {
    emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
  });

  return {
    base,
    call,
    request: google.request,
    code: async (email, kind) => {
      const { oobCodes } = (await owner(`emulator/v1/projects/${testProject.projectId}/oobCodes`, 'GET')) as {
        oobCodes: { email: string; oobCode: string; requestType: string }[];
      };
      const codes = oobCodes.filter((one) => one.email === email && one.requestType === kind);
      return codes.at(-1)?.oobCode ?? '';
    },
    account,
    disable: async (email, disableUser) => {
      const { localId } = await account(email);
      await owner(`${accounts}:update`, 'POST', { localId, disableUser });
    },
    stop,
  };
}
