import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Reflection } from '../../../core/contract/reflection.ts';
import { downloadOf, journalIn, upload } from '../../../testing/downloads.ts';
import { createModelApp, type ModelApp, type ModelPerson } from '../../../testing/model-app.ts';
import { modelAnswer } from '../../../testing/stand-in-model.ts';
import { createTestUser } from '../../../testing/test-user.ts';
import { createWeeklyApp, type WeeklyApp } from '../../../testing/weekly-app.ts';
import { runDue } from '../../jobs/run-jobs.ts';
import { modelSummaryJob } from './ask-model.ts';
import { listLostChoices } from './summary-store.ts';

type Person = ModelPerson['maya'];

const remove = async (app: WeeklyApp | ModelApp, { token }: Person, { id }: Pick<Reflection, 'id'>) =>
  expect((await app.call('DELETE', `/api/reflections/${id}`, { token })).status).toBe(200);
const oldest = async (person: Person) => (await person.get<Reflection[]>('/api/reflections')).body.at(-1) as Reflection;
const rewritten = async (person: Person) => (await person.get<string[]>('/api/summaries/rewritten')).body;
const summaryIds = async (person: Person) => (await person.summaries()).map(({ id }) => id);

describe('the summary of a week from which a reflection was deleted', () => {
  let app: WeeklyApp;
  let person: Person;
  beforeAll(async () => {
    app = await createWeeklyApp();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    person = await app.begin();
  });

  const summariesWithoutText = async () => {
    const [{ user_id: userId } = { user_id: '' }] = await app.database.query<{ user_id: string }>(
      'select user_id from app.summaries',
    );
    return app.deps.db.asOwner(userId, (tx) => listLostChoices(tx, userId));
  };

  test('the summary loses its text at once and is written again without the deleted words, under the same id', async () => {
    await app.writeOn(person, 2, 3, 4, 5, 6);
    app.at('09T05:00:00');
    await app.sweep();
    const [before] = await person.summaries();
    expect(before).toMatchObject({ reflectionCount: 5 });
    await remove(app, person, await oldest(person));
    expect(await person.summaries()).toEqual([]);
    expect(await summariesWithoutText()).toEqual([]);
    expect(await rewritten(person)).toEqual(['2026-03-02']);
    expect(await rewritten(await createTestUser(app))).toEqual([]);
    expect(await app.sweep()).toBe(1);
    expect(await rewritten(person)).toEqual([]);
    const [after] = await person.summaries();
    expect(after).toMatchObject({ id: before?.id, reflectionCount: 4 });
    expect(after?.longSummary).not.toContain('On day 2');
  });

  test('the summary is deleted if fewer than four reflections remain, and no work is scheduled', async () => {
    await app.writeOn(person, 2, 3, 4, 5);
    app.at('09T05:00:00');
    await app.sweep();
    const [id] = await summaryIds(person);
    await remove(app, person, await oldest(person));
    expect((await person.get(`/api/summaries/${id}`)).status).toBe(404);
    expect(await rewritten(person)).toEqual([]);
    expect(await app.database.query('select from app.due_weeks')).toEqual([]);
    expect(await app.sweep()).toBe(0);
  });

  test('a summary that was deleted and made again for a late reflection has the same id, so that choices of its card hold', async () => {
    await app.writeOn(person, 2, 3, 4, 5);
    const { evening } = await app.lateSunday(person);
    const ids = await summaryIds(person);
    expect(ids).toHaveLength(1);
    await remove(app, person, await oldest(person));
    expect(await summaryIds(person)).toEqual([]);
    expect((await person.submit(evening)).status).toBe(201);
    expect(await app.sweep()).toBe(1);
    expect(await summaryIds(person)).toEqual(ids);
  });

  test('the summary is not scheduled while only three reflections remain, and is written after a fourth one was added', async () => {
    await app.writeOn(person, 2, 3, 4, 5);
    await remove(app, person, await oldest(person));
    expect(await app.database.query('select from app.due_weeks')).toEqual([]);
    await app.writeOn(person, 7);
    app.at('09T05:00:00');
    expect(await app.sweep()).toBe(1);
    expect(await person.summaries()).toMatchObject([{ reflectionCount: 4 }]);
  });

  test('the summary does not contain the deleted words, even if a worker was writing it during the deletion', async () => {
    await app.writeOn(person, 2, 3, 4, 5, 6);
    app.at('09T05:00:00');
    const first = await oldest(person);
    app.meanwhile = async () => {
      app.meanwhile = async () => {};
      await remove(app, person, first);
    };
    await app.sweep();
    expect(await person.summaries()).toMatchObject([{ reflectionCount: 4 }]);
  });

  test('the summary does not get a version that was being written during the deletion', async () => {
    await app.writeOn(person, 2, 3, 4, 5, 6);
    app.at('09T05:00:00');
    await app.sweep();
    const [id] = await summaryIds(person);
    app.meanwhile = async () => {
      app.meanwhile = async () => {};
      await remove(app, person, await oldest(person));
      await app.sweep();
    };
    const made = await app.call('POST', `/api/summaries/${id}/versions`, { token: person.token, body: { newest: 0 } });
    expect(made.status).toBe(404);
    expect((await person.get(`/api/summaries/${id}/versions`)).body).toMatchObject({
      versions: [{ version: 0, reflectionCount: 4 }],
    });
  });

  test('the summary loses its versions, but versions that were requested this week still count towards the weekly limit', async () => {
    const ask = (id: string | undefined, newest: number) =>
      app.call('POST', `/api/summaries/${id}/versions`, { token: person.token, body: { newest } });
    await app.writeOn(person, 2, 3, 4, 5, 6, 9, 10, 11, 12);
    app.at('16T05:00:00');
    await app.sweep();
    const [later, earlier] = await summaryIds(person);
    await ask(later, 0);
    await ask(earlier, 0);
    await app.call('PUT', `/api/summaries/${earlier}/version`, { token: person.token, body: { version: 1 } });
    const all = (await person.get<Reflection[]>('/api/reflections')).body;
    await remove(app, person, all.at(-1) as Reflection);
    await app.sweep();
    expect((await person.get(`/api/summaries/${earlier}/versions`)).body).toMatchObject({
      versions: [{ version: 0, reflectionCount: 4 }],
      chosen: 0,
      left: 0,
    });
    await remove(app, person, all[0] as Reflection);
    expect(await summaryIds(person)).toEqual([earlier]);
    expect(await ask(earlier, 0)).toMatchObject({ status: 422, body: { code: 'versions_used_up' } });
    app.at('23T05:00:00');
    expect(await ask(earlier, 0)).toMatchObject({ status: 201, body: { left: 1 } });
  });

  test('the summary is written again even for a user who has turned summaries off', async () => {
    await app.writeOn(person, 2, 3, 4, 5, 6);
    app.at('09T05:00:00');
    await app.sweep();
    await app.call('PUT', '/api/user/preferences', { token: person.token, body: { aiSummaries: 'off' } });
    await remove(app, person, await oldest(person));
    await app.sweep();
    expect(await person.summaries()).toMatchObject([{ reflectionCount: 4 }]);
  });

  test('the summary is missing from a download until it is written again, and the download can still be imported', async () => {
    await app.writeOn(person, 2, 3, 4, 5, 6);
    app.at('09T05:00:00');
    await app.sweep();
    await remove(app, person, await oldest(person));
    const { zip } = await downloadOf(app, person.token);
    const journal = journalIn(zip);
    expect(journal.summaries).toEqual([]);
    expect(journal.days[0]).toMatchObject({ localDate: '2026-03-02', deleted: ['evening'] });
    const other = await app.begin();
    app.at('09T05:00:00');
    await other.sync();
    expect((await upload(app, other.token, zip)).status).toBe(200);
    expect(await other.stats()).toEqual(await person.stats());
    expect((await other.get('/api/user/streak')).body).toEqual((await person.get('/api/user/streak')).body);
    expect(journalIn((await downloadOf(app, other.token)).zip)).toEqual({
      ...journal,
      waitingWeeks: [expect.objectContaining({ weekStart: '2026-03-02' })],
    });
  });
});

test('a model that is writing a summary during the deletion of a reflection stores nothing', async () => {
  const app = await createModelApp();
  const { maya, model, prefer, week } = await app.begin();
  await prefer('on');
  await week();
  const { id } = await oldest(maya);
  model.answer = async (asked) => {
    await remove(app, maya, { id });
    return modelAnswer(asked);
  };
  await runDue(modelSummaryJob, app.deps);
  expect(model.requestedWeeks).toHaveLength(1);
  for (const table of ['summaries', 'summary_versions', 'model_weeks']) {
    expect(await app.database.query(`select from app.${table}`)).toEqual([]);
  }
  await app.stop();
});
