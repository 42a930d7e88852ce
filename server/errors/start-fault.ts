/** A reason not to start: one sentence for whoever started the server, printed as it is. Holds no secret. */
export class StartFault extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'StartFault';
  }
}
