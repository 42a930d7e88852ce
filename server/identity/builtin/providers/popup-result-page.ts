import { hash } from 'node:crypto';

/** Where a provider's popup ends: it tells the page that opened it, and closes. `error` is the callback's code. */
const script = `(function () {
  var error = new URLSearchParams(location.search).get('error');
  var message = { inwardSignIn: error || 'done' };
  if (window.opener) window.opener.postMessage(message, location.origin);
  window.close();
})();`;

const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Inward</title>
<p>You can close this window.</p><p><a href="/">Open Inward</a></p><script>${script}</script></html>`;

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; script-src 'sha256-${hash('sha256', script, 'base64')}'; frame-ancestors 'none'; base-uri 'none'`,
};

/** No opener policy on a popup's way: with one the browser would cut it off from the page that it has to tell. */
export function withoutOpenerPolicy(answer: Response): Response {
  answer.headers.set('cross-origin-opener-policy', 'unsafe-none');
  return answer;
}

export const popupResultPage = (): Response => withoutOpenerPolicy(new Response(page, { headers }));
