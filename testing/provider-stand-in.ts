import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ModelChoice } from '../server/writer/model/model-choice.ts';

export type ModelAnswer = (response: ServerResponse, request: IncomingMessage) => void | Promise<void>;

export type ProviderStandIn = {
  /** Without a trailing slash. */
  readonly baseUrl: string;
  /** The requests so far, oldest first. */
  readonly asked: { readonly path: string; readonly body: string }[];
  /** Set the responses to the next calls, in order. The last response repeats. */
  readonly answerWith: (...answers: readonly ModelAnswer[]) => void;
  readonly close: () => Promise<void>;
};

export const json =
  (body: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): ModelAnswer =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
  };

/**
 * Functions, by provider, that return a response with this text in the provider's format. `length` means that the model
 * reached its token limit. `filter` means that the provider withheld the answer.
 */
export const spoken: Readonly<
  Record<
    Exclude<ModelChoice['provider'], 'ollama'>,
    (text: string, finish?: 'stop' | 'length' | 'filter') => ModelAnswer
  >
> = {
  compatible: (text, finish = 'stop') =>
    json({
      id: 'c1',
      object: 'chat.completion',
      created: 1,
      model: 'm',
      choices: [
        {
          index: 0,
          message: { role: 'assistant', content: text },
          finish_reason: finish === 'filter' ? 'content_filter' : finish,
        },
      ],
      usage: { prompt_tokens: 900, completion_tokens: 300, total_tokens: 1_200 },
    }),
  openai: (text, finish = 'stop') =>
    json({
      id: 'r1',
      object: 'response',
      created_at: 1,
      model: 'm',
      status: finish === 'stop' ? 'completed' : 'incomplete',
      incomplete_details:
        finish === 'stop' ? null : { reason: finish === 'length' ? 'max_output_tokens' : 'content_filter' },
      output: [
        {
          type: 'message',
          id: 'm1',
          role: 'assistant',
          content: [{ type: 'output_text', text, annotations: [] }],
        },
      ],
      usage: { input_tokens: 900, output_tokens: 300 },
    }),
  anthropic: (text, finish = 'stop') =>
    json({
      id: 'm1',
      type: 'message',
      role: 'assistant',
      model: 'm',
      content: [{ type: 'text', text }],
      stop_reason: { stop: 'end_turn', length: 'max_tokens', filter: 'refusal' }[finish],
      stop_sequence: null,
      usage: { input_tokens: 900, output_tokens: 300 },
    }),
  google: (text, finish = 'stop') =>
    json({
      candidates: [
        {
          content: { role: 'model', parts: [{ text }] },
          finishReason: { stop: 'STOP', length: 'MAX_TOKENS', filter: 'SAFETY' }[finish],
        },
      ],
      usageMetadata: { promptTokenCount: 900, candidatesTokenCount: 300, totalTokenCount: 1_200 },
    }),
};

/** Start a fake model provider on this machine. */
export async function providerStandIn(): Promise<ProviderStandIn> {
  const asked: { path: string; body: string }[] = [];
  let answers: ModelAnswer[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    asked.push({ path: request.url ?? '', body });
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    await answer?.(response, request);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    answerWith: (...next) => {
      asked.length = 0;
      answers = [...next];
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}
