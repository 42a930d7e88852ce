/** The tables of schema `app`, one type each. */
export type Schema = Record<never, never>;
