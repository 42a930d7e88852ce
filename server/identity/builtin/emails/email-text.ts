import { readFileSync } from 'node:fs';

export type EmailText = {
  readonly subject: string;
  /** Return the text with `{link}` replaced by `link`. */
  readonly body: (link?: string) => string;
};

/**
 * Read `texts/<name>.txt`: the subject on the first line, an empty line, then the body. If `hasLink` is true, the body
 * must contain `{link}`, the place of the link; otherwise it must not. Throw when the file breaks these rules.
 */
export function readEmailText(name: string, hasLink: boolean): EmailText {
  const text = readFileSync(new URL(`texts/${name}.txt`, import.meta.url), 'utf8').trim();
  const [subject = '', ...paragraphs] = text.split('\n\n');
  const body = paragraphs.join('\n\n');
  if (subject === '' || subject.includes('\n') || body === '')
    throw new Error(`${name}.txt needs a subject and a body`);
  if (body.includes('{link}') !== hasLink) throw new Error(`${name}.txt must ${hasLink ? '' : 'not '}contain {link}`);
  return { subject, body: (link = '') => body.replace('{link}', () => link) };
}
