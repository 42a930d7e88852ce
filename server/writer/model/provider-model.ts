import type { LanguageModel } from 'ai';
import { baseUrlOf, type ModelChoice } from './model-choice.ts';

/** Creates a model that calls its provider through the given fetch. */
export type ProviderModel = (fetch: typeof globalThis.fetch) => LanguageModel;

/**
 * Open a model with its provider's library. If the AI SDK gets only the name of a model, it sends the prompt to a
 * hosted gateway. Always pass address and key, because otherwise the library reads them from the environment.
 */
export async function openProviderModel(choice: ModelChoice): Promise<ProviderModel> {
  const { provider, model, key } = choice;
  const settings = { baseURL: baseUrlOf(choice), apiKey: key ?? '' };
  switch (provider) {
    case 'openai': {
      const { createOpenAI } = await import('@ai-sdk/openai');
      return (fetch) => createOpenAI({ ...settings, fetch })(model);
    }
    case 'anthropic': {
      const { createAnthropic } = await import('@ai-sdk/anthropic');
      return (fetch) => createAnthropic({ ...settings, fetch })(model);
    }
    case 'google': {
      const { createGoogleGenerativeAI } = await import('@ai-sdk/google');
      return (fetch) => createGoogleGenerativeAI({ ...settings, fetch })(model);
    }
    case 'ollama': {
      const { ollamaModel } = await import('./ollama-model.ts');
      return (fetch) => ollamaModel({ baseUrl: settings.baseURL, model, key }, fetch);
    }
    case 'compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
      const { baseURL } = settings;
      const named = {
        name: 'compatible',
        baseURL,
        supportsStructuredOutputs: true,
        ...(key !== null && { apiKey: key }),
      };
      return (fetch) => createOpenAICompatible({ ...named, fetch })(model);
    }
  }
}
