import type { ReportParts } from '../emails/owner-notices.ts';
import { inProvenAccount } from '../sessions/proof.ts';
import { wrapEndpoint } from './wrap-endpoint.ts';

/**
 * Run the endpoint of better-auth that adds a passkey in one transaction with its undo link, and notify the owner
 * directly after the commit: a fault must not leave a passkey without a notice.
 */
export const asReportedPasskey =
  ({ pool, emails, createUndo, record }: ReportParts) =>
  <E extends object>(endpoint: E): E =>
    wrapEndpoint(endpoint, async ({ headers }, { id: userId, email }, run) => {
      const { answer, undoToken } = await inProvenAccount(pool, async (client) => ({
        answer: await run(),
        undoToken: await createUndo(client, { userId, email }),
      }));
      emails.sendUndoable(email, 'passkeyAdded', undoToken);
      await record(userId, 'passkey_added', headers ?? null);
      return answer;
    });
