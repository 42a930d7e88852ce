/** The e-mail typed so far, shared by the panels so that nobody types it twice. */
export type EmailProps = { email: string; setEmail: (email: string) => void };
