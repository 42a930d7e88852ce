import type { Summary } from '../../../core/contract/summaries.ts';

const onThisServer = 'Put together on this server, without an AI model';

/** Return the line that says who wrote a summary. */
export function writerLine({ kind, name, modelFailed }: Summary['writer']): string {
  if (kind === 'model') return `Written by ${name ?? 'an AI model'}`;
  return modelFailed ? `${onThisServer}: the model’s text did not hold` : onThisServer;
}
