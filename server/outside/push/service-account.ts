import { createPrivateKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { StartFault } from '../../errors/start-fault.ts';

/** The account with which this server signs in at FCM, read from the JSON key that Google's console issues. */
export type ServiceAccount = {
  readonly projectId: string;
  readonly clientEmail: string;
  readonly privateKey: KeyObject;
  readonly tokenUrl: string;
};

const shape = z.object({
  project_id: z.string().check(z.regex(/^[a-z0-9-]{1,100}$/)),
  client_email: z.string().check(z.minLength(1)),
  private_key: z.string().check(z.minLength(1)),
  token_uri: z.url(),
});

/** Read the file of `FCM_SERVICE_ACCOUNT`. Throw a `StartFault` for an invalid file, without quoting its content. */
export function readServiceAccount(path: string): ServiceAccount {
  const file = `FCM_SERVICE_ACCOUNT ${path}`;
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    throw new StartFault(`${file} cannot be read.`);
  }
  let account: z.output<typeof shape>;
  let privateKey: KeyObject;
  try {
    account = shape.parse(JSON.parse(text));
    privateKey = createPrivateKey(account.private_key);
  } catch {
    throw new StartFault(
      `${file} must be the JSON key of a service account, with project_id, client_email, private_key and token_uri.`,
    );
  }
  if (privateKey.asymmetricKeyType !== 'rsa') throw new StartFault(`${file} must contain an RSA private_key.`);
  return {
    projectId: account.project_id,
    clientEmail: account.client_email,
    privateKey,
    tokenUrl: account.token_uri,
  };
}
