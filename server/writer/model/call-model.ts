import { generateText, jsonSchema, Output } from 'ai';
import { answerMaxBytes, blankNotes, boundedFetch, type CallNotes } from '../../outside/bounded-fetch.ts';
import type { ModelCall, ModelFault } from '../writer.ts';
import { answerJsonSchema } from './answer/answer.ts';
import { promptTokens, tokensOf, type Usage } from './estimated-tokens.ts';
import type { ModelChoice } from './model-choice.ts';
import { notingContext } from './noting-context.ts';
import type { OllamaStop } from './ollama-model.ts';
import type { ModelPrompt } from './prompt.ts';
import type { ProviderModel } from './provider-model.ts';
import { withoutReasoning } from './without-reasoning.ts';

export type Called = {
  readonly call: ModelCall;
  readonly status: number | null;
  readonly retryAfterMs: number | null;
  /** Whether the model reached its token limit while reasoning. If so, the next call must allow more tokens. */
  readonly isCutWhileReasoning: boolean;
} & ({ readonly text: string } | { readonly text: null; readonly fault: ModelFault });

// The AI SDK prints its warnings to the console. Turn them off, because all output must go through our log.
globalThis.AI_SDK_LOG_WARNINGS = false;

/** A summary has about 1,500 tokens. Hosted models need more for reasoning; local ones have a small context. */
const outputTokens = { openai: 12_000, anthropic: 4_096, google: 12_000, compatible: 3_000, ollama: 3_000 } as const;
/** Additional tokens for a model that was cut off while reasoning. */
const reasoningTokens = 9_000;
/** The minimum number of tokens that must be left for the answer, if the size of the context is known. */
const leastAnswerTokens = 1_500;
/**
 * The size limit of a streamed answer. It is higher than for other answers, because Ollama sends one line of JSON per
 * token.
 */
const streamedMaxBytes = 4 * answerMaxBytes;

// Send the schema to the provider, but do not let the AI SDK check the answer: `readAnswer` does so for all providers.
const schemaOnly = {
  ...Output.object({ schema: jsonSchema<object>(answerJsonSchema) }),
  parseCompleteOutput: async ({ text }: { text: string }) => text,
};

function faultOf({ status, isTooLarge }: CallNotes, isTimedOut: boolean, isContextFull: boolean): ModelFault {
  if (isTooLarge) return 'too_large';
  if (isTimedOut) return 'timed_out';
  if (isContextFull && status !== null && status >= 400) return 'context_too_small';
  if (status === null || status >= 500 || status === 408) return 'unavailable';
  if (status === 429) return 'rate_limited';
  if (status === 404) return 'model_missing';
  if (status === 401 || status === 403) return 'key_refused';
  return status >= 400 ? 'not_allowed' : 'not_understood';
}

const finishFaults: Readonly<Record<string, ModelFault>> = {
  length: 'cut_short',
  'content-filter': 'refused',
  error: 'unavailable',
  interrupted: 'unavailable',
};

/** `remote`: the model would run on another machine. `context`: its context is too small for week or answer. */
const rawFaults: Readonly<Record<OllamaStop, ModelFault>> = { context: 'context_too_small', remote: 'runs_elsewhere' };
const isOllamaStop = (raw: string | undefined): raw is OllamaStop => raw === 'context' || raw === 'remote';

type CallOptions = {
  readonly isStructured: boolean;
  readonly reasons: boolean;
};

/** Call the model once. Never reject: an error of the AI SDK may contain the prompt, so discard it. */
export async function callModel(
  model: ProviderModel,
  { provider, timeoutMs, contextTokens }: Pick<ModelChoice, 'provider' | 'timeoutMs' | 'contextTokens'>,
  prompt: ModelPrompt,
  { isStructured, reasons }: CallOptions,
): Promise<Called> {
  const notes = blankNotes();
  const noting = notingContext(boundedFetch(notes, provider === 'ollama' ? streamedMaxBytes : answerMaxBytes));
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
    isCutWhileReasoning: false,
  });
  if (contextTokens !== undefined && promptTokens(prompt) + leastAnswerTokens > contextTokens) {
    const fault = 'context_too_small';
    return { ...ended(fault, { inputTokens: 0, outputTokens: 0 }), text: null, fault };
  }
  try {
    const result = await generateText({
      model: model(noting.fetch),
      instructions: prompt.instructions,
      messages: [...prompt.messages],
      maxRetries: 0,
      maxOutputTokens: outputTokens[provider] + (reasons ? reasoningTokens : 0),
      abortSignal: signal,
      telemetry: { isEnabled: false },
      // OpenAI stores answers by default.
      providerOptions: { openai: { store: false } },
      output: isStructured ? schemaOnly : Output.text(),
    });
    const { finishReason, rawFinishReason, usage, reasoningText } = result;
    if (provider === 'ollama' && isOllamaStop(rawFinishReason)) {
      const fault = rawFaults[rawFinishReason];
      return { ...ended(fault, usage), text: null, fault };
    }
    const text = withoutReasoning(result.text);
    const fault = finishFaults[finishReason] ?? (text === '' ? 'not_understood' : null);
    if (fault === null) return { ...ended(null, usage), text };
    const hasReasoned = Boolean(reasoningText) || text.length < result.text.trim().length;
    return { ...ended(fault, usage), text: null, fault, isCutWhileReasoning: fault === 'cut_short' && hasReasoned };
  } catch {
    const fault = faultOf(notes, signal.aborted, noting.isContextFull());
    return { ...ended(fault), text: null, fault };
  }
}
