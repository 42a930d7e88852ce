import { createTransport } from 'nodemailer';
import { errorCode } from '../../errors/database-errors.ts';
import { isLoopback } from '../../requests/origin.ts';
import type { Mail } from './mail.ts';

const limitMs = 15_000;

function openTransport(address: string) {
  const url = new URL(address);
  // These parameters of SMTP_URL would override the option `requireTLS`.
  for (const name of ['requireTLS', 'ignoreTLS']) url.searchParams.delete(name);
  return createTransport({
    url: url.href,
    requireTLS: !isLoopback(url.hostname),
    connectionTimeout: limitMs,
    greetingTimeout: limitMs,
    socketTimeout: limitMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** Send mail over TLS (smtps) or STARTTLS. Only a mail server on this machine may lack encryption. */
export function openSmtpMail(options: { readonly url: string; readonly from: string }): Mail {
  const transport = openTransport(options.url);
  return {
    send: async ({ to, subject, text }) => {
      await transport.sendMail({ from: options.from, to, subject, text });
    },
  };
}

/** Connect to the server of SMTP_URL and sign in, without sending an email. */
export async function trySmtp(url: string): Promise<'fine' | 'unreachable' | 'refused' | 'insecure'> {
  const transport = openTransport(url);
  try {
    await transport.verify();
    return 'fine';
  } catch (error) {
    const code = errorCode(error);
    if (code === 'EAUTH') return 'refused';
    return code === 'ETLS' || /CERT|TLS|SSL/.test(code) ? 'insecure' : 'unreachable';
  } finally {
    transport.close();
  }
}
