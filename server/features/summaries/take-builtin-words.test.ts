import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { SummaryVersions } from '../../../core/contract/summaries.ts';
import { createModelApp, type ModelApp, type ModelPerson } from '../../../testing/model-app.ts';
import { modelAnswer } from '../../../testing/stand-in-model.ts';
import { createTestUser } from '../../../testing/test-user.ts';
import { runDue } from '../../jobs/run-jobs.ts';
import { modelSummaryJob } from './ask-model.ts';

let app: ModelApp;
let person: ModelPerson;

beforeAll(async () => {
  app = await createModelApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  person = await app.begin();
  await person.prefer('on');
  await person.week();
});

const askModel = () => runDue(modelSummaryJob, app.deps);
const take = async (id: string, token = person.maya.token) => {
  const answer = await app.call('POST', `/api/summaries/${id}/builtin`, { token });
  return { status: answer.status, body: answer.body as SummaryVersions };
};
const builtin = { kind: 'builtin', name: null, modelFailed: false };

test('the builtin text is added as the chosen version, and does not count as a requested version', async () => {
  const first = await person.summary();
  await askModel();
  const { status, body } = await take(first?.id ?? '');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    chosen: 1,
    left: 2,
    isBeingMade: false,
    versions: [{ writer: { kind: 'model' } }, { version: 1, writer: builtin }],
  });
  expect(await person.summary()).toMatchObject({ version: 1, writer: builtin });
  expect((await take(first?.id ?? '')).body).toEqual(body);
  await askModel();
  expect(person.model.requestedWeeks).toHaveLength(1);
});

test('concurrent requests for the builtin text write it only once', async () => {
  const id = (await person.summary())?.id ?? '';
  await askModel();
  const answers = await Promise.all([take(id), take(id), take(id)]);
  for (const { body } of answers) expect(body).toMatchObject({ chosen: 1, versions: [{}, { version: 1 }] });
});

test('once the builtin text is chosen, a model does not replace it, even if the model is already writing', async () => {
  const first = await person.summary();
  person.model.answer = async (request) => {
    await take(first?.id ?? '');
    return modelAnswer(request);
  };
  await askModel();
  expect(await person.summary()).toEqual(first);
  expect(await askModel()).toBe(0);
});

test('a user may not choose the builtin text for the summary of another user', async () => {
  const id = (await person.summary())?.id ?? '';
  const { token } = await createTestUser(app);
  expect((await take(id, token)).status).toBe(404);
});
