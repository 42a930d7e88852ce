/** What servers say when a text is too long for the model: llama.cpp, LM Studio, vLLM, OpenAI and others. */
const aboutContext = /context.{0,20}(length|size|window|limit)|n_ctx|exceed_context/i;

/**
 * Return a fetch that notes whether the server refused a text as too long. It notes nothing else, because the error
 * itself may quote the text.
 */
export function notingContext(fetch: typeof globalThis.fetch): {
  readonly fetch: typeof globalThis.fetch;
  readonly isContextFull: () => boolean;
} {
  let isFull = false;
  return {
    fetch: async (input, init) => {
      const response = await fetch(input, init);
      if (response.status >= 400) isFull = aboutContext.test(await response.clone().text());
      return response;
    },
    isContextFull: () => isFull,
  };
}
