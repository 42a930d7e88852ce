// The answer to an early request. The script in index.html requests the token and the first data of the screen while
// the app's code is still loading (web/early-requests.ts). The app uses each of these answers once, instead of sending
// the request itself.

type EarlyAnswer = {
  /** The bearer token of the request, or null for a request that sends none. */
  readonly token: string | null;
  readonly response: Promise<Response>;
};

/** Early answers by `earlyKey`. */
export type EarlyAnswers = Map<string, EarlyAnswer>;

declare global {
  interface Window {
    inwardEarlyAnswers?: EarlyAnswers;
  }
}

/** How long after the page was opened an early answer may be used. A later one may be out of date. */
const usableForMs = 10_000;

/** Return the key of an early answer: the path with its query and, for a request with a body, the JSON of the body. */
export const earlyKey = (url: string, json?: string): string => (json === undefined ? url : `${url} ${json}`);

/**
 * Remove and return the early answer with this key to a request with this token. Return null when there is none, or when
 * it may be out of date.
 */
export function takeEarlyAnswer(key: string, token: string | null): Promise<Response> | null {
  const answers = window.inwardEarlyAnswers;
  const answer = answers?.get(key);
  answers?.delete(key);
  return answer && answer.token === token && performance.now() < usableForMs ? answer.response : null;
}
