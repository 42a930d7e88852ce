import { readFileSync } from 'node:fs';
import type { FilePieces } from '../../../../core/contract/your-data.ts';
import { themeCorrector } from '../../../../core/domain/summaries/theme-corrections.ts';
import type { Tx } from '../../../db/db.ts';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../errors/refusal.ts';
import type { Person } from '../../../http/handler.ts';
import { listDevices } from '../../devices/device-store.ts';
import {
  eachReflection,
  listAnsweredPromptIds,
  listOwnTypes,
  type ReflectionRecord,
} from '../../reflections/journal-store.ts';
import { listPrompts } from '../../reflections/prompt-store.ts';
import { findReminders } from '../../reminders/reminder-store.ts';
import { listDueWeeks } from '../../summaries/due-week-store.ts';
import { eachSummary, listModelWeeks } from '../../summaries/journal-store.ts';
import { textCorrector } from '../../summaries/summary-view.ts';
import { listCorrections } from '../../summaries/theme-correction-store.ts';
import { listTokens } from '../../tokens/token-store.ts';
import { eachDay, listGivenPromptIds, listIdentities } from '../../users/journal-store.ts';
import { findUser } from '../../users/user-store.ts';
import { type AccountRows, accountView } from './account-view.ts';
import { dayView, journalHead, reflectionEntry, summaryEntry, waitingWeekView } from './journal-view.ts';
import { dayFile, weekFile } from './markdown-days.ts';
import { openZip, type ZipPage } from './zip-writer.ts';

const readMe = readFileSync(new URL('readme.md', import.meta.url), 'utf8');

type Zip = ReturnType<typeof openZip>;

/** Write one list of the journal to an open file of the zip, with one record per line. */
async function writeList<R>(
  json: ZipPage,
  name: string,
  records: AsyncIterable<R> | Iterable<R>,
  entryOf: (record: R) => object | Promise<object>,
): Promise<void> {
  await json.write(`,\n"${name}": [`);
  let separator = '\n';
  for await (const record of records) {
    await json.write(separator + JSON.stringify(await entryOf(record)));
    separator = ',\n';
  }
  await json.write(']');
}

/** Return an object that collects the reflections of one day, and writes the day's file when the next day begins. */
function openDays(zip: Zip) {
  let rows: ReflectionRecord[] = [];
  const end = async () => {
    const [first] = rows;
    if (first === undefined) return;
    const { name, text } = dayFile(first.day, rows);
    rows = [];
    await zip.file(name, text);
  };
  return {
    add: async (row: ReflectionRecord) => {
      if (rows[0]?.day !== row.day) await end();
      rows.push(row);
    },
    end,
  };
}

async function listNamedPrompts(tx: Tx, userId: string) {
  const ids = [...(await listGivenPromptIds(tx, userId)), ...(await listAnsweredPromptIds(tx, userId))];
  return listPrompts(tx, [...new Set(ids)]);
}

const readAccountRows = async (tx: Tx, userId: string): Promise<AccountRows> => ({
  identities: await listIdentities(tx, userId),
  devices: await listDevices(tx, userId),
  reminders: await findReminders(tx, userId),
  tokens: await listTokens(tx, userId),
  modelWeeks: await listModelWeeks(tx, userId),
});

/**
 * Return all data of a user as one zip file in pieces, read from one snapshot. The same data gives the same bytes,
 * because the file does not contain the date of the export and every list has a fixed order. Only the packed file is in
 * memory, and other requests run between the steps of packing.
 */
export async function exportAccount({ db, clock, identity }: Deps, person: Person): Promise<FilePieces> {
  const { userId, subject } = person;
  const signIn = (await identity.readAccount?.(subject)) ?? null;
  return db.snapshotOf(userId, async (tx) => {
    const user = await findUser(tx, userId);
    if (user === null) throw new Refusal('unauthorized');
    const zip = openZip();
    const json = zip.page('inward.json');
    const days = openDays(zip);
    const corrections = await listCorrections(tx, userId);
    const head = JSON.stringify(journalHead(user, await listNamedPrompts(tx, userId), corrections), null, 1);
    await json.write(head.slice(0, head.lastIndexOf('\n')));
    const stored = await listOwnTypes(tx, userId);
    await writeList(json, 'days', eachDay(tx, userId), (one) => dayView(one, stored.get(one.day) ?? [], clock.now()));
    await writeList(json, 'reflections', eachReflection(tx, userId), async (row) => {
      await days.add(row);
      return reflectionEntry(row);
    });
    await days.end();
    const correct = themeCorrector(corrections);
    const correctText = await textCorrector(tx, userId, corrections);
    await writeList(json, 'summaries', eachSummary(tx, userId), async (row) => {
      const week = weekFile(row, correct, correctText);
      if (week !== null) await zip.file(week.name, week.text);
      return summaryEntry(row);
    });
    await writeList(json, 'waitingWeeks', await listDueWeeks(tx, userId), waitingWeekView);
    await json.write('\n}\n');
    await json.end();
    const account = accountView(user, await readAccountRows(tx, userId), signIn);
    await zip.file('README.md', readMe);
    await zip.file('account.json', `${JSON.stringify(account, null, 1)}\n`);
    return zip.finish();
  });
}
