import { readFileSync } from 'node:fs';

export type EmailText = {
  readonly subject: string;
  /** Return the text with the value in the place of its mark, `{link}` or `{device}`. */
  readonly body: (value?: string) => string;
};

/**
 * Read `texts/<name>.txt`: the subject on the first line, an empty line, then the body. `mark` is the only mark in the
 * body: it is in the place of a value. Throw when the subject or the body is missing, or when the marks are not these.
 */
export function readEmailText(name: string, mark?: 'link' | 'device'): EmailText {
  const text = readFileSync(new URL(`texts/${name}.txt`, import.meta.url), 'utf8').trim();
  const [subject = '', ...paragraphs] = text.split('\n\n');
  const body = paragraphs.join('\n\n');
  if (subject === '' || subject.includes('\n') || body === '')
    throw new Error(`${name}.txt needs a subject and a body`);
  const marks = mark ? `{${mark}}` : '';
  if ((body.match(/\{\w+\}/g) ?? []).join() !== marks) throw new Error(`${name}.txt must contain the marks: ${marks}`);
  return { subject, body: (value = '') => (marks === '' ? body : body.replace(marks, () => value)) };
}
