import { answerMaxBytes, type CallNotes } from '../../outside/bounded-fetch.ts';
import type { ModelCall } from '../writer.ts';
import type { ModelPrompt } from './prompt.ts';

export type Usage = { readonly inputTokens?: number | undefined; readonly outputTokens?: number | undefined };

/**
 * English has about four bytes per token. This number is lower, because an estimate that is too high does less harm
 * than one that is too low.
 */
const bytesPerToken = 3;
/** The size of a usual summary, assumed for a call that ended before its answer was complete. */
const usualAnswerTokens = 1_500;

/** Estimate the number of tokens of a text. The estimate is usually too high. */
export const tokensIn = (text: string): number => Math.ceil(Buffer.byteLength(text) / bytesPerToken);

export const promptTokens = ({ instructions, messages }: ModelPrompt): number =>
  tokensIn(instructions) + tokensIn(JSON.stringify(messages));

/** Estimate the tokens of a call from its prompt and from the size of the answer as far as it was read. */
function estimate({ size }: CallNotes, prompt: ModelPrompt): Usage {
  return {
    inputTokens: promptTokens(prompt),
    outputTokens: Math.max(usualAnswerTokens, Math.ceil(Math.min(size, answerMaxBytes) / bytesPerToken)),
  };
}

/**
 * Return the tokens of a call, for the daily limit. Estimate them if the provider reports none, because a broken call
 * may cost money. A call that was refused costs nothing.
 */
export function tokensOf(
  usage: Usage,
  notes: CallNotes,
  prompt: ModelPrompt,
): Pick<ModelCall, 'inputTokens' | 'outputTokens' | 'isEstimated'> {
  const { inputTokens, outputTokens } = usage;
  if (inputTokens !== undefined && outputTokens !== undefined) return { inputTokens, outputTokens, isEstimated: false };
  const isFree = notes.isUnreached || (notes.status !== null && notes.status >= 300);
  const guess = isFree ? {} : estimate(notes, prompt);
  return {
    inputTokens: inputTokens ?? guess.inputTokens ?? 0,
    outputTokens: outputTokens ?? guess.outputTokens ?? 0,
    isEstimated: true,
  };
}
