import type { AiSummaries } from '../core/contract/preferences.ts';
import type { Summary } from '../core/contract/summaries.ts';
import { weeklySummaryJob } from '../server/features/summaries/make-weekly-summary.ts';
import type { VersionKey } from '../server/features/summaries/summary-store.ts';
import { runDue } from '../server/jobs/run-jobs.ts';
import { type StandInModel, standInChoice, standInModel, standInPlace } from './stand-in-model.ts';
import { createTestApp, type TestApp } from './test-app.ts';
import { createTestUser, type TestUser } from './test-user.ts';

export type ModelPerson = {
  readonly model: StandInModel;
  readonly maya: TestUser;
  readonly prefer: (aiSummaries: AiSummaries) => Promise<void>;
  /** Write an evening reflection on each day from March 2 to 5. `words` is the text of March 3. */
  readonly writeEvenings: (words?: string) => Promise<void>;
  /** Set the clock to Monday at 5:00, and let the builtin writer summarise the week. */
  readonly endWeek: () => Promise<VersionKey>;
  readonly week: (words?: string) => Promise<VersionKey>;
  /** Return the user's newest summary, as the list call returns it. */
  readonly summary: () => Promise<Summary | undefined>;
};

/** The test app with a fake model, which is limited to two concurrent calls and 10,000 tokens a day. */
export type ModelApp = TestApp & {
  /** Clear the queue, and return a new user with a new model. */
  readonly begin: () => Promise<ModelPerson>;
};

const calmWords = 'The garden was quiet and I sat there for an hour.';

async function modelPerson(app: TestApp, model: StandInModel): Promise<ModelPerson> {
  const maya = await createTestUser(app);
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
      const body = { aiSummaries, ...(aiSummaries === 'on' && { summaryModel: standInPlace, earlierTitles: true }) };
      const { status } = await app.call('PUT', '/api/user/preferences', { token: maya.token, body });
      if (status !== 200) throw new Error(`The server refused with ${status}`);
    },
    week: async (words) => {
      await writeEvenings(words);
      return endWeek();
    },
    summary: async () => (await maya.summaries())[0],
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
