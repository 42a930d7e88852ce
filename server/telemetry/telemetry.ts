/** The labels of each kind of measured work. No label contains an id or text of a user. */
type Labels = {
  /** `route` is the path pattern in the contract, such as '/api/x/:id', not the requested path. */
  readonly request: { readonly method: string; readonly route: string };
  /** Prometheus reserves the label `job` for its scrape targets, so this label is `name`. */
  readonly job: { readonly name: string };
  readonly push: { readonly service: string };
  readonly model: { readonly provider: string };
  readonly transaction: { readonly role: string };
};
export type Kind = keyof Labels;

export type Telemetry = {
  /**
   * Run `work` and record its duration and outcome. If `work` throws, record the outcome `error` and rethrow; never
   * record the error's message, which may quote a user's text.
   */
  readonly measure: <K extends Kind, T>(
    kind: K,
    labels: Labels[K],
    work: () => Promise<T>,
    outcomeOf?: (result: T) => string,
  ) => Promise<T>;
};

export const noTelemetry: Telemetry = { measure: (_kind, _labels, work) => work() };

export type Finished = {
  readonly kind: Kind;
  readonly labels: Readonly<Record<string, string>>;
  readonly outcome: string;
  readonly durationMs: number;
};

export const outcomeOfError = 'error';
