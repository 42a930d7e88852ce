import type { ModelWriter } from '../writer.ts';
import type { ModelChoice } from './model-choice.ts';

/** The chosen model behind the port. */
export function modelWriter(choice: ModelChoice): ModelWriter {
  const fault = 'unavailable';
  return {
    name: choice.model,
    write: async () => ({ summary: null, fault, calls: [], again: true, retryAfterMs: null }),
  };
}
