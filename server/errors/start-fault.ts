/** A reason why the server cannot start. Its message is printed for the operator and must contain no secret. */
export class StartFault extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'StartFault';
  }
}
