import { expect, test, vi } from 'vitest';
import { type FakeAnswers, fakeApi } from '../../../testing/fake-api.ts';
import { signInWith } from './federated-sign-in.ts';

const social = 'POST /api/identity/sign-in/social';
const user = { id: 'uid-1', email: 'anna@example.org', name: 'Anna', image: null };

/** Open a fake popup. `say` posts a message as the last page in the popup would do. */
function popupOf(answers: FakeAnswers = {}) {
  const api = fakeApi({
    [social]: { body: { url: '/testing/pages/empty.html' } },
    'GET /api/identity/get-session': { body: { user } },
    ...answers,
  });
  const popup = { closed: false, location: { href: '' }, close: vi.fn() };
  vi.spyOn(window, 'open').mockReturnValue(popup as never);
  const say = (data: unknown, origin = window.location.origin, source: unknown = popup) => {
    const message = new MessageEvent('message', { data, origin });
    Object.defineProperty(message, 'source', { value: source });
    window.dispatchEvent(message);
  };
  return { api, popup, say };
}

test('opens the provider in a popup and signs in when the popup reports success', async () => {
  const { api, popup, say } = popupOf();
  const entering = signInWith('google');
  await expect.poll(() => popup.location.href).toBe('/testing/pages/empty.html');
  say({ inwardSignIn: 'done' });
  expect(await entering).toMatchObject({ uid: 'uid-1', email: 'anna@example.org' });
  expect(api.of(social).map(({ body }) => body)).toEqual([{ provider: 'google', popup: true }]);
});

test.each([
  ['account_not_linked', 'email-already-in-use'],
  ['access_denied', 'popup-closed'],
  ['unable_to_get_user_info', 'unknown'],
])('converts the refusal %s of a provider to the code %s', async (answer, code) => {
  const { popup, say } = popupOf();
  const entering = signInWith('google');
  await expect.poll(() => popup.location.href).not.toBe('');
  say({ inwardSignIn: answer });
  await expect(entering).rejects.toMatchObject({ code });
});

test('ignores messages from another origin or another window', async () => {
  const { popup, say } = popupOf();
  const entering = signInWith('google');
  await expect.poll(() => popup.location.href).not.toBe('');
  say({ inwardSignIn: 'done' }, 'https://evil.example');
  say({ inwardSignIn: 'done' }, window.location.origin, null);
  say({ inwardSignIn: 'access_denied' });
  await expect(entering).rejects.toMatchObject({ code: 'popup-closed' });
});

test('closes the popup and throws when the provider’s address cannot be fetched', async () => {
  const message = 'This provider cannot be reached just now. Please try again in a moment.';
  const { popup } = popupOf({ [social]: { status: 503, body: { code: 'PROVIDER_UNAVAILABLE', message } } });
  await expect(signInWith('google')).rejects.toThrow(message);
  expect(popup.close).toHaveBeenCalledOnce();
});

test('cancels the sign-in and stays on the page when the user closes the popup', async () => {
  const { api, popup } = popupOf();
  const entering = signInWith('google');
  await expect.poll(() => popup.location.href).not.toBe('');
  popup.closed = true;
  await expect(entering).rejects.toMatchObject({ code: 'popup-closed' });
  expect(api.of(social)).toHaveLength(1);
});

test('throws a network error when the connection is lost after the popup has finished', async () => {
  const { popup, say } = popupOf({ 'GET /api/identity/get-session': 'offline' });
  const entering = signInWith('google');
  await expect.poll(() => popup.location.href).not.toBe('');
  say({ inwardSignIn: 'done' });
  await expect(entering).rejects.toMatchObject({ code: 'network-request-failed' });
});
