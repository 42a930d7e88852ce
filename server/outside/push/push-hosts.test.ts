import { expect, test } from 'vitest';
import { isPushService } from './push-hosts.ts';

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAA',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
  'https://web.push.apple.com/QGu',
  'https://FCM.googleapis.com:443/fcm/send/abc',
])('recognises %s as the endpoint of a push service', (endpoint) => expect(isPushService(endpoint, [])).toBe(true));

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/fcm/send/abc',
  'https://fcm.googleapis.com.evil.example/fcm/send/abc',
  'https://evil.example/fcm.googleapis.com',
  'https://evil.example#fcm.googleapis.com',
  'https://fcm.googleapis.com@evil.example/',
  'https://someone@fcm.googleapis.com/',
  'https://evilpush.apple.com.example/',
  'https://notpush.apple.com/',
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://localhost/',
  'http://169.254.169.254/latest/meta-data',
  'file:///etc/passwd',
  'data:text/plain,fcm.googleapis.com',
  'fcm.googleapis.com',
  '',
])('refuses %s as the endpoint of a push service', (endpoint) =>
  expect(isPushService(endpoint, ['http://127.0.0.1:8080'])).toBe(false),
);

test('allows a configured additional push service only if the whole origin matches', () => {
  const more = ['http://127.0.0.1:8080'];
  expect(isPushService('http://127.0.0.1:8080/push/1', more)).toBe(true);
  expect(isPushService('http://127.0.0.1:8081/push/1', more)).toBe(false);
  expect(isPushService('https://127.0.0.1:8080/push/1', more)).toBe(false);
});
