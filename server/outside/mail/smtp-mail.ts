import { createTransport } from 'nodemailer';
import { isLoopback } from '../../requests/origin.ts';
import type { Mail } from './mail.ts';

const limitMs = 15_000;

/** Send mail through the server of SMTP_URL: by TLS (smtps) or STARTTLS, which only a server on loopback may lack. */
export function openSmtpMail(options: { readonly url: string; readonly from: string }): Mail {
  const url = new URL(options.url);
  // The query would overrule the option.
  for (const name of ['requireTLS', 'ignoreTLS']) url.searchParams.delete(name);
  const transport = createTransport({
    url: url.href,
    requireTLS: !isLoopback(url.hostname),
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
