export type Letter = { readonly to: string; readonly subject: string; readonly text: string };

/** Whoever carries mail. Rejects when the letter could not be handed over. */
export type Mail = { readonly send: (letter: Letter) => Promise<void> };
