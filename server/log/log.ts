/** The fields of a log line. They contain no id, text, input or other data of a user. */
export type LogFields = {
  readonly method?: string;
  /** The path of the route, such as /api/reflections/:id, not the requested path. */
  readonly route?: string;
  readonly status?: number;
  readonly durationMs?: number;
  readonly requestId?: string;
  readonly job?: string;
  readonly count?: number;
  readonly attempt?: number;
  /** The name of a file inside DATA_DIR. */
  readonly file?: string;
  readonly signal?: string;
  /** The name of the model that writes summaries, and the host of its server. */
  readonly model?: string;
  readonly host?: string;
  /** The name of an environment variable. */
  readonly variable?: string;
};

/** Writes log lines. An event is a constant sentence; variable parts go into fields. */
export type Log = {
  readonly debug: (event: string, fields?: LogFields) => void;
  readonly info: (event: string, fields?: LogFields) => void;
  readonly warn: (event: string, fields?: LogFields) => void;
  /** Log a caught error by kind, code and stack, without its message, which may quote a database row. */
  readonly fault: (event: string, error: unknown, fields?: LogFields) => void;
};
