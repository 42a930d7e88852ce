import * as z from 'zod/mini';
import { askJson } from '../../outside/ask-json.ts';
import { isModelName } from '../model/model-choice.ts';
import { isChatName } from './choose-chat-model.ts';
import { type LocalAnswer, type Look, waitForAnswerMs } from './local-answer.ts';

const models = z.object({ data: z.array(z.object({ id: z.string(), owned_by: z.string() })) });
const props = z.object({ default_generation_settings: z.object({ n_ctx: z.number() }) });

/** Return a model's file name. llama.cpp names a model by its file path unless it was started with an alias. */
const shortName = (id: string): string => id.split(/[/\\]/).at(-1) ?? id;

/** Look for llama.cpp's model. Other programs use port 8080 too, so the answer must name llama.cpp as owner. */
export async function lookAtLlamaCpp({ baseUrl, key, signal, timeoutMs }: Look): Promise<LocalAnswer> {
  const answer = await askJson(`${baseUrl}/v1/models`, { signal, key });
  if (answer === null) return { state: 'nobody' };
  const listed = models.safeParse(answer.body);
  const isLlamaCpp = listed.success && listed.data.data.every(({ owned_by }) => owned_by === 'llamacpp');
  if (answer.status !== 200 || !isLlamaCpp) return { state: 'another_program' };
  const ids = listed.data.data.map(({ id }) => id);
  // A server with one model accepts any name for it.
  const names = ids.length === 1 ? ids.map(shortName) : ids;
  const model = names.find((name) => isChatName(name) && isModelName(name));
  if (model === undefined) return { state: 'no_model' };
  const about = await askJson(`${baseUrl}/props`, { signal, key });
  if (about?.status === 401 || about?.status === 403) return { state: 'key_refused' };
  const room = props.safeParse(about?.body);
  return {
    state: 'found',
    choice: {
      provider: 'compatible',
      model,
      key,
      baseUrl: `${baseUrl}/v1`,
      timeoutMs: timeoutMs ?? waitForAnswerMs,
      isLocal: true,
      ...(room.success && { contextTokens: room.data.default_generation_settings.n_ctx }),
    },
  };
}
