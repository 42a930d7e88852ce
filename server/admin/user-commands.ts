import { createInterface } from 'node:readline/promises';
import type { SecurityEventKind } from '../../core/contract/security.ts';
import { StartFault } from '../errors/start-fault.ts';
import { disableAccount, enableAccount, endSessions } from '../features/operators/disable-account.ts';
import { verifyDatabase } from '../features/operators/verify-database.ts';
import { recordEvent } from '../features/security/record-event.ts';
import { type Account, countAccounts, findAccounts, listAccounts } from '../features/users/account-store.ts';
import { createMissingUser } from '../features/users/create-user.ts';
import { eraseAccount } from '../features/your-data/delete/delete-account.ts';
import { makeResetLink, resetLinkHours } from '../identity/builtin/account/make-reset-link.ts';
import { openDeletion } from '../identity/builtin/account/open-deletion.ts';
import { openMail } from '../outside/mail/open-mail.ts';
import { systemRandom } from '../random/random.ts';
import { type Command, linkProblems, type Tools, table, timeText } from './command.ts';

export const userUsage = `users                          lists the accounts: id, email, when made, last seen, reflections without imported ones
users disable <user>           refuses sign-ins, ends sessions, stops messages and summaries; data stay
users enable <user>            undoes that
users end-sessions <user>      signs a user out on all devices
users reset-link <user>        prints a link to choose a new password
users delete <user>            deletes an account with all its data, after a question; <user>: an id or email
stats                          prints numbers: accounts, reflections without imported ones, size
verify                         compares counts, streaks and owners in the whole database, with exit code 1 for a fault`;

const hostedOnly = 'This account signs in at Firebase: do this in the Firebase console.';
const isHosted = ({ issuer }: Account) => issuer !== 'inward';
const pageSize = 500;

/** Return the account with this id or email. Throw a `StartFault` if there is none or more than one. */
export async function accountOf({ db }: Tools, idOrEmail: string): Promise<Account> {
  const found = await db.asOperator((tx) => findAccounts(tx, idOrEmail));
  if (found.length > 1) {
    const ids = found.map(({ userId, issuer }) => `${userId}  ${issuer}`).join('\n');
    throw new StartFault(`Several accounts have this email. Use the id:\n${ids}`);
  }
  if (!found[0]) throw new StartFault('There is no account with this id or email.');
  return found[0];
}

function rowOf(account: Account): string[] {
  const { userId, email, createdAt, lastSeenAt, reflections, disabledAt, isOperator, hasOpened } = account;
  const marks = [
    disabledAt && `disabled ${timeText(disabledAt)}`,
    isOperator && 'operator',
    !hasOpened && 'never opened',
  ];
  const times = [timeText(createdAt), timeText(lastSeenAt)];
  return [userId, email, ...times, String(reflections), marks.filter(Boolean).join(', ')];
}

async function list({ db }: Tools): Promise<string> {
  const rows = [['user', 'email', 'made (UTC)', 'last seen', 'reflections', '']];
  let before: { at: Date; userId: string } | null = null;
  for (;;) {
    const page: Account[] = await db.asOperator((tx) => listAccounts(tx, { limit: pageSize, before }));
    rows.push(...page.map(rowOf));
    const last = page.at(-1);
    if (last === undefined || page.length < pageSize) return rows.length === 1 ? 'There are no accounts.' : table(rows);
    before = { at: last.createdAt, userId: last.userId };
  }
}

/** Ask the operator to type the email of the account, or its id if it has no email. Return whether they match. */
async function isConfirmed({ email, userId }: Account): Promise<boolean> {
  const expected = email || userId;
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const ended = new Promise<string>((resolve) => terminal.once('close', () => resolve('')));
  const question = `This deletes the account and all its words for good. Type ${expected} to go on: `;
  const typed = await Promise.race([terminal.question(question), ended]);
  terminal.close();
  return typed.trim() === expected;
}

async function remove({ db, url, config, log }: Tools, found: Account): Promise<string> {
  if (!(await isConfirmed(found))) throw new StartFault('Nothing was deleted.');
  const account = await createMissingUser(db, found, systemRandom.id);
  const mail = await openMail(config, log);
  const identity = isHosted(account) ? null : openDeletion({ url, publicUrl: config.publicUrl, mail, log });
  await eraseAccount({ db, identity: identity ?? {}, mail }, account).finally(() => identity?.close());
  const rest = isHosted(account) ? ' Its sign-in at Firebase is still there: delete it in the Firebase console.' : '';
  return `The account is deleted. Its bytes leave the files of the database within ten minutes, of a big one within a day.${rest}`;
}

type Action = (tools: Tools, account: Account) => Promise<string>;

const actions: Readonly<Record<string, Action>> = {
  disable: async ({ db }, account) => {
    await disableAccount(db, await createMissingUser(db, account, systemRandom.id), new Date());
    const when = isHosted(account) ? 'within a minute' : 'within two seconds';
    return `The account is disabled: requests are refused ${when}. Its data stay.`;
  },
  enable: async ({ db }, account) => {
    if (!account.hasOpened) return 'The account is not disabled.';
    await enableAccount(db, account, new Date());
    return 'The account is enabled again.';
  },
  'end-sessions': async ({ db }, account) => {
    if (isHosted(account)) return hostedOnly;
    return `Sessions that ended: ${await db.asOperator((tx) => endSessions(tx, account))}.`;
  },
  'reset-link': async ({ url, config }, account) => {
    if (isHosted(account)) return hostedOnly;
    const link = await makeResetLink(url, config.publicUrl, account.subject);
    const use = `It can be used once, within ${resetLinkHours} hours. Give it to nobody but this user.`;
    return [link, use, ...linkProblems(config)].join('\n');
  },
  delete: remove,
};

/**
 * The security event that a command adds to the user's list in Settings. `disable` and `enable` are missing here
 * because `disableAccount` and `enableAccount` record their events themselves.
 */
const recorded: Readonly<Record<string, SecurityEventKind>> = {
  'end-sessions': 'operator_ended_sessions',
  'reset-link': 'operator_reset_link',
};

export const usersCommand: Command = async (tools, words) => {
  const [name = '', idOrEmail] = words;
  if (words.length === 0) return list(tools);
  const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
  if (!action || idOrEmail === undefined || words.length !== 2) return null;
  const account = await accountOf(tools, idOrEmail);
  const output = await action(tools, account);
  const kind = recorded[name];
  if (kind && output !== hostedOnly && account.hasOpened)
    await recordEvent({ db: tools.db, clock: Date }, account.userId, kind);
  return output;
};

export const statsCommand: Command = async ({ db }, words) => {
  if (words.length > 0) return null;
  const counts = await db.asOperator((tx) => countAccounts(tx, new Date()));
  return table([
    ['accounts', String(counts.accounts)],
    ['never opened', String(counts.neverOpened)],
    ['disabled', String(counts.disabled)],
    ['new in 30 days', String(counts.newIn30Days)],
    ['wrote in 7 days', String(counts.wroteIn7Days)],
    ['reflections', String(counts.reflections)],
    ['database', `${Math.ceil(counts.databaseBytes / 1024 / 1024)} MB`],
  ]);
};

export const verifyCommand: Command = async ({ db }, words) => {
  if (words.length > 0) return null;
  const { accounts, faults } = await verifyDatabase(db);
  if (faults.length > 0) process.exitCode = 1;
  return [...faults, `Accounts that were checked: ${accounts}. Faults: ${faults.length}.`].join('\n');
};
