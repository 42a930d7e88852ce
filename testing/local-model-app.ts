import type { Preferences } from '../core/contract/preferences.ts';
import { readConfig } from '../server/config/config.ts';
import { modelSummaryJob } from '../server/features/summaries/ask-model.ts';
import { weeklySummaryJob } from '../server/features/summaries/make-weekly-summary.ts';
import { runDue } from '../server/jobs/run-jobs.ts';
import { modelOpener } from '../server/writer/model/open-model-writer.ts';
import { goodAnswer, modelWeek } from './model-week.ts';
import { type OllamaStandIn, ollamaStandIn, type PulledModel } from './ollama-stand-in.ts';
import { createTestApp, type TestApp } from './test-app.ts';
import { createTestUser, type TestUser } from './test-user.ts';

export const localModel: PulledModel = { name: 'llama3.1:8b', capabilities: ['completion', 'tools'] };

export type LocalModelApp = TestApp & {
  readonly ollama: OllamaStandIn;
  /**
   * Reset the fake Ollama server to one model that gives a valid answer, move the clock to a Monday, and return a new
   * user.
   */
  readonly begin: () => Promise<TestUser>;
  /** Write the reflections that the fake model's answer is about, and let the builtin writer summarise the week. */
  readonly week: (user: TestUser) => Promise<void>;
  /** Ask the model to summarise the weeks that are due now. Return their number. */
  readonly askModel: () => Promise<number>;
  /** Move the clock to the next attempt to ask the model, and make that attempt. */
  readonly retry: () => Promise<void>;
  readonly preferences: (user: TestUser) => Promise<Preferences>;
};

export const localReply = { text: JSON.stringify(goodAnswer) };

/** Start the app. `isUp` is whether the fake Ollama server is running when the app starts. */
export async function createLocalModelApp(isUp = true): Promise<LocalModelApp> {
  const ollama = await ollamaStandIn(localModel);
  ollama.reply = () => localReply;
  if (!isUp) await ollama.stop();
  const { writer } = readConfig({ WRITER: 'auto', WRITER_BASE_URL: ollama.baseUrl });
  const app = await createTestApp({ config: { writer } });
  const deps = { ...app.deps, openModel: modelOpener() };
  const askModel = () => runDue(modelSummaryJob, deps);
  return {
    ...app,
    ollama,
    askModel,
    begin: async () => {
      await app.database.query('truncate app.due_weeks, app.model_weeks, app.model_slots, app.model_calls');
      Object.assign(ollama, { models: [localModel], key: null, breaksOff: false, reply: () => localReply });
      ollama.chats.length = 0;
      app.clock.set('2026-03-02T12:00:00+02:00');
      return createTestUser(app);
    },
    week: async (user) => {
      for (const { localDate, content } of modelWeek.reflections) {
        app.clock.set(`${localDate}T19:00:00+02:00`);
        await user.write(content);
      }
      app.clock.set('2026-03-09T05:00:00+02:00');
      await runDue(weeklySummaryJob, deps);
    },
    retry: async () => {
      const [row] = await app.database.query<{ due_at: Date }>('select due_at from app.model_weeks');
      app.clock.set(row?.due_at.getTime() ?? 0);
      await askModel();
    },
    preferences: async (user) => (await user.get<Preferences>('/api/user/preferences')).body,
    stop: async () => {
      await app.stop();
      await ollama.stop();
    },
  };
}
