import type { Deps } from '../../deps/deps.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { Handlers, Person } from '../../http/handler.ts';
import { deleteInvite, listInvites } from '../invites/invite-store.ts';
import { makeInvite } from '../invites/make-invite.ts';
import { countAccounts, findAccounts, listAccounts } from '../users/account-store.ts';
import { createMissingUser } from '../users/create-user.ts';
import { findOperatorMark } from '../users/identity-store.ts';
import { disableAccount, enableAccount } from './disable-account.ts';
import { accountView, inviteView } from './operator-view.ts';

const pageSize = 50;

/** Throw `not_found` unless the caller is currently an operator. */
async function checkOperator({ db }: Deps, { userId }: Person): Promise<void> {
  if (!(await db.readAsOwner(userId, (tx) => findOperatorMark(tx, userId)))) throw new Refusal('not_found');
}

export const operatorRoutes = {
  listAccounts: async (deps, { person, query }) => {
    await checkOperator(deps, person);
    const { createdBefore, idBefore } = query;
    if ((createdBefore === undefined) !== (idBefore === undefined)) {
      throw new Refusal('bad_request', { message: 'createdBefore and idBefore must be given together' });
    }
    const before = createdBefore && idBefore ? { at: new Date(createdBefore), userId: idBefore } : null;
    const found = await deps.db.asOperator((tx) => listAccounts(tx, { limit: pageSize + 1, before }));
    const accounts = found.slice(0, pageSize).map((account) => accountView(account, person));
    return { status: 200, body: { accounts, hasMore: found.length > pageSize } };
  },

  changeAccount: async (deps, { person, params, body }) => {
    await checkOperator(deps, person);
    const { db, clock, random } = deps;
    const find = (id: string) => db.asOperator((tx) => findAccounts(tx, id));
    const [found] = await find(params.id);
    if (!found) throw new Refusal('not_found');
    if (found.userId === person.userId) {
      throw new Refusal('bad_request', { field: 'params.id', message: 'id must not be that of your own account' });
    }
    // An account that never opened the product has no user. It is never disabled, because disabling it would have
    // created the user. So there is nothing to enable, and no user is created.
    if (!body.disabled && !found.hasOpened) return { status: 200, body: accountView(found, person) };
    const account = await createMissingUser(db, found, random.id);
    await (body.disabled ? disableAccount : enableAccount)(db, account, new Date(clock.now()));
    const [changed] = await find(account.userId);
    if (!changed) throw new Refusal('not_found');
    return { status: 200, body: accountView(changed, person) };
  },

  listInvites: async (deps, { person }) => {
    await checkOperator(deps, person);
    const invites = await deps.db.asOperator(listInvites);
    return { status: 200, body: { invites: invites.map((invite) => inviteView(invite, deps.clock.now())) } };
  },

  createInvite: async (deps, { person, body: { days, note } }) => {
    await checkOperator(deps, person);
    const { db, random, config, clock } = deps;
    const wanted = { ...(days !== undefined && { days }), ...(note !== undefined && { note }) };
    const made = await makeInvite({ db, random, publicUrl: config.publicUrl }, wanted, clock.now());
    return { status: 201, body: { ...made, expiresAt: made.expiresAt.toISOString() } };
  },

  revokeInvite: async (deps, { person, params: { id } }) => {
    await checkOperator(deps, person);
    if (!(await deps.db.asOperator((tx) => deleteInvite(tx, id)))) throw new Refusal('not_found');
    return { status: 200, body: { id } };
  },

  countAccounts: async (deps, { person }) => {
    await checkOperator(deps, person);
    const counts = await deps.db.asOperator((tx) => countAccounts(tx, new Date(deps.clock.now())));
    return { status: 200, body: counts };
  },
} satisfies Partial<Handlers>;
