// `npm run admin -- <command>`: commands for operators. They work with or without a running server.
import { isWeekStart } from '../core/domain/days/week.ts';
import { type Command, requireId, type Tools } from './admin/command.ts';
import { distributeTables } from './admin/distribute-command.ts';
import { inviteCommand, invitesCommand, inviteUsage } from './admin/invite-commands.ts';
import { operatorCommand, operatorUsage } from './admin/operator-commands.ts';
import { statsCommand, usersCommand, userUsage, verifyCommand } from './admin/user-commands.ts';
import { backUpBeforeUpgrade } from './backup/back-up-before-upgrade.ts';
import { checkInstallation } from './check/check-installation.ts';
import { readConfig } from './config/config.ts';
import { missingDatabase, urlOfRunning } from './db/embedded/running.ts';
import { migrations } from './db/migrations/index.ts';
import { openDatabase } from './db/open-database.ts';
import { openDb } from './db/open-db.ts';
import { inventedWeek } from './demo/invented-week.ts';
import { isDamage } from './errors/database-errors.ts';
import { faultText } from './errors/fault-text.ts';
import { StartFault } from './errors/start-fault.ts';
import { listFailedWeeks, retryFailedWeek } from './features/summaries/failed-weeks.ts';
import { identityMigrations } from './identity/builtin/migrations.ts';
import { endAllSessions } from './identity/builtin/sessions/end-all-sessions.ts';
import { openLog } from './log/pino-log.ts';
import { productMigrations } from './product-migrations.ts';
import { rotateSecrets } from './rotate-secrets.ts';
import { versionSentence } from './version.ts';
import { checkWriter } from './writer/local/check-writer.ts';

const usage = `check                          says in one sentence each what is not well, with exit code 1
writer check                   says which model writes the summaries and lets it write one, with exit code 1 for a fault
sessions end-all               signs all users out on all devices
secrets rotate                 makes a new master key and signs all users out; stop the servers first
distribute                     puts the tables of users on the workers of Citus; stop the servers first (docs/citus.md)
summaries failed               lists the weeks that were given up, with their reasons
summaries retry <user> <week>  puts one back on the schedule; <week> is its Monday, like 2026-03-02
${inviteUsage}
${userUsage}
${operatorUsage}`;

const help = `npm run admin -- COMMAND, with the variables of the server, while it runs or not\n\n${usage}`;
const asksForHelp = (words: readonly string[]) => ['help', '--help', '-h'].includes(words[0] ?? '');

/** Return an error text with the usage of the commands that have the same first word, or else the whole usage. */
function unknownCommand(words: readonly string[]): string {
  const lines = usage.split('\n').filter((line) => line.startsWith(`${words[0]} `));
  return `These words are no command, or lack something: ${words.join(' ')}\n\n${lines.join('\n') || help}`;
}

const commands: Readonly<Record<string, Command>> = {
  invite: inviteCommand,
  invites: invitesCommand,
  users: usersCommand,
  operator: operatorCommand,
  stats: statsCommand,
  verify: verifyCommand,
};

async function run(tools: Tools, words: readonly string[]): Promise<string> {
  const { db, url } = tools;
  const [room, command, user = '', week = ''] = words;
  if (room === 'sessions' && command === 'end-all' && words.length === 2) {
    const count = await endAllSessions(url);
    return `Sessions that ended: ${count}. Their users have to sign in again.`;
  }
  if (room === 'summaries' && command === 'failed') {
    const weeks = await listFailedWeeks(db);
    const lines = weeks.map(({ userId, weekStart, version, reason }) =>
      [userId, weekStart, version === null ? 'not written' : `version ${version} without its model`, reason].join('  '),
    );
    return lines.length === 0 ? 'No week was given up.' : lines.join('\n');
  }
  if (room === 'summaries' && command === 'retry' && words.length === 4) {
    requireId(user, 'an account', 'users');
    if (!isWeekStart(week)) throw new StartFault(`${week} is no Monday like 2026-03-02: name a week by its Monday.`);
    const count = await retryFailedWeek(db, user, week);
    if (count === 0) throw new StartFault('Nothing of this week was given up.');
    return 'It is on the schedule again.';
  }
  const output = room !== undefined && Object.hasOwn(commands, room) && (await commands[room]?.(tools, words.slice(1)));
  if (output) return output;
  throw new StartFault(unknownCommand(words));
}

async function main(): Promise<void> {
  if (asksForHelp(process.argv.slice(2))) {
    console.log(help);
    return;
  }
  const config = { ...readConfig(), logLevel: 'error' as const };
  if (process.argv[2] === 'check') {
    const { problems, notes } = await checkInstallation(config);
    console.log([...(problems.length > 0 ? problems : ['Nothing is wrong.']), ...notes, versionSentence()].join('\n'));
    process.exitCode = problems.length === 0 ? 0 : 1;
    return;
  }
  if (process.argv.slice(2).join(' ') === 'writer check') {
    const { lines, isFine } = await checkWriter(config.writer, inventedWeek());
    console.log(lines.join('\n'));
    process.exitCode = isFine ? 0 : 1;
    return;
  }
  if (process.argv.length < 3) throw new StartFault(help);
  const missing = config.databaseUrl === null ? missingDatabase(config.dataDir) : null;
  if (missing !== null) throw new StartFault(missing);
  const log = openLog(config);
  if (process.argv.slice(2).join(' ') === 'secrets rotate') {
    console.log(await rotateSecrets(config, log));
    return;
  }
  if (process.argv.slice(2).join(' ') === 'distribute') {
    console.log((await distributeTables(config, log)).join('\n'));
    return;
  }
  const running = config.databaseUrl ?? (await urlOfRunning(config.dataDir));
  const all = [...identityMigrations, ...migrations];
  const beforeMigrations = (ownerUrl: string) => backUpBeforeUpgrade(config, ownerUrl, productMigrations, log);
  const own =
    running === null ? await openDatabase(config, { migrations: all, log, onLost: () => {}, beforeMigrations }) : null;
  const url = running ?? own?.url ?? '';
  const db = openDb(url, { most: 1 });
  try {
    console.log(await run({ config, db, url, log }, process.argv.slice(2)));
  } finally {
    await db.close();
    await own?.stop();
  }
}

await main().catch((error: unknown) => {
  const isKnown = error instanceof StartFault || isDamage(error);
  console.error(isKnown ? faultText(error, '') : 'The command failed: is the database reachable?');
  process.exitCode = 1;
});
