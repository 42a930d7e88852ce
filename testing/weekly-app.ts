import type { CurrentWindowBody } from '../core/contract/reflections.ts';
import { weeklySummaryJob } from '../server/features/summaries/make-weekly-summary.ts';
import { runDue } from '../server/jobs/run-jobs.ts';
import { builtinWriter } from '../server/writer/tell/builtin-writer.ts';
import { type Diarist, diarist } from './diarist.ts';
import { createTestApp, type TestApp } from './test-app.ts';

/** The app under test in March, whose writer says when it is at work. */
export type WeeklyApp = TestApp & {
  /** The weeks that the writer was asked for, in that order, since `begin`. */
  readonly written: string[];
  /** What happens while a writer is at work. */
  meanwhile: () => Promise<void>;
  /** Sets the clock to an instant of March like "09T04:00:00". */
  readonly at: (instant: string, offset?: string) => void;
  /** Forgets what waits, and answers somebody who has written nothing yet, on Monday the 2nd. */
  readonly begin: () => Promise<Diarist>;
  /** Lets a person write an evening on each of these days of March. */
  readonly writeOn: (person: Diarist, ...days: readonly number[]) => Promise<void>;
  /** When the deep window of the person's present day begins, as only the server knows: epoch ms. */
  readonly deepFrom: (person: Diarist) => Promise<number>;
  /** Sunday's windows, asked while they were open; on Monday at 05:00 the summary of the evenings before is made. */
  readonly lateSunday: (
    person: Diarist,
  ) => Promise<{ readonly deep: CurrentWindowBody; readonly evening: CurrentWindowBody }>;
  /** Run the job of all weeks that are due and return how many those were. */
  readonly sweep: () => Promise<number>;
};

export async function createWeeklyApp(): Promise<WeeklyApp> {
  const app: TestApp = await createTestApp({
    writer: {
      write: async (week) => {
        await weekly.meanwhile();
        weekly.written.push(week.weekStart);
        return builtinWriter.write(week);
      },
    },
  });
  const weekly: WeeklyApp = {
    ...app,
    written: [],
    meanwhile: async () => {},
    at: (instant, offset = '+02:00') => app.clock.set(`2026-03-${instant}${offset}`),
    begin: async () => {
      await app.database.query('truncate app.due_weeks');
      weekly.written.length = 0;
      weekly.meanwhile = async () => {};
      weekly.at('02T12:00:00');
      return diarist(app);
    },
    writeOn: async (person, ...days) => {
      for (const day of days) {
        weekly.at(`${String(day).padStart(2, '0')}T19:00:00`);
        await person.write(`On day ${day} the garden was quiet and I sat by the old wall for an hour.`);
      }
    },
    deepFrom: async ({ subject }) => {
      const [row] = await app.database.query<{ at: string }>(
        `select d.row -> 'deep' ->> 'fromMs' as at from app.days d join app.identities i using (user_id)
         where i.subject = $1 order by day desc limit 1`,
        [subject],
      );
      return Number(row?.at);
    },
    lateSunday: async (person) => {
      weekly.at('08T08:00:00');
      await person.ask();
      app.clock.set(await weekly.deepFrom(person));
      const deep = await person.ask('deep');
      weekly.at('08T20:00:00');
      const evening = await person.ask('evening');
      weekly.at('09T05:00:00');
      await weekly.sweep();
      return { deep, evening };
    },
    sweep: () => runDue(weeklySummaryJob, app.deps),
  };
  return weekly;
}
