import type { Log, LogFields } from '../server/log/log.ts';

export type RecordedLine = {
  readonly level: keyof Log;
  readonly event: string;
  readonly fields: LogFields;
  readonly error?: unknown;
};

export function recordingLog(): Log & { readonly lines: readonly RecordedLine[] } {
  const lines: RecordedLine[] = [];
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
