import { afterEach, beforeEach, expect, test } from 'vitest';
import { goodAnswer, modelWeek } from '../../../testing/model-week.ts';
import { type OllamaStandIn, ollamaStandIn } from '../../../testing/ollama-stand-in.ts';
import { openModelWriter } from './open-model-writer.ts';

const name = 'llama3.1:8b';
const good = JSON.stringify(goodAnswer);
let ollama: OllamaStandIn;

beforeEach(async () => {
  ollama = await ollamaStandIn({ name, capabilities: ['completion', 'tools'] });
  ollama.reply = () => ({ text: good });
});
afterEach(() => ollama.stop());

async function write(week = modelWeek, model = name) {
  const { baseUrl } = ollama;
  const writer = await openModelWriter({
    writer: { provider: 'ollama', model, key: null, baseUrl, timeoutMs: 5_000 },
  });
  return writer?.write(week);
}

const longWeek = {
  ...modelWeek,
  reflections: modelWeek.reflections.map((each) => ({
    ...each,
    content: `${each.content} ${'The rain came again. '.repeat(500)}`,
  })),
};

test('a call to Ollama requests a context that is large enough for the whole week', async () => {
  const seen: string[] = [];
  ollama.reply = (_, text) => {
    seen.push(text);
    return { text: good };
  };
  const outcome = await write(longWeek);
  expect(outcome?.summary?.title).toBe(`Week of March 2, 2026: ${goodAnswer.title}`);
  expect(seen[0]).toMatch(/^You write the weekly summary/);
  const [chat] = ollama.chats;
  expect(chat?.options?.num_ctx).toBe(32_768);
  expect(JSON.stringify(chat?.format)).toContain('"additionalProperties":false');
  await write();
  expect(ollama.chats[1]?.options).toEqual({ num_ctx: 8_192, num_predict: 3_000 });
});

test('the token counts are those that Ollama reports', async () => {
  expect((await write())?.calls).toMatchObject([{ isEstimated: false, fault: null }]);
});

test('no reflections are sent to a model in Ollama whose context is too small for the week', async () => {
  ollama.models = [{ name, capabilities: ['completion'], contextLength: 2_048 }];
  expect(await write()).toMatchObject({ fault: 'context_too_small', again: false });
  expect(ollama.chats).toEqual([]);
});

test('no reflections are sent to a model that runs in Ollama’s cloud', async () => {
  ollama.models = [{ name, capabilities: ['completion'], remoteHost: 'https://ollama.com' }];
  expect(await write()).toMatchObject({ fault: 'runs_elsewhere', again: false });
  ollama.models = [{ name: 'gpt-oss:120b-cloud', capabilities: ['completion'] }];
  expect(await write(modelWeek, 'gpt-oss:120b-cloud')).toMatchObject({ fault: 'runs_elsewhere' });
  expect(ollama.chats).toEqual([]);
});

test('the week may be tried again later if Ollama has not pulled the model', async () => {
  ollama.models = [];
  expect(await write()).toMatchObject({ fault: 'model_missing', again: true });
});

test('the week may be tried again later if Ollama refuses the key', async () => {
  ollama.key = 'another';
  expect(await write()).toMatchObject({ fault: 'key_refused', again: true });
});

test('the week may be tried again later if Ollama’s model stops with an error', async () => {
  ollama.breaksOff = true;
  expect(await write()).toMatchObject({ fault: 'unavailable', again: true });
});

test('a model that can reason is asked to reason as little as possible', async () => {
  ollama.models = [{ name, capabilities: ['completion', 'thinking'] }];
  await write();
  expect(ollama.chats[0]?.think).toBe(false);
  ollama.models = [{ name: 'gpt-oss:20b', family: 'gptoss', capabilities: ['completion', 'thinking'] }];
  await write(modelWeek, 'gpt-oss:20b');
  expect(ollama.chats[1]?.think).toBe('low');
});

test('the reasoning of a model is removed from its answer', async () => {
  ollama.reply = () => ({ text: `<think>\nThe person {"writes"} of an orchard.\n</think>\n${good}` });
  expect((await write())?.summary?.title).toContain(goodAnswer.title);
  ollama.reply = () => ({ text: `The template opened the tag. </think>${good}` });
  expect((await write())?.summary?.title).toContain(goodAnswer.title);
});

test.each([
  ['apart from the answer', (thinking: string) => ({ thinking, text: good })],
  ['inside the answer', (thinking: string) => ({ text: `<think>${thinking}</think>${good}` })],
])('a model that was cut off while it reasoned %s gets more tokens in the next call', async (_, reply) => {
  ollama.reply = () => reply('Let me see. '.repeat(1_500));
  const outcome = await write();
  expect(outcome?.summary).not.toBeNull();
  expect(ollama.chats.map(({ options }) => options?.num_predict)).toEqual([3_000, 12_000]);
  expect(outcome?.calls.map(({ fault }) => fault)).toEqual(['cut_short', null]);
});

test('a model that never stops reasoning is called at most four times', async () => {
  ollama.reply = () => ({ thinking: 'Let me see. '.repeat(10_000), text: good });
  expect(await write()).toMatchObject({ fault: 'cut_short', again: false });
  expect(ollama.chats.length).toBeLessThanOrEqual(4);
});
