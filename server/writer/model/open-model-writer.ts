import type { ModelWriter } from '../writer.ts';
import type { ModelChoice } from './model-choice.ts';

/**
 * Open the writer of the configured model; null for the builtin writer. Call this only in a process with the role
 * worker, so that other processes do not load the AI libraries.
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

/** Return a function that opens each model once and then reuses it. */
export function modelOpener(): (choice: ModelChoice) => Promise<ModelWriter> {
  const opened = new Map<string, Promise<ModelWriter>>();
  return (choice) => {
    const id = JSON.stringify(choice);
    const writer = opened.get(id) ?? open(choice);
    opened.set(id, writer);
    return writer;
  };
}
