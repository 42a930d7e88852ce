import type { RequestListener } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { localServer } from '../../../testing/local-server.ts';
import { ollamaStandIn, type PulledModel } from '../../../testing/ollama-stand-in.ts';
import type { LocalPlace } from '../model/model-choice.ts';
import { firstFound, lookForModels } from './find-local-model.ts';

const opened: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of opened.splice(0)) await close();
});

const chat = ['completion'];

async function ollamaWith(...models: PulledModel[]) {
  const ollama = await ollamaStandIn(...models);
  opened.push(ollama.stop);
  return ollama;
}

async function serverWith(pages: Record<string, unknown>, otherwise?: RequestListener) {
  const server = await localServer(pages, otherwise);
  opened.push(server.close);
  return server;
}

async function find(server: LocalPlace['server'], baseUrl: string, key: string | null = null) {
  const [finding] = await lookForModels({ places: [{ server, baseUrl }], key, timeoutMs: null });
  return finding;
}

describe('the search for a model in Ollama', () => {
  test('the search finds the largest chat model of Ollama and uses it through the native API', async () => {
    const { baseUrl } = await ollamaWith(
      { name: 'nomic-embed-text:latest', size: 3e8, capabilities: ['embedding'] },
      { name: 'llama3.2:1b', size: 1.3e9, capabilities: chat },
      { name: 'llama3.2:3b', size: 2e9, capabilities: chat },
    );
    expect(await find('Ollama', baseUrl)).toMatchObject({
      state: 'found',
      choice: { provider: 'ollama', model: 'llama3.2:3b', baseUrl, key: null, timeoutMs: 600_000, isLocal: true },
    });
  });

  test('the search recognises an embedding model in Ollama by its name, family or capabilities', async () => {
    const { baseUrl } = await ollamaWith(
      { name: 'mxbai-embed-large' },
      { name: 'snowflake', family: 'bert' },
      { name: 'something', capabilities: ['embedding'] },
    );
    expect(await find('Ollama', baseUrl)).toMatchObject({ state: 'no_model' });
  });

  test('the search never returns a cloud model of Ollama, because the reflections would leave the machine', async () => {
    const { baseUrl } = await ollamaWith(
      { name: 'big', size: 400, capabilities: chat, remoteHost: 'https://ollama.com:443' },
      { name: 'gpt-oss:120b-cloud', size: 400, capabilities: chat },
      { name: 'qwen3-coder:480b-cloud', size: 400, capabilities: chat },
    );
    expect(await find('Ollama', baseUrl)).toMatchObject({ state: 'no_model' });
  });

  test('the search finds a model in an old version of Ollama that does not report capabilities', async () => {
    const { baseUrl } = await ollamaWith({ name: 'mistral:7b' });
    expect(await find('Ollama', baseUrl)).toMatchObject({ state: 'found', choice: { model: 'mistral:7b' } });
  });

  test('the search reports that Ollama refused a wrong key, and finds a model with the right key', async () => {
    const ollama = await ollamaWith({ name: 'mistral:7b' });
    ollama.key = 'secret';
    expect(await find('Ollama', ollama.baseUrl, 'wrong')).toMatchObject({ state: 'key_refused' });
    expect(await find('Ollama', ollama.baseUrl, 'secret')).toMatchObject({ state: 'found', choice: { key: 'secret' } });
  });

  test('the search reports in less than a second that Ollama is not running', async () => {
    const ollama = await ollamaWith();
    await ollama.stop();
    const began = performance.now();
    expect(await find('Ollama', ollama.baseUrl)).toMatchObject({ state: 'nobody' });
    expect(performance.now() - began).toBeLessThan(900);
  });
});

