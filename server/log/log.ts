/** The only allowed fields of a log line. Never add an id, text, input or other data of a user. */
export type LogFields = {
  readonly method?: string;
  /** The route, such as /api/reflections/:id, not the requested path, which contains ids. */
  readonly route?: string;
  readonly status?: number;
  readonly durationMs?: number;
  readonly requestId?: string;
  readonly job?: string;
  readonly count?: number;
  readonly attempt?: number;
  /** A file name inside DATA_DIR, or the path of a file of the operator, such as a backup. */
  readonly file?: string;
  readonly signal?: string;
  /** The name of the model that writes summaries. */
  readonly model?: string;
  /** The model's server, or the address and port at which this server listens. */
  readonly host?: string;
  /** The address that users open. */
  readonly address?: string;
  readonly variable?: string;
};

/** An event is a constant sentence. Variable parts belong in the fields. */
export type Log = {
  readonly debug: (event: string, fields?: LogFields) => void;
  readonly info: (event: string, fields?: LogFields) => void;
  readonly warn: (event: string, fields?: LogFields) => void;
  /** Log the kind, code and stack of an error, but not its message, which may quote a database row. */
  readonly fault: (event: string, error: unknown, fields?: LogFields) => void;
};
