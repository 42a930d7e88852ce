import type { Log } from '../../log/log.ts';
import { openFileMail } from './file-mail.ts';
import type { Mail } from './mail.ts';

type Settings = { readonly publicUrl: string; readonly smtpUrl: string | null; readonly dataDir: string };

/** Open the mail server of SMTP_URL, or a folder in DATA_DIR if SMTP_URL is not set. */
export async function openMail(config: Settings, log: Log): Promise<Mail> {
  const from = `Inward <no-reply@${new URL(config.publicUrl).hostname}>`;
  if (config.smtpUrl) {
    const { openSmtpMail } = await import('./smtp-mail.ts');
    return openSmtpMail({ url: config.smtpUrl, from });
  }
  return openFileMail({ folder: `${config.dataDir}/mail`, from, log });
}
