import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SummaryVersions } from '../../../core/contract/summaries.ts';
import { createModelApp, type ModelApp, type ModelPerson } from '../../../testing/model-app.ts';
import { modelAnswer } from '../../../testing/stand-in-model.ts';
import { runDue } from '../../jobs/run-jobs.ts';
import { modelSummaryJob } from './ask-model.ts';
import { listFailedWeeks } from './failed-weeks.ts';
import { weeklySummaryJob } from './make-weekly-summary.ts';

let app: ModelApp;
let person: ModelPerson;
let model: ModelPerson['model'];
let maya: ModelPerson['maya'];

beforeAll(async () => {
  app = await createModelApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  person = await app.begin();
  ({ model, maya } = person);
});

/** Run the model job for all versions that are due now. */
const askModel = () => runDue(modelSummaryJob, app.deps);
const prefer: ModelPerson['prefer'] = (choice) => person.prefer(choice);
const storedSummary = () => person.summary();
const week = async (words?: string) => {
  await person.week(words);
};

describe('new versions of a summary', () => {
  const versionsOf = async (id: string) => (await maya.get<SummaryVersions>(`/api/summaries/${id}/versions`)).body;
  const ask = (id: string, newest: number) =>
    app.call('POST', `/api/summaries/${id}/versions`, { token: maya.token, body: { newest } });
  const choose = (id: string, version: number) =>
    app.call('PUT', `/api/summaries/${id}/version`, { token: maya.token, body: { version } });

  test('a user can create two new versions a week, and repeated requests create only one version', async () => {
    await week();
    const first = await storedSummary();
    const id = first?.id ?? '';
    expect(await versionsOf(id)).toEqual({ versions: [first], chosen: 0, left: 2, isBeingMade: false });
    const made = await Promise.all([ask(id, 0), ask(id, 0), ask(id, 0)]);
    expect(made.map(({ status }) => status).toSorted()).toEqual([200, 200, 201]);
    expect(await versionsOf(id)).toMatchObject({ chosen: 0, left: 1, versions: [{ version: 0 }, { version: 1 }] });
    expect((await ask(id, 1)).body).toMatchObject({ left: 0 });
    expect(await ask(id, 2)).toMatchObject({ status: 422, body: { code: 'versions_used_up' } });
    expect((await ask(id, 1)).status).toBe(200);
    expect(await storedSummary()).toEqual(first);

    expect(await choose(id, 3)).toMatchObject({ status: 404 });
    expect(await choose(id, 1)).toMatchObject({ status: 200, body: { id, version: 1 } });
    expect(await storedSummary()).toMatchObject({ id, version: 1 });
    expect((await maya.get(`/api/summaries/${id}`)).body).toMatchObject({ version: 1 });
    expect((await versionsOf(id)).versions[0]).toEqual(first);

    app.clock.set('2026-03-16T05:00:00+02:00');
    expect(await ask(id, 2)).toMatchObject({ status: 201, body: { left: 1, chosen: 1 } });
  });

  test('a phrase of harm that is submitted while a model writes makes all versions careful and discards the model’s text', async () => {
    await prefer('on');
    await person.writeEvenings();
    app.clock.set('2026-03-08T20:00:00+02:00');
    const sunday = await maya.ask();
    await person.endWeek();
    await askModel();
    const id = (await storedSummary())?.id ?? '';
    await ask(id, 0);
    await choose(id, 1);
    model.answer = async (request) => {
      app.clock.set('2026-03-09T05:01:00+02:00');
      await maya.submit(sunday, { content: 'I want to kill myself tonight.' });
      await runDue(weeklySummaryJob, app.deps);
      return modelAnswer(request);
    };
    await askModel();
    expect(await storedSummary()).toMatchObject({ version: 0, careful: true, writer: { kind: 'builtin' } });
    const { versions, isBeingMade } = await versionsOf(id);
    expect(versions).toMatchObject([{ careful: true }, { careful: true, writer: { kind: 'builtin' } }]);
    expect(isBeingMade).toBe(false);
    expect(await listFailedWeeks(app.deps.db)).toEqual([]);
  });

  test('no new version is created while a model is writing another version', async () => {
    await prefer('on');
    await week();
    await askModel();
    const id = (await storedSummary())?.id ?? '';
    expect(await ask(id, 0)).toMatchObject({ status: 201, body: { left: 1, isBeingMade: true } });
    expect(await ask(id, 1)).toMatchObject({ status: 200, body: { left: 1, isBeingMade: true } });
    await askModel();
    const { versions, isBeingMade } = await versionsOf(id);
    expect(isBeingMade).toBe(false);
    expect(versions[1]).toMatchObject({ title: 'Week of March 2, 2026: In other words 1', writer: { kind: 'model' } });
  });
});
