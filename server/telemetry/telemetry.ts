/**
 * The kinds of work that are measured, each with the names of its labels. No label contains an id or words of a user.
 */
type Labels = {
  /** `route` is the path in the contract (with `:id`), not the requested path. */
  readonly request: { readonly method: string; readonly route: string };
  /** The label is not called `job`, because Prometheus uses that name for the targets that it scrapes. */
  readonly job: { readonly name: string };
  readonly push: { readonly service: string };
  readonly model: { readonly provider: string };
  /** `role` is the role in which the database is accessed. */
  readonly transaction: { readonly role: string };
};
export type Kind = keyof Labels;

export type Telemetry = {
  /**
   * Run `work` and note its duration and outcome. If it throws, the outcome is `error`. The error is rethrown without
   * reading its message, which may quote a row.
   */
  readonly measure: <K extends Kind, T>(
    kind: K,
    labels: Labels[K],
    work: () => Promise<T>,
    outcomeOf?: (result: T) => string,
  ) => Promise<T>;
};

/** A telemetry that measures nothing. */
export const noTelemetry: Telemetry = { measure: (_kind, _labels, work) => work() };

/** What is reported about finished work. */
export type Finished = {
  readonly kind: Kind;
  readonly labels: Readonly<Record<string, string>>;
  readonly outcome: string;
  readonly durationMs: number;
};

export const outcomeOfError = 'error';
