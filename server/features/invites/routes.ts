import type { Handlers } from '../../http/handler.ts';
import { inviteDigest } from '../../identity/invite-digest.ts';
import { stateOfInvite } from './invite-store.ts';

export const inviteRoutes = {
  checkInvite: async ({ db, clock }, { body }) => {
    const now = new Date(clock.now());
    const state = await db.asIdentity({ issuer: '', subject: '' }, (tx) =>
      stateOfInvite(tx, inviteDigest(body.token), now),
    );
    return { status: 200, body: { state } };
  },
} satisfies Partial<Handlers>;
