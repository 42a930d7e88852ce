import { INVITE_KEPT_DAYS } from '../../../core/domain/limits.ts';
import type { Deps } from '../../deps/deps.ts';
import type { PeriodicJob } from '../../jobs/job.ts';
import { forgetInvites } from './invite-store.ts';

/**
 * Delete invites that expired more than INVITE_KEPT_DAYS ago. Until the deletion, a link to an invite shows that it has
 * expired.
 */
export const forgetInvitesJob: PeriodicJob = {
  name: 'forget-invites',
  room: 'invites',
  everyMs: 3_600_000,
  run: async ({ db, clock }: Pick<Deps, 'db' | 'clock'>) => {
    const endedBefore = new Date(clock.now() - INVITE_KEPT_DAYS * 24 * 3_600_000);
    await db.asSweeper((tx) => forgetInvites(tx, endedBefore));
  },
};
