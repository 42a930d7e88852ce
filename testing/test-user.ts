import { randomUUID } from 'node:crypto';
import type { ErrorBody } from '../core/contract/base/error-body.ts';
import type { Reflection } from '../core/contract/reflection.ts';
import type { CurrentWindowBody } from '../core/contract/reflections.ts';
import type { StatsBody } from '../core/contract/stats.ts';
import type { Summary } from '../core/contract/summaries.ts';
import type { User } from '../core/contract/users.ts';
import type { StandInPerson } from './stand-in-identity.ts';
import type { TestApp } from './test-app.ts';

type Answer<B> = { readonly status: number; readonly body: B };

type SubmitOptions = {
  readonly content?: string;
  readonly key?: string | null;
  readonly offset?: number;
  readonly promptId?: string;
};

/** A signed-in user of the HTTP API. `offset` is what the user's device claims, in minutes. */
export type TestUser = {
  readonly subject: string;
  readonly token: string;
  offset: number;
  readonly get: <B>(path: string) => Promise<Answer<B>>;
  readonly post: <B>(path: string, body: object) => Promise<Answer<B>>;
  readonly sync: () => Promise<User>;
  readonly ask: (type?: 'evening' | 'deep') => Promise<CurrentWindowBody>;
  /**
   * Submit a reflection for a window that `ask` returned. By default, the idempotency key is new; null sends no key.
   */
  readonly submit: (asked: CurrentWindowBody, options?: SubmitOptions) => Promise<Answer<Reflection & ErrorBody>>;
  /** Request the window and submit at once. Throws if the reflection is not stored. */
  readonly write: (content?: string, type?: 'evening' | 'deep') => Promise<Reflection>;
  readonly edit: (id: string, content: string, ifMatch?: string) => Promise<Answer<Reflection & ErrorBody>>;
  readonly stats: () => Promise<StatsBody>;
  readonly summaries: () => Promise<Summary[]>;
};

/** Prompts for submits without a prompt from the server. */
const somePrompt = { evening: '0000000e-0000-8000-8000-000000000003', deep: '0000000d-0000-8000-8000-000000000003' };

/** Return a new user of the test app, by default in UTC+2. */
export async function createTestUser(
  app: TestApp,
  person: StandInPerson & { readonly offset?: number } = {},
): Promise<TestUser> {
  const { subject = randomUUID(), offset = -120 } = person;
  const token = await app.tokenFor({ ...person, subject });
  const call = async <B>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const answer = await app.call(method, path, { token, headers, ...(body !== undefined && { body }) });
    return { status: answer.status, body: answer.body as B };
  };
  const good = async <B>(answer: Promise<Answer<B>>): Promise<B> => {
    const { status, body } = await answer;
    if (status >= 300) throw new Error(`The server responded with ${status}`);
    return body;
  };
  const self: TestUser = {
    subject,
    token,
    offset,
    get: (path) => call('GET', path),
    post: (path, body) => call('POST', path, body),
    sync: () => good(call<User>('POST', '/api/auth/sync', { uid: subject })),
    ask: (type) =>
      good(
        call('POST', '/api/reflections/current', { timezoneOffset: self.offset, ...(type !== undefined && { type }) }),
      ),
    submit: ({ window, prompt }, options = {}) => {
      const { content = 'A day like any other.', key = randomUUID(), offset: claimed = self.offset } = options;
      const body = {
        promptId: options.promptId ?? prompt?.id ?? somePrompt[window.type],
        type: window.type,
        content,
        availableFrom: window.availableFrom,
        availableUntil: window.availableUntil,
        timezoneOffset: claimed,
      };
      return call('POST', '/api/reflections', body, key === null ? {} : { 'idempotency-key': key });
    },
    write: async (content, type) => good(self.submit(await self.ask(type), content === undefined ? {} : { content })),
    edit: (id, content, ifMatch) =>
      call(
        'PUT',
        `/api/reflections/${id}?timezone=${self.offset}`,
        { content },
        ifMatch === undefined ? {} : { 'if-match': ifMatch },
      ),
    stats: () => good(self.get<StatsBody>('/api/user/stats')),
    summaries: () => good(self.get<Summary[]>('/api/summaries/weekly')),
  };
  return self;
}
