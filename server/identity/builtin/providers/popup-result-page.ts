import { hash } from 'node:crypto';

/** Post the result to the page that opened the popup: the callback's error code, or 'done'. */
const script = `(function () {
  var error = new URLSearchParams(location.search).get('error');
  var message = { inwardSignIn: error || 'done' };
  if (window.opener) window.opener.postMessage(message, location.origin);
  window.close();
})();`;

const pageUnder = (basePath: string) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>Inward</title>
<p>You can close this window.</p><p><a href="${basePath}/">Open Inward</a></p><script>${script}</script></html>`;

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; script-src 'sha256-${hash('sha256', script, 'base64')}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'`,
};

/** Turn off the opener policy. Otherwise the browser would separate the popup from the page that opened it. */
export function withoutOpenerPolicy(response: Response): Response {
  response.headers.set('cross-origin-opener-policy', 'unsafe-none');
  return response;
}

export const popupResultPage = (basePath: string): Response =>
  withoutOpenerPolicy(new Response(pageUnder(basePath), { headers }));
