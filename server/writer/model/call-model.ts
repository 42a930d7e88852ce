import { generateText, jsonSchema, Output } from 'ai';
import { blankNotes, boundedFetch, type CallNotes } from '../../outside/bounded-fetch.ts';
import type { ModelCall, ModelFault } from '../writer.ts';
import { answerJsonSchema } from './answer/answer.ts';
import { tokensOf, type Usage } from './estimated-tokens.ts';
import type { ModelChoice } from './model-choice.ts';
import type { ModelPrompt } from './prompt.ts';
import type { ProviderModel } from './provider-model.ts';

/** The result of one call: its text, or a fault. */
export type Called = {
  readonly call: ModelCall;
  readonly status: number | null;
  readonly retryAfterMs: number | null;
} & ({ readonly text: string } | { readonly text: null; readonly fault: ModelFault });

// Without this the libraries print warnings that bypass the log.
globalThis.AI_SDK_LOG_WARNINGS = false;

/** Limits. A summary has about 1,500 tokens. Hosted models need more for reasoning. Local models have little context. */
const outputTokens = { openai: 12_000, anthropic: 4_096, google: 12_000, compatible: 3_000 } as const;

/** Send the schema, but let the library return the text unchecked: `readAnswer` checks the text of all providers. */
const schemaOnly = {
  ...Output.object({ schema: jsonSchema<object>(answerJsonSchema) }),
  parseCompleteOutput: async ({ text }: { text: string }) => text,
};

function faultOf({ status, isTooLarge }: CallNotes, isTimedOut: boolean): ModelFault {
  if (isTooLarge) return 'too_large';
  if (isTimedOut) return 'timed_out';
  if (status === null || status >= 500 || status === 408) return 'unavailable';
  if (status === 429) return 'rate_limited';
  return status >= 400 ? 'not_allowed' : 'not_understood';
}

const finishFaults: Readonly<Record<string, ModelFault>> = {
  length: 'cut_short',
  'content-filter': 'refused',
  error: 'unavailable',
  interrupted: 'unavailable',
};

/**
 * Call the model once, without retries. Never reject. An error of the libraries may contain the prompt and the answer:
 * discard it, and derive the fault from the notes of the fetch.
 */
export async function callModel(
  model: ProviderModel,
  { provider, timeoutMs }: Pick<ModelChoice, 'provider' | 'timeoutMs'>,
  prompt: ModelPrompt,
  isStructured: boolean,
): Promise<Called> {
  const notes = blankNotes();
  const signal = AbortSignal.timeout(timeoutMs);
  const began = performance.now();
  const ended = (fault: ModelFault | null, usage: Usage = {}) => ({
    call: {
      durationMs: Math.round(performance.now() - began),
      ...tokensOf(usage, notes, prompt),
      fault,
    },
    status: notes.status,
    retryAfterMs: notes.retryAfterMs,
  });
  try {
    const result = await generateText({
      model: model(boundedFetch(notes)),
      instructions: prompt.instructions,
      messages: [...prompt.messages],
      maxRetries: 0,
      maxOutputTokens: outputTokens[provider],
      abortSignal: signal,
      telemetry: { isEnabled: false },
      // By default OpenAI stores answers.
      providerOptions: { openai: { store: false } },
      output: isStructured ? schemaOnly : Output.text(),
    });
    const { finishReason, usage } = result;
    const fault = finishFaults[finishReason] ?? (result.text.trim() === '' ? 'not_understood' : null);
    return fault === null
      ? { ...ended(null, usage), text: result.output }
      : { ...ended(fault, usage), text: null, fault };
  } catch {
    const fault = faultOf(notes, signal.aborted);
    return { ...ended(fault), text: null, fault };
  }
}
