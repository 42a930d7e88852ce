import type { Config } from '../config/config.ts';
import { trySmtp } from '../outside/mail/smtp-mail.ts';

const sentences: Readonly<Record<Exclude<Awaited<ReturnType<typeof trySmtp>>, 'fine'>, string>> = {
  unreachable: 'The mail server of SMTP_URL cannot be reached: check host, port and firewall.',
  refused: 'The mail server of SMTP_URL refuses the user or password: no email can be sent.',
  insecure: 'The mail server of SMTP_URL offers no valid TLS: use smtps://, or a certificate that this machine trusts.',
};

/** Return a sentence if the mail server cannot be reached or refuses the sign-in. Send no email. */
export async function checkMail({ smtpUrl }: Pick<Config, 'smtpUrl'>): Promise<string[]> {
  if (smtpUrl === null) return [];
  const outcome = await trySmtp(smtpUrl);
  return outcome === 'fine' ? [] : [sentences[outcome]];
}
