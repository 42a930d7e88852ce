import * as z from 'zod/mini';
import { askJson, type JsonAnswer } from '../../outside/ask-json.ts';
import { baseUrlOf, type ModelChoice } from '../model/model-choice.ts';
import { readOllamaModel } from '../model/ollama-details.ts';
import type { ModelFault } from '../writer.ts';

const lookLimitMs = 5_000;
/** The minimum context of a model: enough for a usual week, the instructions and the answer. */
const leastContextTokens = 6_000;

const listed = z.object({ data: z.array(z.object({ id: z.string() })) });

/** Return the request that asks a provider about a model, without generating text. */
function requestFor(choice: ModelChoice): Parameters<typeof askJson> {
  const { provider, model, key } = choice;
  const address = baseUrlOf(choice);
  const signal = AbortSignal.timeout(lookLimitMs);
  switch (provider) {
    case 'ollama':
      return [`${address}/api/show`, { signal, key, body: { model } }];
    case 'compatible':
      return [`${address}/models`, { signal, key }];
    case 'openai':
      return [`${address}/models/${model}`, { signal, key }];
    case 'anthropic':
      return [
        `${address}/models/${model}`,
        { signal, headers: { 'x-api-key': key ?? '', 'anthropic-version': '2023-06-01' } },
      ];
    case 'google':
      return [`${address}/models/${model}`, { signal, headers: { 'x-goog-api-key': key ?? '' } }];
  }
}

function faultOfOllama(model: string, { body }: JsonAnswer): ModelFault | null {
  const details = readOllamaModel(model, body);
  if (details === null || !details.chats) return 'not_allowed';
  if (details.isRemote) return 'runs_elsewhere';
  return details.contextTokens !== null && details.contextTokens < leastContextTokens ? 'context_too_small' : null;
}

/** Return a fault if the server's list lacks this model. Some servers have no list: that is not a fault. */
function faultOfCompatible({ model, isLocal }: ModelChoice, { body }: JsonAnswer): ModelFault | null {
  const list = listed.safeParse(body);
  // A local model was found in this list. Its name in the list may be a file path, so do not compare the names.
  if (isLocal || !list.success || list.data.data.length === 0) return null;
  return list.data.data.some(({ id }) => id === model) ? null : 'model_missing';
}

/** Ask the model's server whether it has the model and accepts the key. Send no reflections and use no tokens. */
export async function lookAtModel(choice: ModelChoice): Promise<ModelFault | null> {
  const answer = await askJson(...requestFor(choice));
  if (answer === null || answer.status >= 500) return 'unavailable';
  const { status } = answer;
  if (status === 401 || status === 403) return 'key_refused';
  if (choice.contextTokens !== undefined && choice.contextTokens < leastContextTokens) return 'context_too_small';
  if (choice.provider === 'compatible') return status === 200 ? faultOfCompatible(choice, answer) : null;
  if (status === 404) return 'model_missing';
  if (status === 429) return 'rate_limited';
  // Google answers with status 400 if it does not know the key.
  if (status >= 400) return choice.provider === 'google' ? 'key_refused' : 'not_allowed';
  return choice.provider === 'ollama' ? faultOfOllama(choice.model, answer) : null;
}
