import * as z from 'zod/mini';
import { askJson, type JsonAnswer } from '../../outside/ask-json.ts';
import { isModelName, type ModelChoice } from '../model/model-choice.ts';
import { readOllamaModel } from '../model/ollama-details.ts';
import { chatModelsByRank } from './choose-chat-model.ts';
import type { LocalAnswer, Look } from './local-answer.ts';

const tags = z.object({
  models: z.array(
    z.object({
      name: z.string(),
      size: z.number(),
      modified_at: z.optional(z.string()),
      digest: z.string(),
      remote_host: z.optional(z.string()),
    }),
  ),
});

/** Request the details of at most this many models: each request takes a few milliseconds. */
const mostAsked = 5;
const callTimeoutMs = 600_000;

type Details = { readonly name: string; readonly answer: JsonAnswer | null };

export async function lookAtOllama({ baseUrl, key, signal, timeoutMs, memoryBytes }: Look): Promise<LocalAnswer> {
  const answer = await askJson(`${baseUrl}/api/tags`, { signal, key });
  if (answer === null) return { state: 'nobody' };
  if (answer.status === 401 || answer.status === 403) return { state: 'key_refused' };
  const listed = tags.safeParse(answer.body);
  if (answer.status !== 200 || !listed.success) return { state: 'another_program' };
  const models = listed.data.models
    .filter(({ name, remote_host }) => !remote_host && isModelName(name))
    .map(({ name, size, modified_at }) => ({
      name,
      bytes: size,
      changedAtMs: Date.parse(modified_at ?? '') || 0,
      isLoaded: false,
    }));
  const ranked = chatModelsByRank(models, memoryBytes).slice(0, mostAsked);
  const details = await Promise.all(
    ranked.map(
      async ({ name }): Promise<Details> => ({
        name,
        answer: await askJson(`${baseUrl}/api/show`, { signal, key, body: { model: name } }),
      }),
    ),
  );
  const best = details.find(({ name, answer: shown }) => {
    const known = shown?.status === 200 ? readOllamaModel(name, shown.body) : null;
    return known?.chats && !known.isRemote;
  });
  if (best === undefined) return { state: 'no_model' };
  const choice: ModelChoice = {
    provider: 'ollama',
    model: best.name,
    key,
    baseUrl,
    timeoutMs: timeoutMs ?? callTimeoutMs,
    isLocal: true,
  };
  return { state: 'found', choice };
}
