import { INVITE_DAYS } from '../../../core/domain/limits.ts';
import { inviteLink } from '../../../core/domain/users/invite-link.ts';
import type { Db } from '../../db/db.ts';
import { inviteDigest } from '../../identity/invite-digest.ts';
import type { Random } from '../../random/random.ts';
import { insertInvite } from './invite-store.ts';

const dayMs = 24 * 3_600_000;

type NewInvite = { readonly days?: number; readonly note?: string };

/** Create an invite. Its link has the secret in the fragment, which browsers do not send to servers. */
export async function makeInvite(
  { db, random, publicUrl }: { readonly db: Db; readonly random: Random; readonly publicUrl: string },
  { days = INVITE_DAYS, note = '' }: NewInvite,
  nowMs: number,
): Promise<{ readonly id: string; readonly link: string; readonly expiresAt: Date }> {
  const id = random.id();
  const token = Buffer.from(random.bytes(24)).toString('base64url');
  const expiresAt = new Date(nowMs + days * dayMs);
  await db.asOperator((tx) => insertInvite(tx, { id, digest: inviteDigest(token), note, expiresAt }, new Date(nowMs)));
  return { id, link: inviteLink(publicUrl, token), expiresAt };
}
