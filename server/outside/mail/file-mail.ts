import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Log } from '../../log/log.ts';
import type { Letter, Mail } from './mail.ts';

/** Return a header line without line breaks, so that a name or address cannot add another header. */
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

const storedMs = 2 * 24 * 3_600_000;
const trimEveryMs = 3_600_000;

function remove(folder: string, isDone: (path: string) => boolean): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    try {
      if (name.endsWith('.eml') && isDone(path)) rmSync(path, { force: true });
    } catch {
      // Another server has deleted the file at the same time.
    }
  }
}

/**
 * Return the `Mail` that is used if SMTP_URL is not set. It writes each email to a file in `folder` and deletes the
 * file after two days. The log contains the name of the file, but no address or link.
 */
export function openFileMail(options: { readonly folder: string; readonly from: string; readonly log: Log }): Mail {
  let count = 0;
  const trim = () => remove(options.folder, (path) => Date.now() - statSync(path).mtimeMs > storedMs);
  trim();
  setInterval(trim, trimEveryMs).unref();
  return {
    erase: (to) => {
      const line = header('To', to).toLowerCase();
      remove(options.folder, (path) => readFileSync(path, 'utf8').toLowerCase().split('\n', 2)[1] === line);
    },
    send: async (letter) => {
      trim();
      mkdirSync(options.folder, { recursive: true, mode: 0o700 });
      count += 1;
      const stamp = new Date().toISOString().replace(/[:.]/g, '-');
      const file = `${stamp}-${process.pid}-${count}.eml`;
      const beside = join(options.folder, `.${file}`);
      writeFileSync(beside, render(letter, options.from), { mode: 0o600 });
      renameSync(beside, join(options.folder, file));
      options.log.info('an email was written to a file because SMTP_URL is not set', { file: join('mail', file) });
    },
  };
}
