export type Letter = { readonly to: string; readonly subject: string; readonly text: string };

export type Mail = {
  /** Rejects if the mail server does not accept the e-mail. */
  readonly send: (letter: Letter) => Promise<void>;
  /** Delete the stored e-mails to this address. Undefined unless e-mails are stored as files. */
  readonly erase?: (to: string) => void;
};
