// The answer to an early request. The script in index.html requests the token and the first data of the screen while
// the app's code is still loading (web/early-requests.ts). The app uses each of these answers once, instead of sending
// the request itself.

type EarlyAnswer = {
  /** The bearer token of the request, or null for a request that sends none. */
  readonly token: string | null;
  readonly response: Promise<Response>;
};

export type EarlyAnswers = Map<string, EarlyAnswer>;

declare global {
  interface Window {
    inwardEarlyAnswers?: EarlyAnswers;
  }
}

/** How long after the page was opened an early answer may be used. A later one may be out of date. */
const usableForMs = 10_000;

/**
 * Remove and return the early answer to a GET of this path with this token. Return null when there is none, or when it
 * may be out of date.
 */
export function takeEarlyAnswer(url: string, token: string | null): Promise<Response> | null {
  const answers = window.inwardEarlyAnswers;
  const answer = answers?.get(url);
  answers?.delete(url);
  return answer && answer.token === token && performance.now() < usableForMs ? answer.response : null;
}
