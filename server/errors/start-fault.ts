/** A reason not to start: sentences for the operator, printed unchanged. Contains no secret. */
export class StartFault extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'StartFault';
  }
}
