import * as z from 'zod/mini';
import { askJson } from '../../outside/ask-json.ts';
import { isModelName } from '../model/model-choice.ts';
import { bytesByName, chatModelsByRank } from './choose-chat-model.ts';
import { type LocalAnswer, type Look, waitForAnswerMs } from './local-answer.ts';

const models = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      type: z.enum(['llm', 'vlm', 'embeddings']),
      state: z.enum(['loaded', 'not-loaded']),
      loaded_context_length: z.optional(z.number()),
    }),
  ),
});

/** Look for a chat model in LM Studio. Prefer a loaded model, because LM Studio would unload it to load another one. */
export async function lookAtLmStudio({ baseUrl, key, signal, timeoutMs, memoryBytes }: Look): Promise<LocalAnswer> {
  const answer = await askJson(`${baseUrl}/api/v0/models`, { signal, key });
  if (answer === null) return { state: 'nobody' };
  if (answer.status === 401 || answer.status === 403) return { state: 'key_refused' };
  const listed = models.safeParse(answer.body);
  if (answer.status !== 200 || !listed.success) return { state: 'another_program' };
  const chat = listed.data.data
    .filter(({ id, type }) => type !== 'embeddings' && isModelName(id))
    .map(({ id, state, loaded_context_length }) => ({
      name: id,
      bytes: bytesByName(id),
      changedAtMs: 0,
      isLoaded: state === 'loaded',
      contextTokens: loaded_context_length,
    }));
  const ranked = chatModelsByRank(chat, memoryBytes);
  const best = ranked.find(({ isLoaded }) => isLoaded) ?? ranked[0];
  if (!best) return { state: 'no_model' };
  return {
    state: 'found',
    choice: {
      provider: 'compatible',
      model: best.name,
      key,
      baseUrl: `${baseUrl}/v1`,
      timeoutMs: timeoutMs ?? waitForAnswerMs,
      isLocal: true,
      ...(best.isLoaded && best.contextTokens !== undefined && { contextTokens: best.contextTokens }),
    },
  };
}
