import { parseArgs } from 'node:util';
import { INVITE_DAYS_MAX, INVITE_NOTE_MAX_CHARACTERS } from '../../core/domain/limits.ts';
import { StartFault } from '../errors/start-fault.ts';
import { deleteInvite, type InviteRow, listInvites } from '../features/invites/invite-store.ts';
import { makeInvite } from '../features/invites/make-invite.ts';
import { systemRandom } from '../random/random.ts';
import { type Command, linkProblems, requireId, table, timeText } from './command.ts';

export const inviteUsage = `invite [--days N] [--note TEXT]  prints a link with which one person can sign up, within 7 days or N (1 to ${INVITE_DAYS_MAX})
invites                        lists the invites
invites revoke <invite>        makes the link of an unused invite useless`;

/** Return the options, or null for unknown ones. Throw a `StartFault` for an invalid value. */
function readOptions(words: readonly string[]): { readonly days?: number; readonly note?: string } | null {
  const options = { days: { type: 'string' }, note: { type: 'string' } } as const;
  let values: { readonly days?: string; readonly note?: string };
  try {
    values = parseArgs({ args: [...words], options }).values;
  } catch {
    return null;
  }
  const { days, note } = values;
  const count = Number(days ?? 1);
  if (!Number.isInteger(count) || count < 1 || count > INVITE_DAYS_MAX)
    throw new StartFault(`--days must be a whole number from 1 to ${INVITE_DAYS_MAX}.`);
  if ((note ?? '').length > INVITE_NOTE_MAX_CHARACTERS)
    throw new StartFault(`--note must have at most ${INVITE_NOTE_MAX_CHARACTERS} characters.`);
  return { ...(days !== undefined && { days: count }), ...(note !== undefined && { note }) };
}

export const inviteCommand: Command = async ({ config, db }, words) => {
  const options = readOptions(words);
  if (!options) return null;
  const made = await makeInvite({ db, random: systemRandom, publicUrl: config.publicUrl }, options, Date.now());
  const lines = [made.link, `It can be used once, until ${timeText(made.expiresAt)} UTC. It is not shown again.`];
  if (config.signUp === 'open') lines.push('SIGN_UP is open: people can sign up without it, too.');
  if (config.signUp === 'closed') lines.push('SIGN_UP is closed: the link works when you set SIGN_UP=invite.');
  lines.push(...linkProblems(config));
  return lines.join('\n');
};

function stateText({ used_at, expires_at }: InviteRow): string {
  if (used_at) return `used ${timeText(used_at)} UTC`;
  return `${expires_at.getTime() <= Date.now() ? 'expired' : 'until'} ${timeText(expires_at)} UTC`;
}

export const invitesCommand: Command = async ({ db }, words) => {
  const [command, id = ''] = words;
  if (command === undefined) {
    const invites = await db.asOperator(listInvites);
    if (invites.length === 0) return 'There are no invites.';
    return table(invites.map((invite) => [invite.id, stateText(invite), invite.note]));
  }
  if (command !== 'revoke' || words.length !== 2) return null;
  requireId(id, 'an invite', 'invites');
  return (await db.asOperator((tx) => deleteInvite(tx, id)))
    ? 'Its link is useless now.'
    : 'There is no unused invite with this id.';
};
