import { NetworkError } from './api-errors.ts';

export const requestTimeoutMs = 30_000;

/**
 * Run `work`, or throw NetworkError when it has not ended after `timeoutMs`. The signal passed to `work` aborts at this
 * timeout and when `outer` aborts. Do not wait for work that ignores the signal.
 */
export async function withTimeout<T>(
  timeoutMs: number,
  work: (signal: AbortSignal) => Promise<T>,
  outer?: AbortSignal,
): Promise<T> {
  const controller = new AbortController();
  const abort = () => controller.abort();
  if (outer?.aborted) abort();
  outer?.addEventListener('abort', abort);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new NetworkError('No answer in time'));
      abort();
    }, timeoutMs);
  });
  try {
    return await Promise.race([work(controller.signal), tooLate]);
  } finally {
    clearTimeout(timer);
    outer?.removeEventListener('abort', abort);
  }
}
