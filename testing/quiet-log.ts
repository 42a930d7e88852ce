import type { Log, LogFields } from '../server/log/log.ts';

export type NotedLine = {
  readonly level: keyof Log;
  readonly event: string;
  readonly fields: LogFields;
  readonly error?: unknown;
};

/** A log that keeps its lines for the test to look at. */
export function quietLog(): Log & { readonly lines: readonly NotedLine[] } {
  const lines: NotedLine[] = [];
  const note =
    (level: keyof Log) =>
    (event: string, fields: LogFields = {}) => {
      lines.push({ level, event, fields });
    };
  return {
    lines,
    debug: note('debug'),
    info: note('info'),
    warn: note('warn'),
    fault: (event, error, fields = {}) => {
      lines.push({ level: 'fault', event, fields, error });
    },
  };
}
