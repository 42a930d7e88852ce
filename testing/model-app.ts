import type { VersionKey } from '../server/features/summaries/summary-store.ts';
import { sweepDueWeeks } from '../server/features/summaries/sweep-due-weeks.ts';
import { type Diarist, diarist } from './diarist.ts';
import { runSentSummaries } from './run-sent-summaries.ts';
import { type StandInModel, standInChoice, standInModel } from './stand-in-model.ts';
import { createTestApp, type TestApp } from './test-app.ts';

/** The app under test with a model behind it: two places, and 10,000 tokens a day. */
export type ModelApp = TestApp & {
  /** Forgets what waits, and answers another model and somebody who has written nothing yet. */
  readonly begin: () => Promise<{ readonly model: StandInModel; readonly maya: Diarist }>;
};

export async function createModelApp(): Promise<ModelApp> {
  let model = standInModel();
  const app = await createTestApp({
    modelWriter: { ...standInModel(), write: (week, builtin) => model.write(week, builtin) },
    config: { writer: standInChoice, writerConcurrency: 2, writerTokensPerDay: 10_000 },
  });
  const begin = async () => {
    model = standInModel();
    await app.database.query('truncate jobs.job, app.due_weeks, app.model_weeks, app.model_slots, app.model_calls');
    app.clock.set('2026-03-02T12:00:00+02:00');
    return { model, maya: await diarist(app) };
  };
  return { ...app, begin };
}

/** Whether, and by whom, the person wants summaries written. */
export const prefer = (app: TestApp, person: Diarist, aiSummaries: string) =>
  app.call('PUT', '/api/user/preferences', { token: person.token, body: { aiSummaries } });

const calmWords = 'The garden was quiet and I sat there for an hour.';

/** Writes four evenings from March 2, the second one in these words. */
export async function writeEvenings(app: TestApp, person: Diarist, words = calmWords): Promise<void> {
  for (const day of [2, 3, 4, 5]) {
    app.clock.set(`2026-03-0${day}T19:00:00+02:00`);
    await person.write(day === 3 ? words : calmWords);
  }
}

/** Lets their week end on Monday at 5, with its summary as the builtin writer leaves it. */
export async function endWeek(app: TestApp, person: Diarist): Promise<VersionKey> {
  app.clock.set('2026-03-09T05:00:00+02:00');
  await sweepDueWeeks(app.deps);
  await runSentSummaries(app);
  const [row] = await app.database.query<{ user_id: string }>('select user_id from app.identities where subject = $1', [
    person.subject,
  ]);
  return { userId: row?.user_id ?? '', weekStart: '2026-03-02', version: 0 };
}
