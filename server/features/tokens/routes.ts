import { Refusal } from '../../errors/refusal.ts';
import type { Handlers } from '../../http/handler.ts';
import { insertEvent } from '../security/event-store.ts';
import { createToken } from './create-token.ts';
import { deleteToken, listTokens } from './token-store.ts';
import { tokenView } from './token-view.ts';

export const tokenRoutes = {
  listTokens: async ({ db, clock, identity }, { person }) => {
    const rows = await db.readAsOwner(person.userId, (tx) => listTokens(tx, person.userId));
    const epoch = (await identity.tokenEpoch?.(person.subject)) ?? 0;
    return { status: 200, body: { tokens: rows.map((row) => tokenView(row, epoch, clock.now())) } };
  },

  createToken: async (deps, { person, body }) => ({ status: 201, body: await createToken(deps, person, body) }),

  revokeToken: async ({ db, clock }, { person, params }) => {
    const { userId } = person;
    const isRevoked = await db.asOwner(userId, async (tx) => {
      if (!(await deleteToken(tx, userId, params.id))) return false;
      await insertEvent(tx, userId, { kind: 'token_revoked' }, new Date(clock.now()));
      return true;
    });
    if (!isRevoked) throw new Refusal('not_found');
    return { status: 200, body: { revoked: true } };
  },
} satisfies Partial<Handlers>;
