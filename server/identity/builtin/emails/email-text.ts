import { readFileSync } from 'node:fs';

export type EmailText = {
  readonly subject: string;
  /** Return the body with the mark `{link}`, `{device}` or `{left}` replaced by `value`. */
  readonly body: (value?: string) => string;
};

/**
 * Read `texts/<name>.txt`: the subject on the first line, an empty line, then the body. The body must contain `{mark}`
 * exactly once, or no mark if `mark` is undefined. Throw if the file is invalid.
 */
export function readEmailText(name: string, mark?: 'link' | 'device' | 'left'): EmailText {
  const text = readFileSync(new URL(`texts/${name}.txt`, import.meta.url), 'utf8').trim();
  const [subject = '', ...paragraphs] = text.split('\n\n');
  const body = paragraphs.join('\n\n');
  if (subject === '' || subject.includes('\n') || body === '')
    throw new Error(`${name}.txt needs a subject and a body`);
  const marks = mark ? `{${mark}}` : '';
  if ((body.match(/\{\w+\}/g) ?? []).join() !== marks) throw new Error(`${name}.txt must contain the marks: ${marks}`);
  return { subject, body: (value = '') => (marks === '' ? body : body.replace(marks, () => value)) };
}
