import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { recordingLog } from '../../../testing/recording-log.ts';
import { temporaryFolder } from '../../../testing/temporary-folder.ts';
import { openFileMail } from './file-mail.ts';
import { openSmtpMail } from './smtp-mail.ts';

const from = 'Inward <no-reply@inward.example>';
const letter = { to: 'ann@mail.example', subject: 'Choose a new password', text: 'Open https://inward.example/auth' };

describe('mail without a configured mail server', () => {
  it('is a file that only the server’s account can read, and the log contains the file’s name but no address and no link', async () => {
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

  it('gets no additional header from a line break in an address', async () => {
    const folder = temporaryFolder('mail');
    const mail = openFileMail({ folder: folder.path, from, log: recordingLog() });
    await mail.send({ ...letter, to: 'ann@mail.example\r\nBcc: ben@mail.example' });
    const [file = ''] = readdirSync(folder.path);
    expect(readFileSync(join(folder.path, file), 'utf8')).not.toMatch(/^Bcc:/m);
    folder.remove();
  });
});

/** Start a minimal SMTP server that can receive one e-mail. */
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
  it('is delivered to the server', async () => {
    const server = await startMailServer();
    await openSmtpMail({ url: `smtp://127.0.0.1:${server.port}`, from }).send(letter);
    expect(server.received()).toMatch(/MAIL FROM:<no-reply@inward\.example>[\s\S]*RCPT TO:<ann@mail\.example>/);
    expect(server.received()).toContain('Open https://inward.example/auth');
    server.stop();
  });

  it('rejects if no mail server can be reached', async () => {
    await expect(openSmtpMail({ url: 'smtp://127.0.0.1:1', from }).send(letter)).rejects.toThrow();
  });
});
