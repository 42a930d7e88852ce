/** A reason why the server cannot start. Its message is printed for the operator and must contain no secret. */
export class StartFault extends Error {
  /** Whether the same start may succeed later, for example when the database has started too. */
  readonly mayPass: boolean;

  constructor(sentence: string, { mayPass = false } = {}) {
    super(sentence);
    this.name = 'StartFault';
    this.mayPass = mayPass;
  }
}
