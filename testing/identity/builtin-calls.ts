import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { TestAnswer, TestApp } from '../test-app.ts';

export const password = 'Secret!23';

let count = 0;
export const freshEmail = (): string => {
  count += 1;
  return `person-${count}@mail.example`;
};

/** Return the first cookie of an answer, in the form in which a browser sends it back. */
export const cookieOf = (answer: TestAnswer): string => (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';

export const statusAndCode = (answer: TestAnswer): [number, string | undefined] => [
  answer.status,
  (answer.body as { code?: string } | null)?.code,
];

/** Return functions that call the builtin identity of a test app as a page does, and that read the emails it sent. */
export function builtinCalls(app: () => TestApp) {
  const post = (call: string, body: unknown, headers: Record<string, string> = {}) =>
    app().call('POST', `/api/identity/${call}`, { body, headers });
  const get = (call: string, cookie: string) => app().call('GET', `/api/identity/${call}`, { headers: { cookie } });

  const signUp = async (email = freshEmail(), name = 'Ann Example') => {
    const answer = await post('sign-up/email', { email, password, name });
    return { answer, email, cookie: cookieOf(answer) };
  };
  const signIn = async (email: string, headers: Record<string, string> = {}) =>
    cookieOf(await post('sign-in/email', { email, password }, headers));
  const tokenOf = async (cookie: string) => ((await get('token', cookie)).body as { token: string }).token;
  const emailOf = async (cookie: string) =>
    ((await get('get-session', cookie)).body as { user: { email: string } } | null)?.user.email ?? null;

  const sentEmails = () =>
    readdirSync(join(app().dataDir, 'mail'))
      .filter((name) => !name.startsWith('.'))
      .sort()
      .map((name) => readFileSync(join(app().dataDir, 'mail', name), 'utf8'));
  const lettersTo = (email: string) => sentEmails().filter((text) => text.includes(`To: ${email}`));
  /** Wait for an email to this address whose text contains `words`. Return the newest such email. */
  const emailTo = async (email: string, words: string) => {
    const find = () => lettersTo(email).findLast((text) => text.includes(words));
    await expect.poll(find).toBeDefined();
    return find() ?? '';
  };
  return { post, get, signUp, signIn, tokenOf, emailOf, emailTo, lettersTo, sentEmails };
}

export const linkTokenIn = (message: string, parameter: 'reset' | 'confirm' | 'undo'): string =>
  new RegExp(`#${parameter}=([\\w-]+)`).exec(message)?.[1] ?? '';
