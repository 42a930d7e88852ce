import type { ModelWriter } from '../writer.ts';
import type { ModelChoice } from './model-choice.ts';

/**
 * Open the model that WRITER names. Return null for the builtin writer. Only the worker calls this function, so that a
 * process that only serves pages does not load the providers' libraries.
 */
export async function openModelWriter(config: {
  readonly writer: 'builtin' | ModelChoice;
}): Promise<ModelWriter | null> {
  if (config.writer === 'builtin') return null;
  const [{ modelWriter }, { openProviderModel }] = await Promise.all([
    import('./write-with-model.ts'),
    import('./provider-model.ts'),
  ]);
  return modelWriter(config.writer, await openProviderModel(config.writer));
}
