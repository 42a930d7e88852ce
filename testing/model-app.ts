import type { AiSummaries } from '../core/contract/preferences.ts';
import type { Summary } from '../core/contract/summaries.ts';
import { weeklySummaryJob } from '../server/features/summaries/make-weekly-summary.ts';
import type { VersionKey } from '../server/features/summaries/summary-store.ts';
import { runDue } from '../server/jobs/run-jobs.ts';
import { type Diarist, diarist } from './diarist.ts';
import { type StandInModel, standInChoice, standInModel, standInPlace } from './stand-in-model.ts';
import { createTestApp, type TestApp } from './test-app.ts';

/** Somebody who has written nothing yet, and the model that may tell their week. */
export type ModelPerson = {
  readonly model: StandInModel;
  readonly maya: Diarist;
  /** Whether, and by whom, they want summaries written; a model is the stand-in, where it stands. */
  readonly prefer: (aiSummaries: AiSummaries) => Promise<void>;
  /** Writes four evenings from March 2, the second one in these words. */
  readonly writeEvenings: (words?: string) => Promise<void>;
  /** Lets their week end on Monday at 5, with its summary as the builtin writer leaves it. */
  readonly endWeek: () => Promise<VersionKey>;
  /** Both of these. */
  readonly week: (words?: string) => Promise<VersionKey>;
  /** Their newest summary, as lists show it. */
  readonly kept: () => Promise<Summary | undefined>;
};

/** The app under test with a model behind it: two places, and 10,000 tokens a day. */
export type ModelApp = TestApp & {
  /** Forgets what waits, and answers a new person with another model. */
  readonly begin: () => Promise<ModelPerson>;
};

const calmWords = 'The garden was quiet and I sat there for an hour.';

async function modelPerson(app: TestApp, model: StandInModel): Promise<ModelPerson> {
  const maya = await diarist(app);
  const writeEvenings = async (words = calmWords) => {
    for (const day of [2, 3, 4, 5]) {
      app.clock.set(`2026-03-0${day}T19:00:00+02:00`);
      await maya.write(day === 3 ? words : calmWords);
    }
  };
  const endWeek = async () => {
    app.clock.set('2026-03-09T05:00:00+02:00');
    await runDue(weeklySummaryJob, app.deps);
    const [row] = await app.database.query<{ user_id: string }>(
      'select user_id from app.identities where subject = $1',
      [maya.subject],
    );
    return { userId: row?.user_id ?? '', weekStart: '2026-03-02', version: 0 };
  };
  return {
    ...{ model, maya, writeEvenings, endWeek },
    prefer: async (aiSummaries) => {
      const body = { aiSummaries, ...(aiSummaries === 'on' && { summaryModel: standInPlace }) };
      const { status } = await app.call('PUT', '/api/user/preferences', { token: maya.token, body });
      if (status !== 200) throw new Error(`refused with ${status}`);
    },
    week: async (words) => {
      await writeEvenings(words);
      return endWeek();
    },
    kept: async () => (await maya.summaries())[0],
  };
}

export async function createModelApp(): Promise<ModelApp> {
  let model = standInModel();
  const app = await createTestApp({
    modelWriter: { ...standInModel(), write: (week) => model.write(week) },
    config: { writer: standInChoice, writerConcurrency: 2, writerTokensPerDay: 10_000 },
  });
  return {
    ...app,
    begin: async () => {
      model = standInModel();
      await app.database.query('truncate app.due_weeks, app.model_weeks, app.model_slots, app.model_calls');
      app.clock.set('2026-03-02T12:00:00+02:00');
      return modelPerson(app, model);
    },
  };
}
