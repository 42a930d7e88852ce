/** The hosts of all browsers' push services. `*.` matches any subdomain. */
const browserServices = [
  'fcm.googleapis.com',
  'jmt17.google.com',
  'updates.push.services.mozilla.com',
  '*.push.services.mozilla.com',
  '*.notify.windows.com',
  '*.push.apple.com',
];

const matches = (host: string, pattern: string): boolean =>
  pattern.startsWith('*.') ? host.endsWith(pattern.slice(1)) : host === pattern;

/**
 * Return whether the server may call an endpoint that a browser sent: an https address without user and port at a known
 * push service, or any address at an origin in `more`, such as 'http://127.0.0.1:8080'.
 */
export function isPushService(endpoint: string, more: readonly string[]): boolean {
  const url = URL.parse(endpoint);
  if (url === null || url.username !== '' || url.password !== '') return false;
  if (more.includes(url.origin)) return true;
  return (
    url.protocol === 'https:' && url.port === '' && browserServices.some((pattern) => matches(url.hostname, pattern))
  );
}
