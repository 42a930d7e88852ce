import * as z from 'zod/mini';

const line = z.object({
  error: z.optional(z.string()),
  message: z.optional(z.object({ content: z.optional(z.string()), thinking: z.optional(z.string()) })),
  done: z.optional(z.boolean()),
  done_reason: z.optional(z.string()),
  prompt_eval_count: z.optional(z.number()),
  eval_count: z.optional(z.number()),
});

export type OllamaAnswer = {
  /** Whether the model stopped with an error or the last line of the answer is missing. */
  readonly isBroken: boolean;
  readonly text: string;
  readonly reasoning: string;
  readonly doneReason: string | undefined;
  readonly inputTokens: number | undefined;
  readonly outputTokens: number | undefined;
};

/** Join the lines of a streamed answer of Ollama's /api/chat. Throw if a line has an unexpected shape. */
export function answerLines(streamed: string): OllamaAnswer {
  const lines = streamed
    .split('\n')
    .filter((each) => each.trim() !== '')
    .map((each) => line.parse(JSON.parse(each)));
  const last = lines.at(-1);
  return {
    isBroken: last?.done !== true || lines.some(({ error }) => error !== undefined),
    text: lines.map(({ message }) => message?.content ?? '').join(''),
    reasoning: lines.map(({ message }) => message?.thinking ?? '').join(''),
    doneReason: last?.done_reason,
    inputTokens: last?.prompt_eval_count,
    outputTokens: last?.eval_count,
  };
}
