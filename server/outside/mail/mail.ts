export type Letter = { readonly to: string; readonly subject: string; readonly text: string };

/** An interface to send mail. */
export type Mail = {
  /** Rejects if the mail server does not accept the mail. */
  readonly send: (letter: Letter) => Promise<void>;
  /** Delete the stored mails to this address, if mails are files. */
  readonly erase?: (to: string) => void;
};
