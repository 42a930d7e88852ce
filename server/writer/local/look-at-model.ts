import * as z from 'zod/mini';
import { askJson, type JsonAnswer } from '../../outside/ask-json.ts';
import { baseUrlOf, type ModelChoice } from '../model/model-choice.ts';
import { readOllamaModel } from '../model/ollama-details.ts';
import type { ModelFault } from '../writer.ts';

const lookLimitMs = 5_000;
/** The minimum size of a model's context, in tokens: enough for a usual week, the instructions and the answer. */
const leastContextTokens = 6_000;

const listed = z.object({ data: z.array(z.object({ id: z.string() })) });

/** Return the request that asks a provider about a model without calling the model. */
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

/**
 * Return a fault if the server's list of models lacks this model. Return null if the list is missing or empty, because
 * it then proves nothing.
 */
function faultOfCompatible({ model, isLocal }: ModelChoice, { body }: JsonAnswer): ModelFault | null {
  const list = listed.safeParse(body);
  // A local model was chosen from this list, so it is certainly there. Its name in the list may be the path of its
  // file.
  if (isLocal || !list.success || list.data.data.length === 0) return null;
  return list.data.data.some(({ id }) => id === model) ? null : 'model_missing';
}

/**
 * Ask the model's server whether it has the model and accepts the key. Return the fault, or null. No text is sent, and
 * no tokens are used.
 */
export async function lookAtModel(choice: ModelChoice): Promise<ModelFault | null> {
  const answer = await askJson(...requestFor(choice));
  if (answer === null || answer.status >= 500) return 'unavailable';
  const { status } = answer;
  if (status === 401 || status === 403) return 'key_refused';
  if (choice.contextTokens !== undefined && choice.contextTokens < leastContextTokens) return 'context_too_small';
  if (choice.provider === 'compatible') return status === 200 ? faultOfCompatible(choice, answer) : null;
  if (status === 404) return 'model_missing';
  if (status === 429) return 'rate_limited';
  // Google answers 400 to a key that it does not know.
  if (status >= 400) return choice.provider === 'google' ? 'key_refused' : 'not_allowed';
  return choice.provider === 'ollama' ? faultOfOllama(choice.model, answer) : null;
}
