import type { LanguageModel } from 'ai';
import { tokensIn } from './estimated-tokens.ts';
import { answerLines, type OllamaAnswer } from './ollama-answer.ts';
import { type OllamaModel, readOllamaModel } from './ollama-details.ts';

type Model = Extract<LanguageModel, { readonly specificationVersion: 'v4' }>;
type Options = Parameters<Model['doGenerate']>[0];
type Result = Awaited<ReturnType<Model['doGenerate']>>;

type Settings = { readonly baseUrl: string; readonly model: string; readonly key: string | null };

/**
 * The context sizes that a call may request. Ollama silently cuts a text that is longer than the context. Use few
 * sizes, because Ollama reloads a model when the size changes.
 */
const contextSizes = [8_192, 16_384, 32_768, 65_536, 131_072] as const;

/** `context`: the context is too small for prompt or answer. `remote`: the model would run on another machine. */
export type OllamaStop = 'context' | 'remote';

const textOf = (content: Options['prompt'][number]['content']): string =>
  typeof content === 'string' ? content : content.map((part) => (part.type === 'text' ? part.text : '')).join('');

const finishOf = ({ isBroken, doneReason }: OllamaAnswer) => {
  if (isBroken) return 'error';
  return doneReason === 'length' ? 'length' : 'stop';
};

const noTokens = { total: undefined, noCache: undefined, cacheRead: undefined, cacheWrite: undefined };

const stopped = (raw: OllamaStop): Result => ({
  content: [],
  finishReason: { unified: 'other', raw },
  usage: { inputTokens: { ...noTokens, total: 0 }, outputTokens: { total: 0, text: 0, reasoning: 0 } },
  warnings: [],
});

/** Use Ollama's native API: its OpenAI-compatible API cannot set the context size, and would cut a long week. */
export function ollamaModel({ baseUrl, model, key }: Settings, fetch: typeof globalThis.fetch): Model {
  const post = async (path: string, body: object, signal: AbortSignal | undefined): Promise<string> => {
    const response = await fetch(`${baseUrl}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(key !== null && { authorization: `Bearer ${key}` }) },
      body: JSON.stringify(body),
      ...(signal && { signal }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error('Ollama refused');
    return text;
  };
  const details = async (signal: AbortSignal | undefined): Promise<OllamaModel> => {
    const read = readOllamaModel(model, JSON.parse(await post('/api/show', { model }, signal)));
    if (read === null) throw new Error('this is not Ollama');
    return read;
  };

  const doGenerate = async (options: Options): Promise<Result> => {
    const { prompt, maxOutputTokens = 3_000, responseFormat, abortSignal } = options;
    const { isRemote, think, contextTokens } = await details(abortSignal);
    if (isRemote) return stopped('remote');
    const messages = prompt.map(({ role, content }) => ({ role, content: textOf(content) }));
    const needed = tokensIn(JSON.stringify(messages)) + maxOutputTokens;
    if (contextTokens !== null && needed > contextTokens) return stopped('context');
    const size = contextSizes.find((tokens) => tokens >= needed);
    if (size === undefined) return stopped('context');
    const body = {
      model,
      messages,
      // Request a stream. Otherwise the first byte may arrive after the timeout of Node's fetch.
      stream: true,
      ...(think !== undefined && { think }),
      ...(responseFormat?.type === 'json' && { format: responseFormat.schema ?? 'json' }),
      options: { num_ctx: Math.min(size, contextTokens ?? size), num_predict: maxOutputTokens },
    };
    const answer = answerLines(await post('/api/chat', body, abortSignal));
    const { text, reasoning, doneReason, inputTokens, outputTokens } = answer;
    // If an answer ends before its token limit, the context is full.
    const isFull = doneReason === 'length' && outputTokens !== undefined && outputTokens < maxOutputTokens;
    return {
      content: [
        ...(reasoning === '' ? [] : [{ type: 'reasoning' as const, text: reasoning }]),
        { type: 'text' as const, text },
      ],
      finishReason: isFull ? { unified: 'other', raw: 'context' } : { unified: finishOf(answer), raw: doneReason },
      usage: {
        inputTokens: { ...noTokens, total: inputTokens },
        outputTokens: { total: outputTokens, text: undefined, reasoning: undefined },
      },
      warnings: [],
    };
  };

  return {
    specificationVersion: 'v4',
    provider: 'ollama',
    modelId: model,
    supportedUrls: {},
    doGenerate,
    doStream: () => Promise.reject(new Error('summaries are not streamed')),
  };
}
