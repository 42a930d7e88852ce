import { type Selectable, sql } from 'kysely';
import type { Tx } from '../../../db/db.ts';
import type { Schema } from '../../../db/schema.ts';

/** Rows are read in pages, so that a long journal is never in memory whole. */
const pageRows = 200;

type Row<T extends keyof Schema> = Selectable<Schema[T]>;
export type DayRecord = Row<'app.days'>;
export type ReflectionRecord = Row<'app.reflections'> & { readonly question: string | null };
export type SummaryRecord = Row<'app.summaries'> & { readonly versions: readonly Row<'app.summary_versions'>[] };

async function* pages<R>(next: (last: R | null) => Promise<R[]>): AsyncGenerator<R> {
  for (let last: R | null = null; ; ) {
    const page: R[] = await next(last);
    yield* page;
    last = page.at(-1) ?? null;
    if (page.length < pageRows) return;
  }
}

/** The days of the ledger, oldest first. */
export const eachDay = (tx: Tx, userId: string): AsyncGenerator<DayRecord> =>
  pages((last) => {
    const query = tx.selectFrom('app.days').selectAll().where('user_id', '=', userId);
    return (last === null ? query : query.where('day', '>', last.day)).orderBy('day').limit(pageRows).execute();
  });

/** All reflections with the words of their questions, oldest day first. */
export const eachReflection = (tx: Tx, userId: string): AsyncGenerator<ReflectionRecord> =>
  pages((last) => {
    const query = tx
      .selectFrom('app.reflections as r')
      .leftJoin('app.prompts as p', 'p.id', 'r.prompt_id')
      .selectAll('r')
      .select('p.question')
      .where('r.user_id', '=', userId);
    const rest =
      last === null
        ? query
        : query.where(
            // The database's own instant: a Date has cut it to milliseconds, and the next page would begin before this one.
            sql<boolean>`(r.day, r.submitted_at, r.id) > (
              select l.day, l.submitted_at, l.id from app.reflections l where l.user_id = ${userId} and l.id = ${last.id}
            )`,
          );
    return rest.orderBy('r.day').orderBy('r.submitted_at').orderBy('r.id').limit(pageRows).execute();
  });

/** All summaries with all their versions, oldest week first. */
export const eachSummary = (tx: Tx, userId: string): AsyncGenerator<SummaryRecord> =>
  pages(async (last) => {
    const query = tx.selectFrom('app.summaries').selectAll().where('user_id', '=', userId);
    const summaries = await (last === null ? query : query.where('week_start', '>', last.week_start))
      .orderBy('week_start')
      .limit(pageRows)
      .execute();
    const [first] = summaries;
    if (first === undefined) return [];
    const versions = await tx
      .selectFrom('app.summary_versions')
      .selectAll()
      .where('user_id', '=', userId)
      .where('week_start', '>=', first.week_start)
      .where('week_start', '<=', summaries.at(-1)?.week_start ?? first.week_start)
      .orderBy('week_start')
      .orderBy('version')
      .execute();
    return summaries.map((summary) => ({
      ...summary,
      versions: versions.filter(({ week_start }) => week_start === summary.week_start),
    }));
  });

/** Weeks that wait for their summary. */
export const listWaitingWeeks = (tx: Tx, userId: string): Promise<Row<'app.due_weeks'>[]> =>
  tx.selectFrom('app.due_weeks').selectAll().where('user_id', '=', userId).orderBy('week_start').execute();

/** Every question that this person's days or reflections name. */
export async function listNamedPrompts(tx: Tx, userId: string): Promise<Row<'app.prompts'>[]> {
  return tx
    .selectFrom('app.prompts as p')
    .selectAll('p')
    .where((eb) =>
      eb.or([
        eb('p.id', 'in', eb.selectFrom('app.reflections').select('prompt_id').where('user_id', '=', userId)),
        eb('p.id', 'in', eb.selectFrom('app.days').select('evening_prompt_id').where('user_id', '=', userId)),
        eb('p.id', 'in', eb.selectFrom('app.days').select('deep_prompt_id').where('user_id', '=', userId)),
      ]),
    )
    .orderBy('p.type', 'desc')
    .orderBy('p.position')
    .execute();
}

/** What belongs to the account on this server alone. */
export async function readAccountRows(tx: Tx, userId: string) {
  return {
    identities: await tx
      .selectFrom('app.identities')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('issuer')
      .orderBy('subject')
      .execute(),
    devices: await tx
      .selectFrom('app.devices')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('registered_at')
      .orderBy('token_hash')
      .execute(),
    reminders: await tx.selectFrom('app.reminders').selectAll().where('user_id', '=', userId).executeTakeFirst(),
    modelWeeks: await tx
      .selectFrom('app.model_weeks')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('week_start')
      .orderBy('version')
      .execute(),
  };
}
