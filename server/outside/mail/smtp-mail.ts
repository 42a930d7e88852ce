import { createTransport } from 'nodemailer';
import type { Mail } from './mail.ts';

const limitMs = 15_000;

/** Send mail through the server of SMTP_URL. */
export function openSmtpMail(options: { readonly url: string; readonly from: string }): Mail {
  const transport = createTransport({
    url: options.url,
    connectionTimeout: limitMs,
    greetingTimeout: limitMs,
    socketTimeout: limitMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({ to, subject, text }) => {
      await transport.sendMail({ from: options.from, to, subject, text });
    },
  };
}
