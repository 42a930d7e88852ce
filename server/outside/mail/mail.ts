export type Letter = { readonly to: string; readonly subject: string; readonly text: string };

/** An interface to send mail. `send` rejects if the mail server does not accept the mail. */
export type Mail = { readonly send: (letter: Letter) => Promise<void> };
