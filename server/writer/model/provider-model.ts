import type { LanguageModel } from 'ai';
import { baseUrlOf, type ModelChoice } from './model-choice.ts';

/** A provider's model that asks by the given fetch. */
export type ProviderModel = (fetch: typeof globalThis.fetch) => LanguageModel;

/**
 * The chosen model as an object of its provider: a name alone would go to a hosted gateway. Address and key are always
 * given, because the libraries would else look for them in the environment.
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
