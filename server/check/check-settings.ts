import type { Config } from '../config/config.ts';
import { readHelpLines } from '../config/help-lines.ts';
import { StartFault } from '../errors/start-fault.ts';
import { readServiceAccount } from '../outside/push/service-account.ts';
import { isLoopback } from '../requests/origin.ts';

export type CheckedSettings = Pick<
  Config,
  | 'publicUrl'
  | 'proxies'
  | 'databaseUrl'
  | 'masterKeyFile'
  | 'smtpUrl'
  | 'demo'
  | 'dataDir'
  | 'fcmAccount'
  | 'misspelled'
>;

/** Return whether only this machine can open PUBLIC_URL. */
export const isPrivate = ({ publicUrl }: Pick<Config, 'publicUrl'>): boolean => isLoopback(new URL(publicUrl).hostname);

const sentences: readonly { readonly applies: (config: CheckedSettings) => boolean; readonly sentence: string }[] = [
  {
    applies: ({ proxies, publicUrl }) => proxies === 0 && publicUrl.startsWith('https:'),
    sentence:
      'PROXIES is 0, but PUBLIC_URL is https, which needs a proxy. Set PROXIES: otherwise all users share the limits of one address, and a hundred wrong passwords lock everybody out.',
  },
  {
    applies: ({ databaseUrl, masterKeyFile }) => databaseUrl !== null && masterKeyFile === null,
    sentence:
      'MASTER_KEY_FILE is not set, so the key that protects all secrets is in the database of DATABASE_URL. Set it: otherwise a backup gives access to accounts.',
  },
  {
    applies: (config) => !isPrivate(config) && config.publicUrl.startsWith('http:'),
    sentence:
      'PUBLIC_URL is http: passwords cross the network unprotected, and browsers refuse notifications and pages without a network. Put a proxy with https in front.',
  },
  {
    applies: (config) => !isPrivate(config) && config.smtpUrl === null,
    sentence:
      'SMTP_URL is not set, so nobody receives emails, also not the link for a forgotten password: they are files in DATA_DIR/mail.',
  },
  {
    applies: (config) => !isPrivate(config) && config.demo,
    sentence: 'DEMO is true, so anybody signs in as the sample user: set it to false on a server with real users.',
  },
];

/** Call `read`, and return the message of the `StartFault` that it throws, if any. */
function faultOf(read: () => unknown): string[] {
  try {
    read();
    return [];
  } catch (error) {
    if (error instanceof StartFault) return [error.message];
    throw error;
  }
}

/** Return a sentence for each setting that is valid but most likely wrong for this installation. */
export function checkSettings(config: CheckedSettings): string[] {
  const { dataDir, fcmAccount, misspelled } = config;
  return [
    ...misspelled.map(({ name, meant }) => `${name} is set, which Inward does not know. Did you mean ${meant}?`),
    ...sentences.filter(({ applies }) => applies(config)).map(({ sentence }) => sentence),
    ...faultOf(() => readHelpLines(dataDir)),
    ...(fcmAccount === null ? [] : faultOf(() => readServiceAccount(fcmAccount))),
  ];
}
