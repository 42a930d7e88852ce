import type { ModelChoice } from '../model/model-choice.ts';

/** One look at an address for one kind of model server. */
export type Look = {
  /** Without a slash or `/v1` at its end. */
  readonly baseUrl: string;
  readonly key: string | null;
  readonly signal: AbortSignal;
  /** The time limit of the model's calls. Null: the server's default. */
  readonly timeoutMs: number | null;
  /** The memory of this machine. */
  readonly memoryBytes: number;
};

/** What is at an address. `another_program`: it answers, but not as this kind of server does.
 * `another_person`: another user of this machine runs it. */
export type LocalAnswer =
  | { readonly state: 'found'; readonly choice: ModelChoice }
  | { readonly state: 'nobody' | 'another_program' | 'another_person' | 'no_model' | 'key_refused' };

/**
 * The time limit of a call of llama.cpp and LM Studio: they send no header before the answer is complete, and Node's
 * fetch gives up after 300 s without one.
 */
export const waitForAnswerMs = 280_000;
