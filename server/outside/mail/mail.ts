export type Letter = { readonly to: string; readonly subject: string; readonly text: string };

/** Sends mail. Reject if the mail could not be delivered to the mail server. */
export type Mail = { readonly send: (letter: Letter) => Promise<void> };