describe('the search for a model in llama.cpp', () => {
  const models = {
    object: 'list',
    data: [{ id: '/models/gemma-3-4b-it-Q4_K_M.gguf', object: 'model', owned_by: 'llamacpp' }],
  };

  test('the search finds the model of llama.cpp with the size of its context', async () => {
    const { baseUrl } = await serverWith({
      '/v1/models': models,
      '/props': { default_generation_settings: { n_ctx: 8_192 }, total_slots: 1 },
    });
    expect(await find('llama.cpp', baseUrl)).toMatchObject({
      state: 'found',
      choice: {
        provider: 'compatible',
        model: 'gemma-3-4b-it-Q4_K_M.gguf',
        baseUrl: `${baseUrl}/v1`,
        contextTokens: 8_192,
        isLocal: true,
      },
    });
  });

  test.each<[string, Record<string, unknown>, RequestListener | undefined]>([
    [
      'a page for every path',
      {},
      (_, response) => void response.writeHead(200).end('<!doctype html><title>Jenkins</title>'),
    ],
    ['JSON of another kind', { '/v1/models': { status: 'ok' } }, undefined],
    ['another list of models', { '/v1/models': { data: [{ id: 'm', owned_by: 'openai' }] } }, undefined],
    ['a list without an owner', { '/v1/models': { data: [{ id: 'm' }] } }, undefined],
    ['404', {}, undefined],
    ['a login', {}, (_, response) => void response.writeHead(401).end()],
  ])('the search does not accept a server as llama.cpp if it answers with %s', async (_, pages, otherwise) => {
    const { baseUrl } = await serverWith(pages, otherwise);
    expect(await find('llama.cpp', baseUrl)).toMatchObject({ state: 'another_program' });
  });

  test('the search does not follow a redirect on the port of llama.cpp', async () => {
    const target = await serverWith({ '/v1/models': models });
    const { baseUrl } = await serverWith(
      {},
      (_, response) => void response.writeHead(307, { location: `${target.baseUrl}/v1/models` }).end(),
    );
    expect(await find('llama.cpp', baseUrl)).toMatchObject({ state: 'nobody' });
    expect(target.paths).toEqual([]);
  });

  test('the search gives up after one second on a server that does not answer or never ends its answer', async () => {
    const { baseUrl } = await serverWith({}, () => {});
    const endless = await serverWith({}, (_, response) => {
      const drip = setInterval(() => response.write(' '), 20);
      response.on('close', () => clearInterval(drip));
    });
    const began = performance.now();
    expect(await Promise.all([find('llama.cpp', baseUrl), find('Ollama', endless.baseUrl)])).toMatchObject([
      { state: 'nobody' },
      { state: 'nobody' },
    ]);
    expect(performance.now() - began).toBeLessThan(1_900);
  });
});

describe('the search for a model in LM Studio', () => {
  const listed = (...data: object[]) => ({ '/api/v0/models': { object: 'list', data } });
  const embedding = { id: 'text-embedding-nomic-embed-text-v1.5', type: 'embeddings', state: 'loaded' };

  test('the search prefers the model that LM Studio has loaded', async () => {
    const { baseUrl } = await serverWith(
      listed(
        embedding,
        { id: 'qwen3-8b', type: 'llm', state: 'not-loaded' },
        {
          id: 'gemma-3-4b',
          type: 'vlm',
          state: 'loaded',
          loaded_context_length: 4_096,
        },
      ),
    );
    expect(await find('LM Studio', baseUrl)).toMatchObject({
      state: 'found',
      choice: { provider: 'compatible', model: 'gemma-3-4b', baseUrl: `${baseUrl}/v1`, contextTokens: 4_096 },
    });
  });

  test('the search finds no chat model in LM Studio if it has only embedding models', async () => {
    const { baseUrl } = await serverWith(listed(embedding));
    expect(await find('LM Studio', baseUrl)).toMatchObject({ state: 'no_model' });
  });
});

test('the search chooses the first server in the list that has a chat model', async () => {
  const empty = await ollamaWith();
  const studio = await serverWith({ '/api/v0/models': { data: [{ id: 'a-8b', type: 'llm', state: 'loaded' }] } });
  const places = [
    { server: 'Ollama', baseUrl: empty.baseUrl },
    { server: 'LM Studio', baseUrl: studio.baseUrl },
  ] as const;
  const findings = await lookForModels({ places, key: null, timeoutMs: 5_000 });
  expect(findings.map(({ state }) => state)).toEqual(['no_model', 'found']);
  expect(firstFound(findings)).toMatchObject({ model: 'a-8b', timeoutMs: 5_000 });
});

test('the search for a local model sends no request to another machine', async () => {
  expect(await find('Ollama', 'http://192.0.2.1:11434')).toMatchObject({ state: 'nobody' });
});
