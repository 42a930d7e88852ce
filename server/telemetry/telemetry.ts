/** The kinds of work that are measured, each with the names of its labels. No label holds an id or words of a user. */
type Labels = {
  /** `route` is the path in the contract (with `:id`), not the requested path. */
  readonly request: { readonly method: string; readonly route: string };
  /** Not `job`: Prometheus uses that name for what it scrapes. */
  readonly job: { readonly name: string };
  readonly push: { readonly service: string };
  readonly model: { readonly provider: string };
  /** `role`: as whom the database is asked. */
  readonly transaction: { readonly role: string };
};
export type Kind = keyof Labels;

export type Telemetry = {
  /**
   * Run `work` and note its duration and outcome. Work that throws has the outcome `error`, and its error passes on
   * unread: its message may quote a row.
   */
  readonly measure: <K extends Kind, T>(
    kind: K,
    labels: Labels[K],
    work: () => Promise<T>,
    outcomeOf?: (result: T) => string,
  ) => Promise<T>;
};

/** Measures nothing. */
export const noTelemetry: Telemetry = { measure: (_kind, _labels, work) => work() };

/** What is told of finished work. */
export type Finished = {
  readonly kind: Kind;
  readonly labels: Readonly<Record<string, string>>;
  readonly outcome: string;
  readonly durationMs: number;
};

export const outcomeOfError = 'error';
