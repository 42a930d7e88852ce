import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Reflection } from '../../core/contract/reflection.ts';
import {
  type ApiUser,
  currentWindow,
  eveningOffset,
  expectAnswer,
  signUpByApi,
  UnexpectedAnswer,
} from '../support/api-user.ts';

/**
 * The PUBLIC_URL of the servers in a long test. These servers need PROXIES=2, because the test itself acts as a second
 * proxy.
 */
export const publicUrl = 'http://inward.test';

/** A reflection that the server acknowledged. `content` is the last text that the server acknowledged. */
type Evening = { readonly person: ApiUser; readonly id: string; content: string };

/** All times are in ms since the start of the process. */
export type Watch = {
  readonly acknowledgedAt: number[];
  /** Times of 503 answers with Retry-After. */
  readonly refusedAt: number[];
  /** Times at which a call got no answer, or an answer that was cut off. */
  readonly brokenAt: number[];
  /** A sentence for each acknowledged text that its user later did not find on the server. */
  readonly lost: string[];
};

export type People = {
  readonly watch: Watch;
  /** The evenings whose submit was acknowledged. */
  readonly evenings: readonly Evening[];
  /** Rejects as soon as one person gets an answer that is not allowed. */
  readonly failed: Promise<never>;
  /** Let all people finish their current calls. Rejects if one of them got an answer that is not allowed. */
  readonly stop: () => Promise<void>;
  /** Check every evening once more, after `stop`. Return a sentence for each reflection that is lost or duplicated. */
  readonly missing: () => Promise<string[]>;
};

const offset = eveningOffset(Date.now());
const retryMs = 100;
/** The pause between two edits. With it, one person makes about 100 writes a minute, below the limit of 120. */
const betweenEditsMs = 700;

type Load = {
  readonly writers: number;
  /** The time between the arrivals of two people. */
  readonly arrivalMs?: number;
};

const looks = [
  ['GET', '/api/user/stats'],
  ['GET', '/api/user/streak'],
  ['GET', '/api/summaries/weekly'],
  ['POST', '/api/reflections/search', { q: 'words' }],
  ['PUT', '/api/user/preferences', { extraTime: true }],
] as const;

/** Each writer downloads the journal after this many edits. More downloads would exceed a limit of the server. */
const editsPerExport = 60;

/**
 * Let people sign up and write at `url` until `stop`. The `writers` edit one reflection each, again and again. Further
 * people arrive one by one and submit one reflection each. After a 503 or no answer, repeat the call with the same
 * idempotency key. Fail on any other error.
 */
export function openPeople(url: string, { writers, arrivalMs = 1_000 }: Load): People {
  const watch: Watch = { acknowledgedAt: [], refusedAt: [], brokenAt: [], lost: [] };
  const evenings: Evening[] = [];
  let isOver = false;

  function note(error: unknown, earlier: readonly string[]): void {
    const answer = error instanceof UnexpectedAnswer ? error.answer : null;
    if (answer === null) watch.brokenAt.push(performance.now());
    else if (answer.status === 503 && answer.headers.has('retry-after')) watch.refusedAt.push(performance.now());
    else throw new Error(`After ${earlier.length} attempts (${earlier.slice(-20).join(', ')})`, { cause: error });
  }

  async function repeat<T>(attempt: () => Promise<T>): Promise<T> {
    const earlier: string[] = [];
    for (;;) {
      try {
        const result = await attempt();
        watch.acknowledgedAt.push(performance.now());
        return result;
      } catch (error) {
        note(error, earlier);
        earlier.push(`${new Date().toISOString().slice(11, 23)} ${error instanceof Error ? error.message : error}`);
        await pause(retryMs);
      }
    }
  }

  async function begin(): Promise<Evening> {
    const address = Array.from({ length: 3 }, () => Math.floor(Math.random() * 256));
    const headers = { origin: publicUrl, 'x-forwarded-for': ['10', ...address].join('.') };
    const email = `${randomUUID()}@mail.example`;
    const person = await repeat(() => signUpByApi(url, email, headers));
    const { window, prompt } = await repeat(() => currentWindow(person, offset));
    const { isActive: _isActive, ...bounds } = window;
    const content = `The evening of ${email}.`;
    const body = { ...bounds, promptId: prompt?.id, content, timezoneOffset: offset };
    const key = { 'idempotency-key': randomUUID() };
    const submit = async () =>
      expectAnswer('The submit', await person.call('POST', '/api/reflections', body, key), 200, 201);
    const { id } = (await repeat(submit)).body as Reflection;
    const evening = { person, id, content };
    evenings.push(evening);
    return evening;
  }

  /** Check that the user's list contains the acknowledged reflection and nothing else. If not, record a loss. */
  async function look({ person, id, content }: Evening): Promise<void> {
    const list = async () => expectAnswer('The list', await person.call('GET', '/api/reflections'), 200, 401);
    const { body } = await repeat(list);
    const found = Array.isArray(body) ? (body as Reflection[]).map((one) => `${one.id} ${one.content}`) : [];
    if (found.length !== 1 || found[0] !== `${id} ${content}`)
      watch.lost.push(`wanted "${content}", found ${JSON.stringify(found)}`);
  }

  async function write(): Promise<void> {
    const evening = await begin();
    for (let count = 1; !isOver; count += 1) {
      await pause(betweenEditsMs * (0.5 + Math.random()));
      await look(evening);
      const [method, path, body] = looks[count % looks.length] ?? looks[0];
      await repeat(async () => expectAnswer(path, await evening.person.call(method, path, body), 200, 206));
      if (count % editsPerExport === 0)
        await repeat(async () =>
          expectAnswer('The download', await evening.person.call('GET', '/api/user/export'), 200),
        );
      const content = `Words number ${count} of ${evening.person.email}.`;
      const edit = () => evening.person.call('PUT', `/api/reflections/${evening.id}`, { content });
      await repeat(async () => expectAnswer('The edit', await edit(), 200));
      evening.content = content;
    }
  }

  async function arrive(): Promise<void> {
    for (; !isOver; await pause(arrivalMs)) await begin();
  }

  const all = Promise.all([...Array.from({ length: writers }, write), arrive()]);
  const failed = new Promise<never>((_, reject) => all.catch(reject));
  failed.catch(() => {});
  return {
    watch,
    evenings,
    failed,
    stop: async () => {
      isOver = true;
      await all;
    },
    missing: async () => {
      for (const evening of evenings) await look(evening);
      return watch.lost;
    },
  };
}

/** Return, in ms, the longest time without an acknowledgement, and the time from the first to the last refusal. */
export function gapOf(watch: Watch, fromMs: number, untilMs: number): { silent: number; refused: number } {
  const within = (times: readonly number[]) => times.filter((time) => time >= fromMs && time <= untilMs);
  const acknowledged = [fromMs, ...within(watch.acknowledgedAt), untilMs];
  const silences = acknowledged.slice(1).map((time, index) => time - (acknowledged[index] ?? time));
  const refused = within(watch.refusedAt);
  return {
    silent: Math.max(...silences),
    refused: refused.length === 0 ? 0 : (refused.at(-1) ?? 0) - (refused[0] ?? 0),
  };
}
