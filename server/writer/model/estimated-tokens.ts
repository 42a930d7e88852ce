import { answerMaxBytes, type CallNotes } from '../../outside/bounded-fetch.ts';
import type { ModelCall } from '../writer.ts';
import type { ModelPrompt } from './prompt.ts';

/** What the provider says a call took. */
export type Usage = { readonly inputTokens?: number | undefined; readonly outputTokens?: number | undefined };

/** Of UTF-8. English has four letters to a token, Japanese one or two of three bytes: rather too many than too few. */
const bytesPerToken = 3;
/** What a summary usually takes, for an answer that was on its way when the call ended. */
const usualAnswerTokens = 1_500;

const inBytes = (text: string) => Math.ceil(Buffer.byteLength(text) / bytesPerToken);

/** What a call that was taken may have cost: an answer that was read in part counts as far as it came. */
function estimate({ size }: CallNotes, { instructions, messages }: ModelPrompt): Usage {
  return {
    inputTokens: inBytes(instructions) + inBytes(JSON.stringify(messages)),
    outputTokens: Math.max(usualAnswerTokens, Math.ceil(Math.min(size, answerMaxBytes) / bytesPerToken)),
  };
}

/**
 * The tokens of a call for the day's limit. Where the provider does not say, they are estimated: a time-out or a broken
 * answer may have been paid for. A call that reached nobody, or was turned away, cost nothing.
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
