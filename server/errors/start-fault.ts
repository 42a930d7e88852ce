/** A reason why the server cannot start. Its message is printed for the operator and must contain no secret. */
export class StartFault extends Error {
  /** Whether the same start may succeed later, for example once the database is running. */
  readonly mayPass: boolean;

  constructor(sentence: string, { mayPass = false } = {}) {
    super(sentence);
    this.name = 'StartFault';
    this.mayPass = mayPass;
  }
}
