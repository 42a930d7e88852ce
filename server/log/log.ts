/** What may stand in a log line. Nothing that a person wrote, sent or is known by has a field here. */
export type LogFields = {
  readonly method?: string;
  /** The route's pattern, never the path that was called. */
  readonly route?: string;
  readonly status?: number;
  readonly durationMs?: number;
  readonly requestId?: string;
  readonly userId?: string;
  readonly job?: string;
  readonly count?: number;
  readonly attempt?: number;
  /** A file's name inside DATA_DIR. */
  readonly file?: string;
  readonly signal?: string;
};

/** Events are constant sentences: everything variable goes through the fields. */
export type Log = {
  readonly debug: (event: string, fields?: LogFields) => void;
  readonly info: (event: string, fields?: LogFields) => void;
  readonly warn: (event: string, fields?: LogFields) => void;
  /** Notes of a caught error only its kind, its code and its stack without the message, which may quote a row. */
  readonly fault: (event: string, error: unknown, fields?: LogFields) => void;
};
