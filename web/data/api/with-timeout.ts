import { NetworkError } from './api-errors.ts';

export const requestTimeoutMs = 30_000;

/**
 * Run `work`. Throw NetworkError if `work` has not finished after `timeoutMs`, even if it ignores the signal. The
 * signal aborts at this timeout and when `outer` aborts.
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
