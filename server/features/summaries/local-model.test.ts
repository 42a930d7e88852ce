import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createLocalModelApp, type LocalModelApp, localModel, localReply } from '../../../testing/local-model-app.ts';
import { goodAnswer } from '../../../testing/model-week.ts';
import type { OllamaStandIn } from '../../../testing/ollama-stand-in.ts';
import type { TestUser } from '../../../testing/test-user.ts';

let app: LocalModelApp;
let ollama: OllamaStandIn;
let user: TestUser;

beforeAll(async () => {
  app = await createLocalModelApp();
  ({ ollama } = app);
});
afterAll(() => app.stop());
beforeEach(async () => {
  user = await app.begin();
});

const summary = async () => (await user.summaries())[0];
const byModel = { kind: 'model', name: localModel.name, modelFailed: false };
const byBuiltin = { kind: 'builtin', name: null, modelFailed: false };
const prefer = (body: object) => app.call('PUT', '/api/user/preferences', { token: user.token, body });
const events = () => app.log.lines.map(({ event }) => event);

test('the log at start-up contains the name of the model and its host', async () => {
  await vi.waitUntil(() => events().some((event) => event.startsWith('a model on this machine')));
  expect(app.log.lines).toContainEqual({
    level: 'info',
    event: 'a model on this machine writes summaries',
    fields: { model: localModel.name, host: ollama.host },
  });
});

test('a model on this machine writes the summary of a user who has not chosen a writer, and Settings shows the model’s name', async () => {
  expect(await app.preferences(user)).toMatchObject({
    aiSummaries: 'on',
    summaryModel: { name: localModel.name, destination: ollama.host, isLocal: true },
    agreedBefore: null,
  });
  await app.week(user);
  expect((await summary())?.writer).toEqual(byBuiltin);
  await app.askModel();
  expect(await summary()).toMatchObject({
    title: `Week of March 2, 2026: ${goodAnswer.title}`,
    keyThemes: goodAnswer.themes,
    writer: byModel,
  });
  expect(ollama.chats[0]?.messages.at(-1)?.content).toContain('Carried the old ladder to the orchard');
});

test.each(['builtin', 'off'])('no week of a user who chose "%s" is sent to the model', async (aiSummaries) => {
  expect((await prefer({ aiSummaries })).body).toMatchObject({ aiSummaries });
  await app.week(user);
  await app.askModel();
  expect(await app.preferences(user)).toMatchObject({ aiSummaries });
  expect(ollama.chats).toEqual([]);
});

test('no week is sent to the model if the user chooses "builtin" between the builtin summary and the model call', async () => {
  await app.week(user);
  await prefer({ aiSummaries: 'builtin' });
  await app.askModel();
  expect(ollama.chats).toEqual([]);
  expect((await summary())?.writer).toEqual(byBuiltin);
});

describe('the model call for a week fails and is retried later', () => {
  test.each<[string, () => unknown, RegExp]>([
    [
      'while the model is not pulled',
      () => {
        ollama.models = [];
      },
      /^the model’s server does not have the model: pull or load it/,
    ],
    [
      'while the key is refused',
      () => {
        ollama.key = 'another';
      },
      /^the model’s server refused the key: check WRITER_KEY/,
    ],
    [
      'while the model stops with an error',
      () => {
        ollama.breaksOff = true;
      },
      /^the model’s server cannot be reached or has a fault of its own/,
    ],
    ['while its server does not run', () => ollama.stop(), /^the model’s server cannot be reached/],
  ])('the model call for a week fails %s, and is retried later', async (_, breakIt, sentence) => {
    await app.week(user);
    const before = events().length;
    await breakIt();
    await app.askModel();
    expect((await summary())?.writer).toEqual(byBuiltin);
    expect(events().slice(before)).toContainEqual(expect.stringMatching(sentence));
    Object.assign(ollama, { models: [localModel], key: null, breaksOff: false });
    await ollama.start().catch(() => undefined);
    await app.retry();
    expect((await summary())?.writer).toEqual(byModel);
  });
});

test('a week waits without a model call while its model cannot be found, and Settings still shows the model’s name', async () => {
  await app.week(user);
  const before = events().length;
  ollama.models = [];
  app.clock.advance(10_000);
  await app.askModel();
  expect(ollama.chats).toEqual([]);
  expect(events().slice(before)).not.toContainEqual(expect.stringMatching(/pull or load it/));
  expect(await app.preferences(user)).toMatchObject({ aiSummaries: 'on', summaryModel: { name: localModel.name } });
  ollama.models = [localModel];
  await app.retry();
  expect((await summary())?.writer).toEqual(byModel);
});

