import { NetworkError } from './api-errors.ts';

/** A network that hangs looks like one that is away, in the end. */
export const answerLimitMs = 30_000;

/**
 * Does the work, or throws a NetworkError when it has not ended after `limitMs`. The work is told by its signal, which
 * also follows `given`; it is raced as well, because what does not listen would be waited for without end.
 */
export async function withinTime<T>(
  limitMs: number,
  work: (signal: AbortSignal) => Promise<T>,
  given?: AbortSignal,
): Promise<T> {
  const controller = new AbortController();
  const abort = () => controller.abort();
  if (given?.aborted) abort();
  given?.addEventListener('abort', abort);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new NetworkError('No answer in time'));
      abort();
    }, limitMs);
  });
  try {
    return await Promise.race([work(controller.signal), tooLate]);
  } finally {
    clearTimeout(timer);
    given?.removeEventListener('abort', abort);
  }
}
