import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from './provider-stand-in.ts';

export type PulledModel = {
  readonly name: string;
  /** In bytes. */
  readonly size?: number;
  readonly modifiedAt?: string;
  /** Undefined for an old version of Ollama, which does not report capabilities. */
  readonly capabilities?: readonly string[];
  readonly family?: string;
  readonly contextLength?: number;
  /** The host that runs a cloud model; undefined for a local model. */
  readonly remoteHost?: string;
};

type Reply = { readonly text: string; readonly thinking?: string };

type ChatRequest = {
  readonly model: string;
  readonly messages: readonly { readonly role: string; readonly content: string }[];
  readonly stream?: boolean;
  readonly think?: boolean | string;
  readonly format?: unknown;
  readonly options?: { readonly num_ctx?: number; readonly num_predict?: number };
};

export type OllamaStandIn = {
  /** Without a trailing slash. */
  readonly baseUrl: string;
  readonly host: string;
  /** The downloaded models, which a test may change. */
  models: PulledModel[];
  readonly paths: string[];
  /** The chats so far, oldest first. */
  readonly chats: ChatRequest[];
  /**
   * Return the model's reply. `seen` is the end of the prompt, because Ollama drops the beginning if the prompt does
   * not fit into the context.
   */
  reply: (chat: ChatRequest, seen: string) => Reply | Promise<Reply>;
  /** The key that requests must send, or null if they need none. */
  key: string | null;
  /** Whether every answer stops with an error before its last line. */
  breaksOff: boolean;
  /** Stop listening, as if Ollama had been shut down. */
  readonly stop: () => Promise<void>;
  /** After `stop`, listen at the same address again. */
  readonly start: () => Promise<void>;
};

/** Ollama's context for a request without `num_ctx`, in tokens. */
const defaultContext = 4_096;
const tokensOf = (text: string) => Math.ceil(text.length / 4);

const tagOf = ({
  name,
  size = 4e9,
  modifiedAt = '2026-02-01T10:00:00Z',
  family = 'llama',
  remoteHost,
}: PulledModel) => ({
  name,
  model: name,
  modified_at: modifiedAt,
  size,
  digest: 'f'.repeat(64),
  details: { family, families: [family], format: 'gguf', parameter_size: '8.0B', quantization_level: 'Q4_K_M' },
  ...(remoteHost !== undefined && { remote_host: remoteHost, remote_model: name }),
});

const shownOf = ({ capabilities, family = 'llama', contextLength = 131_072, remoteHost, name }: PulledModel) => ({
  details: { family },
  model_info: { 'general.architecture': family, [`${family}.context_length`]: contextLength },
  ...(capabilities && { capabilities }),
  ...(remoteHost !== undefined && { remote_host: remoteHost, remote_model: name }),
});

/** Stream an answer as Ollama does: a line of JSON for each piece, up to the requested number of tokens. */
function stream(response: ServerResponse, chat: ChatRequest, { text, thinking = '' }: Reply, breaksOff: boolean): void {
  const most = (chat.options?.num_predict ?? 128) * 4;
  const thoughts = thinking.slice(0, most);
  const content = text.slice(0, most - thoughts.length);
  const isCut = thoughts.length + content.length < thinking.length + text.length;
  const line = (part: object) => response.write(`${JSON.stringify({ model: chat.model, ...part })}\n`);
  response.writeHead(200, { 'content-type': 'application/x-ndjson' });
  for (const piece of thoughts.match(/[\s\S]{1,40}/g) ?? [])
    line({ message: { role: 'assistant', content: '', thinking: piece }, done: false });
  for (const piece of content.match(/[\s\S]{1,40}/g) ?? [])
    line({ message: { role: 'assistant', content: piece }, done: false });
  if (breaksOff) return void response.end('{"error":"the model runner has stopped"}\n');
  line({
    message: { role: 'assistant', content: '' },
    done: true,
    done_reason: isCut ? 'length' : 'stop',
    prompt_eval_count: tokensOf(JSON.stringify(chat.messages)),
    eval_count: tokensOf(thoughts + content),
  });
  response.end();
}

/** Start a fake Ollama server on this machine, with the calls tags, show and chat. */
export async function ollamaStandIn(...models: PulledModel[]): Promise<OllamaStandIn> {
  const missing = (name: string) => json({ error: `model '${name}' not found` }, 404);
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    const path = request.url ?? '';
    standIn.paths.push(path);
    if (standIn.key !== null && request.headers.authorization !== `Bearer ${standIn.key}`)
      return json({ error: 'unauthorized' }, 401)(response, request);
    if (path === '/api/tags') return json({ models: standIn.models.map(tagOf) })(response, request);
    const asked = text === '' ? { model: '' } : (JSON.parse(text) as ChatRequest);
    const model = standIn.models.find(({ name }) => name === asked.model);
    if (model === undefined) return missing(asked.model)(response, request);
    if (path === '/api/show') return json(shownOf(model))(response, request);
    if (path !== '/api/chat' || !('messages' in asked)) return json({}, 404)(response, request);
    standIn.chats.push(asked);
    const room = (asked.options?.num_ctx ?? defaultContext) * 4;
    const seen = asked.messages
      .map(({ content }) => content)
      .join('\n')
      .slice(-room);
    return stream(response, asked, await standIn.reply(asked, seen), standIn.breaksOff);
  });
  const listen = (port: number) => new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const standIn: OllamaStandIn = {
    baseUrl: `http://127.0.0.1:${port}`,
    host: `127.0.0.1:${port}`,
    models,
    paths: [],
    chats: [],
    reply: () => ({ text: '' }),
    key: null,
    breaksOff: false,
    stop: async () => {
      if (!server.listening) return;
      server.closeAllConnections();
      await new Promise((resolve) => void server.close(resolve));
    },
    start: () => listen(port),
  };
  return standIn;
}
