import type { ModelChoice } from '../model/model-choice.ts';

export type Look = {
  /** Without a slash or `/v1` at its end. */
  readonly baseUrl: string;
  readonly key: string | null;
  readonly signal: AbortSignal;
  /** The time limit of a call to the model; null for the default of this kind of server. */
  readonly timeoutMs: number | null;
  readonly memoryBytes: number;
};

/**
 * What was found at an address. `nobody`: no program answers. `another_program`: a program answers, but not as this
 * kind of server. `another_person`: another user of this machine runs the server.
 */
export type LocalAnswer =
  | { readonly state: 'found'; readonly choice: ModelChoice }
  | { readonly state: 'nobody' | 'another_program' | 'another_person' | 'no_model' | 'key_refused' };

/**
 * The time limit of a call. It is below 300 s, because these servers send no headers before the answer is ready, and
 * Node's fetch waits at most 300 s for headers.
 */
export const waitForAnswerMs = 280_000;
