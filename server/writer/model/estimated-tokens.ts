import { answerMaxBytes, type CallNotes } from '../../outside/bounded-fetch.ts';
import type { ModelCall } from '../writer.ts';
import type { ModelPrompt } from './prompt.ts';

/** The token usage that the provider reports. */
export type Usage = { readonly inputTokens?: number | undefined; readonly outputTokens?: number | undefined };

/**
 * The assumed number of UTF-8 bytes in a token. A token has about four bytes in English and three to six in Japanese,
 * so the estimate of the tokens tends to be too high.
 */
const bytesPerToken = 3;
/** The number of tokens of a usual summary. It is the estimate for a call that ended before its answer was complete. */
const usualAnswerTokens = 1_500;

const inBytes = (text: string) => Math.ceil(Buffer.byteLength(text) / bytesPerToken);

/** Estimate the tokens of a prompt. */
export const promptTokens = ({ instructions, messages }: ModelPrompt): number =>
  inBytes(instructions) + inBytes(JSON.stringify(messages));

/** Estimate the tokens of a call. For an answer that was partly read, count the bytes that were read. */
function estimate({ size }: CallNotes, prompt: ModelPrompt): Usage {
  return {
    inputTokens: promptTokens(prompt),
    outputTokens: Math.max(usualAnswerTokens, Math.ceil(Math.min(size, answerMaxBytes) / bytesPerToken)),
  };
}

/**
 * Return the tokens of a call, which count towards the daily limit. Estimate them if the provider does not report them,
 * because a call that timed out or broke off may be charged. A call that did not reach the provider, or was refused,
 * costs nothing.
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
