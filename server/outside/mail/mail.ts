export type Letter = { readonly to: string; readonly subject: string; readonly text: string };

/** The port for sending e-mails. */
export type Mail = {
  /** Rejects if the mail server does not accept the mail. */
  readonly send: (letter: Letter) => Promise<void>;
  /** Delete the stored mails to this address, if mails are stored as files. */
  readonly erase?: (to: string) => void;
};
