import type { CurrentWindowBody } from '../core/contract/reflections.ts';
import { weeklySummaryJob } from '../server/features/summaries/make-weekly-summary.ts';
import { runDue } from '../server/jobs/run-jobs.ts';
import { builtinWriter } from '../server/writer/tell/builtin-writer.ts';
import { createTestApp, type TestApp } from './test-app.ts';
import { createTestUser, type TestUser } from './test-user.ts';

/** The test app in March 2026, with a writer of summaries that records its calls. */
export type WeeklyApp = TestApp & {
  /** The weeks for which the writer was called since `begin`, in order. */
  readonly written: string[];
  /** Runs during each call of the writer. */
  meanwhile: () => Promise<void>;
  /** Set the clock to an instant of March 2026, such as "09T04:00:00". */
  readonly at: (instant: string, offset?: string) => void;
  /** Clear the queue, move the clock to Monday, March 2, and return a user without reflections. */
  readonly begin: () => Promise<TestUser>;
  readonly writeOn: (person: TestUser, ...days: readonly number[]) => Promise<void>;
  /** Return the start of the user's deep window today, epoch ms. Calls reveal it only when the window opens. */
  readonly deepFrom: (person: TestUser) => Promise<number>;
  /** Request Sunday's windows while they are open, create the summary on Monday at 05:00, and return the windows. */
  readonly lateSunday: (
    person: TestUser,
  ) => Promise<{ readonly deep: CurrentWindowBody; readonly evening: CurrentWindowBody }>;
  /** Summarise all due weeks, and return their number. */
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
      return createTestUser(app);
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
