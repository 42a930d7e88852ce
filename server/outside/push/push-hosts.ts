/** The push services of the browsers there are. `*.` stands for any name before it. */
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
 * Whether an endpoint that a person's browser named may be called: an https address without a user or a port of its
 * own at a known service, or at one of `more`, which are whole origins like 'http://127.0.0.1:8080'.
 */
export function isPushService(endpoint: string, more: readonly string[]): boolean {
  const url = URL.parse(endpoint);
  if (url === null || url.username !== '' || url.password !== '') return false;
  if (more.includes(url.origin)) return true;
  return (
    url.protocol === 'https:' && url.port === '' && browserServices.some((pattern) => matches(url.hostname, pattern))
  );
}
