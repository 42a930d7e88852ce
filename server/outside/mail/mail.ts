export type Letter = { readonly to: string; readonly subject: string; readonly text: string };

export type Mail = {
  /** Rejects if the mail server does not accept the email. */
  readonly send: (letter: Letter) => Promise<void>;
  /** Delete the stored emails to this address. Undefined unless emails are stored as files. */
  readonly erase?: (to: string) => void;
};
