import { expect, test } from 'vitest';
import { bytesByName, chatModelsByRank, isChatName } from './choose-chat-model.ts';

const model = (name: string, gigabytes: number | null, changedAtMs = 0, isLoaded = false) => ({
  name,
  bytes: gigabytes === null ? null : gigabytes * 1e9,
  changedAtMs,
  isLoaded,
});
const ranked = (models: ReturnType<typeof model>[], gigabytes = 16) =>
  chatModelsByRank(models, gigabytes * 1e9).map(({ name }) => name);

test('the largest model that fits into three quarters of the memory is preferred', () => {
  const models = [model('llama3.2:3b', 2), model('llama3.3:70b', 42), model('qwen3:14b', 9), model('llama3.1:8b', 5)];
  expect(ranked(models)).toEqual(['qwen3:14b', 'llama3.1:8b', 'llama3.2:3b', 'llama3.3:70b']);
  expect(ranked(models, 8)[0]).toBe('llama3.1:8b');
});

test('the smallest model is preferred if no model fits into the memory', () => {
  expect(ranked([model('a:70b', 42), model('b:30b', 18)], 8)).toEqual(['b:30b', 'a:70b']);
});

test('the newest of equally large models is preferred', () => {
  expect(ranked([model('a', 5, 1), model('b', 5, 2)])).toEqual(['b', 'a']);
});

test('any other model is preferred over a model for coding', () => {
  expect(ranked([model('qwen2.5-coder:14b', 9), model('llama3.2:3b', 2)])).toEqual([
    'llama3.2:3b',
    'qwen2.5-coder:14b',
  ]);
});

test('a model that is already loaded counts as fitting into the memory', () => {
  expect(ranked([model('a:70b', 42, 0, true), model('b:8b', 5)])).toEqual(['a:70b', 'b:8b']);
});

test.each([
  'nomic-embed-text:latest',
  'mxbai-embed-large',
  'bge-m3:latest',
  'all-minilm:33m',
  'llama-guard3:8b',
  'bge-reranker-v2-m3',
  'shieldgemma:2b',
])('%s is not a chat model', (name) => {
  expect(isChatName(name)).toBe(false);
});

test.each(['llama3.1:8b', 'gemma3:4b', 'mistral-nemo', 'qwen3:14b', 'phi4', 'gpt-oss:20b', 'deepseek-r1:8b'])(
  '%s is a chat model',
  (name) => {
    expect(isChatName(name)).toBe(true);
  },
);

test.each([
  ['qwen3-8b', 4.8],
  ['meta-llama-3.1-70b-instruct', 42],
  ['gemma-3-4b-it', 2.4],
  ['some-model', null],
])('a model named %s is estimated to have %s GB', (name, gigabytes) => {
  const bytes = bytesByName(name);
  if (gigabytes === null) expect(bytes).toBeNull();
  else expect((bytes ?? 0) / 1e9).toBeCloseTo(gigabytes);
});
