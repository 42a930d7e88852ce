import type { ModelChoice } from '../model/model-choice.ts';

/** What is needed to look for one kind of model server at one address. */
export type Look = {
  /** The address of the server, without a slash or `/v1` at its end. */
  readonly baseUrl: string;
  readonly key: string | null;
  readonly signal: AbortSignal;
  /** The time limit of a call to the model. Null means the default for this kind of server. */
  readonly timeoutMs: number | null;
  /** The size of this machine's memory, in bytes. */
  readonly memoryBytes: number;
};

/**
 * What was found at an address. `another_program`: a program answers, but not like this kind of server.
 * `another_person`: another user of this machine runs the server.
 */
export type LocalAnswer =
  | { readonly state: 'found'; readonly choice: ModelChoice }
  | { readonly state: 'nobody' | 'another_program' | 'another_person' | 'no_model' | 'key_refused' };

/**
 * The time limit of a call to llama.cpp or LM Studio. They send no response headers until the answer is complete, and
 * Node's fetch gives up after 300 s without headers.
 */
export const waitForAnswerMs = 280_000;
