/** Matches the errors of llama.cpp, LM Studio, vLLM, OpenAI and others for a text that is too long for the model. */
const aboutContext = /context.{0,20}(length|size|window|limit)|n_ctx|exceed_context/i;

/**
 * Return a `fetch` that notes whether the server refused a text as too long. It does not store the error, which may
 * quote the text.
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
