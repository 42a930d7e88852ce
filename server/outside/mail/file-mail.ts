import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Log } from '../../log/log.ts';
import type { Letter, Mail } from './mail.ts';

/** Return one header line. Line breaks are removed, so that a name or address cannot add a header. */
const header = (name: string, value: string) => `${name}: ${value.replace(/[\r\n]+/g, ' ')}`;

const render = (letter: Letter, from: string) =>
  [
    header('From', from),
    header('To', letter.to),
    header('Subject', letter.subject),
    header('Date', new Date().toUTCString()),
    'Content-Type: text/plain; charset=utf-8',
    '',
    letter.text,
    '',
  ].join('\n');

/** Write each mail to a file in `folder`, for servers without SMTP_URL. The log names the file, never an address or a link. */
export function openFileMail(options: { readonly folder: string; readonly from: string; readonly log: Log }): Mail {
  let count = 0;
  return {
    send: async (letter) => {
      mkdirSync(options.folder, { recursive: true, mode: 0o700 });
      count += 1;
      const stamp = new Date().toISOString().replace(/[:.]/g, '-');
      const file = `${stamp}-${process.pid}-${count}.eml`;
      const beside = join(options.folder, `.${file}`);
      writeFileSync(beside, render(letter, options.from), { mode: 0o600 });
      renameSync(beside, join(options.folder, file));
      options.log.info('an e-mail was written to a file because SMTP_URL is not set', { file: join('mail', file) });
    },
  };
}
