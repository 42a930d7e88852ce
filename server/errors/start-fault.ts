/** A reason why the server cannot start. The operator sees its message, which must contain no secret. */
export class StartFault extends Error {
  /** Whether the same start may succeed later, for example once the database runs. */
  readonly mayPass: boolean;

  constructor(sentence: string, { mayPass = false } = {}) {
    super(sentence);
    this.name = 'StartFault';
    this.mayPass = mayPass;
  }
}
