import type { ModelWriter } from '../writer.ts';
import type { ModelChoice } from './model-choice.ts';

/**
 * The model that WRITER names, behind the port; null where it names none. Loads the libraries of the models only when
 * called: the worker calls it, a process that only serves pages does not.
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
