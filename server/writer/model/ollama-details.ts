import * as z from 'zod/mini';

const shown = z.object({
  capabilities: z.optional(z.array(z.string())),
  details: z.optional(z.object({ family: z.optional(z.string()) })),
  model_info: z.optional(z.record(z.string(), z.unknown())),
  remote_host: z.optional(z.string()),
  remote_model: z.optional(z.string()),
});

export type OllamaModel = {
  /**
   * Whether the model can chat. If an old version of Ollama does not report this, the value is false only for a family
   * of embedding models.
   */
  readonly chats: boolean;
  /** Whether Ollama passes the texts on to another machine. */
  readonly isRemote: boolean;
  /** The value of `think` that makes the model reason as little as possible; undefined if it cannot reason. */
  readonly think: false | 'low' | undefined;
  readonly contextTokens: number | null;
};

/** Read the response of /api/show for the model `name`. Return null if it has an unexpected shape. */
export function readOllamaModel(name: string, body: unknown): OllamaModel | null {
  const read = shown.safeParse(body);
  if (!read.success) return null;
  const { capabilities, details, model_info = {}, remote_host, remote_model } = read.data;
  const family = details?.family ?? '';
  const contexts = Object.entries(model_info).filter(([key]) => key.endsWith('.context_length'));
  const [, context] = contexts[0] ?? [];
  return {
    chats: capabilities?.includes('completion') ?? !/bert/.test(family),
    isRemote: Boolean(remote_host || remote_model) || /[:-]cloud$/.test(name),
    // The models of gpt-oss always reason, even if `think` is false.
    think: capabilities?.includes('thinking') ? (/gpt-?oss/.test(family + name) ? 'low' : false) : undefined,
    contextTokens: typeof context === 'number' && context > 0 ? context : null,
  };
}
