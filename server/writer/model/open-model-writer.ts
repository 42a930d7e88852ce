import type { ModelWriter } from '../writer.ts';
import type { ModelChoice } from './model-choice.ts';

/**
 * Open a model. Return null for the builtin writer. Only the worker calls this function, so that a process that only
 * serves pages does not load the providers' libraries.
 */
export async function openModelWriter(config: {
  readonly writer: 'builtin' | ModelChoice;
}): Promise<ModelWriter | null> {
  return config.writer === 'builtin' ? null : open(config.writer);
}

async function open(choice: ModelChoice): Promise<ModelWriter> {
  const [{ modelWriter }, { openProviderModel }] = await Promise.all([
    import('./write-with-model.ts'),
    import('./provider-model.ts'),
  ]);
  return modelWriter(choice, await openProviderModel(choice));
}

/** Return a function that opens each model once, when it is first needed. */
export function modelOpener(): (choice: ModelChoice) => Promise<ModelWriter> {
  const opened = new Map<string, Promise<ModelWriter>>();
  return (choice) => {
    const id = JSON.stringify(choice);
    const writer = opened.get(id) ?? open(choice);
    opened.set(id, writer);
    return writer;
  };
}