test('agreeing to a model on this machine stores no consent that could apply to another machine', async () => {
  await prefer({ aiSummaries: 'builtin' });
  const { summaryModel } = await app.preferences(user);
  const agreed = await prefer({ aiSummaries: 'on', summaryModel, earlierTitles: true });
  expect(agreed.body).toMatchObject({ aiSummaries: 'on', summaryModel, agreedBefore: null });
  expect(
    await app.database.query(
      `select ai_summaries, ai_agreed_model, ai_agreed_host, ai_agreed_earlier from app.users
       join app.identities using (user_id) where subject = $1`,
      [user.subject],
    ),
  ).toEqual([{ ai_summaries: 'auto', ai_agreed_model: null, ai_agreed_host: null, ai_agreed_earlier: false }]);
});

describe('the builtin summary is not replaced', () => {
  test.each<[string, () => unknown, RegExp]>([
    [
      'if the model’s context is too small',
      () => {
        ollama.models = [{ ...localModel, contextLength: 2_048 }];
      },
      /^the week does not fit into the model’s context/,
    ],
    [
      'if the model never stops reasoning',
      () => {
        ollama.reply = () => ({ thinking: 'Let me see. '.repeat(9_000), text: '' });
      },
      /^the model’s answer was cut off at its token limit/,
    ],
    [
      'if the answer is no JSON',
      () => {
        ollama.reply = () => ({ text: 'I cannot write about the orchard.' });
      },
      /^the model’s answer was not the JSON/,
    ],
  ])('the builtin summary is not replaced %s', async (_, breakIt, sentence) => {
    await app.week(user);
    const before = events().length;
    await breakIt();
    await app.askModel();
    expect((await summary())?.writer).toEqual({ ...byBuiltin, modelFailed: true });
    expect(events().slice(before)).toContainEqual(expect.stringMatching(sentence));
  });
});

test('the answer of a model that reasons before it answers is used', async () => {
  ollama.models = [{ ...localModel, capabilities: ['completion', 'thinking'] }];
  ollama.reply = () => ({ text: `<think>${'Let me see. '.repeat(1_500)}</think>${localReply.text}` });
  await app.week(user);
  await app.askModel();
  expect((await summary())?.writer).toEqual(byModel);
});

test('the product finds a model server that started after the product, and uses it for the next due week', async () => {
  const late = await createLocalModelApp(false);
  user = await late.begin();
  expect(await late.preferences(user)).toMatchObject({ aiSummaries: 'builtin', summaryModel: null });
  await vi.waitUntil(() => late.log.lines.some(({ event }) => event.startsWith('no model answers on this machine')));
  await late.ollama.start();
  await late.week(user);
  await late.askModel();
  expect((await summary())?.writer).toEqual(byModel);
  expect(await late.preferences(user)).toMatchObject({ aiSummaries: 'on', summaryModel: { isLocal: true } });
  await late.stop();
});

test('a due week waits for a model server that starts a moment after the product', async () => {
  const late = await createLocalModelApp(false);
  user = await late.begin();
  // `isExpected` returns true only shortly after the app's start, but `week` moves the app's clock forward by a week.
  // Mock `isExpected` to return true, as it does just after a start.
  const { isExpected } = late.deps.summaryModel;
  vi.spyOn(late.deps.summaryModel, 'isExpected').mockReturnValue(true);
  await late.week(user);
  await late.askModel();
  expect(isExpected()).toBe(false);
  expect((await summary())?.writer).toEqual(byBuiltin);
  await late.ollama.start();
  await late.retry();
  expect((await summary())?.writer).toEqual(byModel);
  await late.stop();
});

test('no week waits for a model if there is no model server', async () => {
  const none = await createLocalModelApp(false);
  user = await none.begin();
  await none.week(user);
  expect(await none.database.query('select 1 from app.model_weeks')).toEqual([]);
  expect((await summary())?.writer).toEqual(byBuiltin);
  await none.stop();
});

test('no log line contains a word that a user wrote', () => {
  expect(app.log.lines.length).toBeGreaterThan(10);
  expect(JSON.stringify(app.log.lines)).not.toMatch(/orchard|ladder|tobias|sister|kitchen/iu);
});
