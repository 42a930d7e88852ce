import { StartFault } from '../errors/start-fault.ts';
import { listOperators, setOperator } from '../features/users/account-store.ts';
import { createMissingUser } from '../features/users/create-user.ts';
import { sampleEmail } from '../identity/builtin/demo/sample-user.ts';
import { systemRandom } from '../random/random.ts';
import type { Command } from './command.ts';
import { accountOf } from './user-commands.ts';

export const operatorUsage = `operator list                  lists the accounts that may open the page for operators
operator add <user>            lets an account open it; <user>: an id or email
operator remove <user>         takes that back`;

export const operatorCommand: Command = async (tools, words) => {
  const { db, config } = tools;
  const [name, idOrEmail] = words;
  if (name === 'list' && words.length === 1) {
    const operators = await db.asOperator(listOperators);
    if (operators.length === 0) return 'There are no operators.';
    return operators.map(({ userId, email }) => `${userId}  ${email}`).join('\n');
  }
  if ((name !== 'add' && name !== 'remove') || idOrEmail === undefined || words.length !== 2) return null;
  const found = await accountOf(tools, idOrEmail);
  const isOperator = name === 'add';
  if (isOperator && found.email === sampleEmail)
    throw new StartFault('Everybody can open the sample journal: it cannot be an operator.');
  const account = isOperator ? await createMissingUser(db, found, systemRandom.id) : found;
  await db.asOperator((tx) => setOperator(tx, account, isOperator));
  return isOperator
    ? `${account.email} is an operator now. The page is ${config.publicUrl}/operator, linked from Settings.`
    : `${account.email} is no operator any more, from the next request on.`;
};
