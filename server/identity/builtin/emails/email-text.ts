import { readFileSync } from 'node:fs';

export type EmailText = {
  readonly subject: string;
  /** Return the text with the value in place of its mark, `{link}` or `{device}`. */
  readonly body: (value?: string) => string;
};

/**
 * Read `texts/<name>.txt`: the subject on the first line, an empty line, then the body. If `mark` is given, the body
 * must contain that mark, such as `{link}`, exactly once. Throw if the subject or the body is missing, or if the body
 * has other marks.
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
