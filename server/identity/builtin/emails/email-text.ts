import { readFileSync } from 'node:fs';

export type EmailText = {
  readonly subject: string;
  /** The text, with `link` in the place of `{link}`. */
  readonly body: (link?: string) => string;
};

/**
 * Read `texts/<name>.txt`: the subject on the first line, an empty line, then the body. `{link}` marks the place of the
 * link. Throws when the subject is missing, or when the file has a link that `hasLink` does not expect or the reverse.
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
