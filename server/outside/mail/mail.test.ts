import { readdirSync, readFileSync, statSync, utimesSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { recordingLog } from '../../../testing/recording-log.ts';
import { temporaryFolder } from '../../../testing/temporary-folder.ts';
import { openFileMail } from './file-mail.ts';
import { openSmtpMail } from './smtp-mail.ts';

const from = 'Inward <no-reply@inward.example>';
const letter = { to: 'ann@mail.example', subject: 'Choose a new password', text: 'Open https://inward.example/auth' };

describe('mail without a configured mail server', () => {
  it('writes an email to a file with mode 600, and logs only the name of the file', async () => {
    const folder = temporaryFolder('mail');
    const log = recordingLog();
    const mail = openFileMail({ folder: join(folder.path, 'mail'), from, log });
    await mail.send(letter);
    await mail.send(letter);
    const files = readdirSync(join(folder.path, 'mail'));
    expect(files).toHaveLength(2);
    const path = join(folder.path, 'mail', files[0] ?? '');
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(readFileSync(path, 'utf8')).toMatch(/^From: Inward .*\nTo: ann@mail.example\nSubject: Choose/);
    expect(log.lines.map(({ fields }) => fields.file)).toContain(join('mail', files[0] ?? ''));
    expect(JSON.stringify(log.lines)).not.toMatch(/@|https/);
    folder.remove();
  });

  it('a line break in an address adds no header to an email file', async () => {
    const folder = temporaryFolder('mail');
    const mail = openFileMail({ folder: folder.path, from, log: recordingLog() });
    await mail.send({ ...letter, to: 'ann@mail.example\r\nBcc: ben@mail.example' });
    const [file = ''] = readdirSync(folder.path);
    expect(readFileSync(join(folder.path, file), 'utf8')).not.toMatch(/^Bcc:/m);
    folder.remove();
  });
});

describe('a stored email', () => {
  const dayMs = 24 * 3_600_000;
  const age = (path: string, ms: number) => utimesSync(path, new Date(), new Date(Date.now() - ms));

  it('an email file older than two days is deleted at the next start, at the next email, or within an hour', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] });
    const folder = temporaryFolder('mail');
    const stored = () => readdirSync(folder.path).length;
    const open = () => openFileMail({ folder: folder.path, from, log: recordingLog() });
    const mail = open();
    const sendAndAge = async (days: number) => {
      await mail.send(letter);
      for (const file of readdirSync(folder.path)) age(join(folder.path, file), days * dayMs);
    };
    await sendAndAge(1.9);
    open();
    expect(stored()).toBe(1);
    await sendAndAge(2.1);
    open();
    expect(stored()).toBe(0);
    await sendAndAge(2.1);
    await mail.send(letter);
    expect(stored()).toBe(1);
    await sendAndAge(2.1);
    vi.advanceTimersByTime(3_600_000);
    expect(stored()).toBe(0);
    vi.useRealTimers();
    folder.remove();
  });

  it('deletes the email files of a deleted account, but no emails to other users', async () => {
    const folder = temporaryFolder('mail');
    const mail = openFileMail({ folder: folder.path, from, log: recordingLog() });
    await mail.send(letter);
    await mail.send({ ...letter, to: 'Ann@Mail.example' });
    await mail.send({ ...letter, to: 'joann@mail.example', text: `To: ${letter.to}` });
    mail.erase?.(letter.to);
    const [left = '', ...others] = readdirSync(folder.path);
    expect(readFileSync(join(folder.path, left), 'utf8')).toContain('To: joann@mail.example\n');
    expect(others).toEqual([]);
    folder.remove();
  });
});

function startMailServer(): Promise<{ port: number; received: () => string; stop: () => void }> {
  let text = '';
  let inData = false;
  const server = createServer((socket) => {
    socket.write('220 ready\r\n');
    socket.setEncoding('utf8').on('data', (part: string) => {
      text += part;
      if (inData && !text.endsWith('\r\n.\r\n')) return;
      inData = part.startsWith('DATA');
      socket.write(inData ? '354 go on\r\n' : part.startsWith('QUIT') ? '221 bye\r\n' : '250 ok\r\n');
    });
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      resolve({ port, received: () => text, stop: () => server.close() });
    });
  });
}

describe('mail by SMTP', () => {
  it('delivers an email to the SMTP server', async () => {
    const server = await startMailServer();
    await openSmtpMail({ url: `smtp://127.0.0.1:${server.port}`, from }).send(letter);
    expect(server.received()).toMatch(/MAIL FROM:<no-reply@inward\.example>[\s\S]*RCPT TO:<ann@mail\.example>/);
    expect(server.received()).toContain('Open https://inward.example/auth');
    server.stop();
  });

  it('sends neither email nor password to an smtp: server that offers no encryption', async () => {
    const server = await startMailServer();
    // This address reaches this machine, but is not recognised as a loopback address.
    const url = `smtp://ann:secret@0.0.0.0:${server.port}?requireTLS=false`;
    await expect(openSmtpMail({ url, from }).send(letter)).rejects.toThrow();
    expect(server.received()).toMatch(/^EHLO/);
    expect(server.received()).not.toMatch(/MAIL FROM|AUTH|inward\.example\/auth/);
    server.stop();
  });

  it('sending an email rejects when the SMTP server cannot be reached', async () => {
    await expect(openSmtpMail({ url: 'smtp://127.0.0.1:1', from }).send(letter)).rejects.toThrow();
  });
});
