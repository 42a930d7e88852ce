import { pino } from 'pino';
import type { Config } from '../config/config.ts';
import { errorCode } from '../errors/database-errors.ts';
import { stackFrames } from '../errors/stack-frames.ts';
import type { Log, LogFields } from './log.ts';

const fieldNames = [
  'method',
  'route',
  'status',
  'durationMs',
  'requestId',
  'job',
  'count',
  'attempt',
  'file',
  'signal',
  'model',
  'host',
  'address',
  'variable',
] as const satisfies readonly (keyof LogFields)[];

/** Copy only the allowed fields. The types enforce the list at compile time, this function at run time. */
function pickAllowed(fields: LogFields): Record<string, string | number> {
  const copy: Record<string, string | number> = {};
  for (const name of fieldNames) {
    const value = fields[name];
    if (value !== undefined) copy[name] = value;
  }
  return copy;
}

/**
 * Return the kind, code and stack of an error. Leave out its message, because database drivers quote rows in messages,
 * and models quote prompts.
 */
function faultOf(error: unknown): Record<string, string> {
  if (!(error instanceof Error)) return { kind: typeof error };
  const code = errorCode(error);
  return { kind: error.constructor.name, ...(code && { code }), stack: stackFrames(error).join('\n') };
}

type Line = Record<string, unknown>;

function plainLine(line: Line): string {
  const { level, time, event, stack, ...fields } = line;
  const severity = level === 'info' ? '' : `${String(level).toUpperCase()} `;
  const rest = Object.entries(fields).map(([name, value]) => `${name}=${String(value)}`);
  const tail = stack === undefined ? '' : `\n${String(stack)}`;
  return `${String(time).slice(0, 19)}Z ${[severity + String(event), ...rest].join(' ')}${tail}\n`;
}

type Sink = { readonly write: (text: string) => void };

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
      if (logger.isLevelEnabled(level)) logger[level](pickAllowed(fields), event);
    };
  return {
    debug: write('debug'),
    info: write('info'),
    warn: write('warn'),
    fault: (event, error, fields = {}) => logger.error({ ...pickAllowed(fields), ...faultOf(error) }, event),
  };
}
