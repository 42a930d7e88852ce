import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fixedClock } from '../../../testing/fixed-clock.ts';
import { localModel } from '../../../testing/local-model-app.ts';
import { type OllamaStandIn, ollamaStandIn } from '../../../testing/ollama-stand-in.ts';
import { recordingLog } from '../../../testing/recording-log.ts';
import { openSummaryModel } from './summary-model.ts';

let ollama: OllamaStandIn;
let clock: ReturnType<typeof fixedClock>;
let log: ReturnType<typeof recordingLog>;

beforeEach(async () => {
  ollama = await ollamaStandIn(localModel);
  clock = fixedClock();
  log = recordingLog();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await ollama.stop();
});

const search = () => {
  const places = [{ server: 'Ollama', baseUrl: ollama.baseUrl }] as const;
  return openSummaryModel({ places, key: null, timeoutMs: null }, { log, clock });
};
const events = () => log.lines.map(({ event }) => event.split(/[:,]| writes/)[0]);

test('the search for a local model runs at most every ten seconds, and once for concurrent callers', async () => {
  const model = search();
  expect(model.now()).toBeNull();
  await Promise.all([model.find(), model.find()]);
  clock.advance(9_999);
  expect(await model.find()).toMatchObject({ model: localModel.name });
  expect(ollama.paths).toEqual(['/api/tags', '/api/show']);
  clock.advance(1);
  await model.find();
  expect(ollama.paths).toHaveLength(4);
});

test('a model that stopped answering is not called, and the log mentions each change once', async () => {
  const model = search();
  const look = async () => {
    clock.advance(10_000);
    return (await model.find())?.model ?? null;
  };
  await ollama.stop();
  expect([await look(), await look()]).toEqual([null, null]);
  await ollama.start();
  expect([await look(), await look()]).toEqual([localModel.name, localModel.name]);
  await ollama.stop();
  expect([await look(), await look()]).toEqual([null, null]);
  expect(model.now()).toMatchObject({ model: localModel.name });
  expect(model.isExpected()).toBe(true);
  await ollama.start();
  expect(await look()).toBe(localModel.name);
  expect(events()).toEqual([
    'no model answers on this machine',
    'a model on this machine',
    'the model on this machine no longer answers',
    'a model on this machine',
  ]);
});

test('a local model is expected in the first two minutes, and later only if one was found', async () => {
  const model = search();
  expect(model.isExpected()).toBe(true);
  clock.advance(120_000);
  expect(model.isExpected()).toBe(false);
  await model.find();
  expect(model.isExpected()).toBe(true);
});

test('the builtin writer and a model named in WRITER need no search on the network', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  const choice = { provider: 'openai', model: 'm', key: 'k', baseUrl: null, timeoutMs: 1_000 } as const;
  expect(await openSummaryModel('builtin', { log, clock }).find()).toBeNull();
  expect(await openSummaryModel(choice, { log, clock }).find()).toBe(choice);
  expect(fetched).not.toHaveBeenCalled();
  expect(log.lines).toEqual([]);
});
