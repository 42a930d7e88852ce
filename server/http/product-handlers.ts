import { openApiDocument } from '../../core/contract/openapi.ts';
import type { FirebaseSettings } from '../../core/contract/product.ts';
import type { FirebaseConfig } from '../identity/firebase/firebase-config.ts';
import { version } from '../version.ts';
import type { Handlers } from './handler.ts';
import { tokenSyncPath } from './token-sync.ts';

/** The OpenAPI document, cached by base path because it is large. */
const documents = new Map<string, Record<string, unknown>>();

function documentBelow(basePath: string): Record<string, unknown> {
  const document = documents.get(basePath) ?? openApiDocument(version, basePath);
  documents.set(basePath, document);
  return document;
}

const firebaseSettings = (
  { projectId, apiKey, authDomain, syncsToken }: FirebaseConfig,
  basePath: string,
): FirebaseSettings => ({
  projectId,
  apiKey,
  authDomain,
  tokenSyncPath: syncsToken ? basePath + tokenSyncPath : null,
});

export const productHandlers: Pick<Handlers, 'getHealth' | 'getConfig' | 'getHelpLines' | 'getOpenApi'> = {
  getHealth: async ({ db }) => {
    await db.ping();
    return { status: 200, body: { status: 'ok' } };
  },
  getConfig: async ({ push, config: { basePath, identity, signUp, federated, oidcLabel, supportUrl, demo } }) => ({
    status: 200,
    body: {
      identity: identity === 'builtin' ? identity : 'firebase',
      firebase: identity === 'builtin' ? null : firebaseSettings(identity, basePath),
      signUp,
      federated: [...federated],
      oidcLabel: federated.includes('oidc') ? oidcLabel : null,
      supportUrl,
      demo,
      pushKey: push.publicKey,
    },
  }),
  getHelpLines: async ({ helpLines }) => ({ status: 200, body: helpLines }),
  getOpenApi: async ({ config }) => ({ status: 200, body: documentBelow(config.basePath) }),
};
