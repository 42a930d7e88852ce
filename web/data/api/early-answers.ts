// The script in index.html (web/early-requests.ts) requests the token and the first data of the screen while the app's
// code is loading. The app uses each of these early answers once, instead of sending the same request.

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

/** Early answers are used only this long after the page was opened. Later, they may be out of date. */
const usableForMs = 10_000;

/** Return the key of an early answer: the URL, followed by the JSON of the request body if there is one. */
export const earlyKey = (url: string, json?: string): string => (json === undefined ? url : `${url} ${json}`);

/**
 * Remove the early answer with this key and return it. Return null if there is none, if its request had another token,
 * or if it may be out of date.
 */
export function takeEarlyAnswer(key: string, token: string | null): Promise<Response> | null {
  const answers = window.inwardEarlyAnswers;
  const answer = answers?.get(key);
  answers?.delete(key);
  return answer && answer.token === token && performance.now() < usableForMs ? answer.response : null;
}
