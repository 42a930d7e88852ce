import { pino } from 'pino';
import type { Config } from '../config/config.ts';
import { codeOf } from '../db/sqlstate.ts';
import { framesOf } from '../errors/stack-frames.ts';
import type { Log, LogFields } from './log.ts';

const fieldNames = [
  'method',
  'route',
  'status',
  'durationMs',
  'requestId',
  'userId',
  'job',
  'count',
  'attempt',
  'file',
  'signal',
] as const satisfies readonly (keyof LogFields)[];

/** The types allow these fields alone; the copy makes sure of it at run time as well. */
function allowed(fields: LogFields): Record<string, string | number> {
  const copy: Record<string, string | number> = {};
  for (const name of fieldNames) {
    const value = fields[name];
    if (value !== undefined) copy[name] = value;
  }
  return copy;
}

/** An error without its message: drivers and models quote rows and prompts there. */
function faultOf(error: unknown): Record<string, string> {
  if (!(error instanceof Error)) return { kind: typeof error };
  const code = codeOf(error);
  return { kind: error.constructor.name, ...(code && { code }), stack: framesOf(error).join('\n') };
}

type Line = Record<string, unknown>;

/** One line for a terminal: time, level when it is not information, event, fields. */
function plainLine(line: Line): string {
  const { level, time, event, stack, ...fields } = line;
  const severity = level === 'info' ? '' : `${String(level).toUpperCase()} `;
  const rest = Object.entries(fields).map(([name, value]) => `${name}=${String(value)}`);
  const tail = stack === undefined ? '' : `\n${String(stack)}`;
  return `${String(time).slice(11, 19)} ${[severity + String(event), ...rest].join(' ')}${tail}\n`;
}

type Sink = { readonly write: (text: string) => void };

/** Writes the log to standard output, for a person's terminal or as JSON lines. */
export function openLog(config: Pick<Config, 'logLevel' | 'logFormat'>, sink: Sink = process.stdout): Log {
  const print =
    config.logFormat === 'json'
      ? (text: string) => sink.write(text)
      : (text: string) => sink.write(plainLine(JSON.parse(text) as Line));
  const logger = pino(
    {
      level: config.logLevel,
      base: null,
      messageKey: 'event',
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    { write: print },
  );
  const write =
    (level: 'debug' | 'info' | 'warn') =>
    (event: string, fields: LogFields = {}) => {
      if (logger.isLevelEnabled(level)) logger[level](allowed(fields), event);
    };
  return {
    debug: write('debug'),
    info: write('info'),
    warn: write('warn'),
    fault: (event, error, fields = {}) => logger.error({ ...allowed(fields), ...faultOf(error) }, event),
  };
}
