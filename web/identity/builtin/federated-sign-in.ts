import { signUpRefusalText } from '../../../core/domain/users/sign-up-refusals.ts';
import { type FederatedProvider, IdentityError, type SampleIdentity, type SignInIdentity } from '../port/identity.ts';
import { identityIn, inviteField, postIdentity, requestIdentity, requireIdentity } from './builtin-api.ts';

/** The errors for codes in a provider's redirect (docs/identity-calls.md). Any other code gives `invalidAnswer`. */
const errors: Readonly<Record<string, IdentityError>> = {
  access_denied: new IdentityError('popup-closed'),
  account_not_linked: new IdentityError('email-already-in-use'),
  account_already_linked_to_different_user: new IdentityError('credential-already-in-use'),
  USER_DISABLED: new IdentityError('user-disabled'),
  email_not_found: new IdentityError('unknown', 'This provider shared no email. Please allow it and try again.'),
};
const invalidAnswer = new IdentityError('unknown', 'The provider’s answer could not be used. Please try again.');

export function federatedErrorOf(code: string): IdentityError {
  const refusal = signUpRefusalText(code);
  return refusal === null ? (errors[code] ?? invalidAnswer) : new IdentityError('unknown', refusal);
}

const popupFeatures = 'popup,width=480,height=640';
const pollEveryMs = 500;

async function addressOf(provider: FederatedProvider, popup: boolean): Promise<string> {
  const { url } = await postIdentity('sign-in/social', { provider, popup, ...inviteField() });
  if (typeof url !== 'string') throw new IdentityError('operation-not-allowed');
  return url;
}

/** Return the popup's final message: 'done', an error code, or null if the user closed the popup. */
function answerOf(popup: Window): Promise<string | null> {
  return new Promise((resolve) => {
    const finish = (answer: string | null) => {
      clearInterval(polling);
      window.removeEventListener('message', onMessage);
      resolve(answer);
    };
    const onMessage = ({ origin, source, data }: MessageEvent) => {
      if (origin !== window.location.origin || source !== popup) return;
      const answer: unknown = data?.inwardSignIn;
      if (typeof answer === 'string') finish(answer);
    };
    window.addEventListener('message', onMessage);
    const polling = setInterval(() => {
      // The popup may have sent a message just before it closed: wait for that message.
      if (popup.closed) setTimeout(finish, 100, null);
    }, pollEveryMs);
  });
}

async function redirectTo(provider: FederatedProvider): Promise<null> {
  window.location.assign(await addressOf(provider, false));
  return null;
}

/**
 * Sign in with a provider in a popup. If popups are blocked, redirect the page and return null. Throws IdentityError
 * when the user closes the popup, or when the provider or the server refuses.
 */
export async function signInWith(provider: FederatedProvider): Promise<SignInIdentity | null> {
  // Open the popup before requesting the provider's URL: browsers block a popup that opens after the tap was handled.
  const popup = window.open('', 'inward-sign-in', popupFeatures);
  if (!popup) return redirectTo(provider);
  try {
    popup.location.href = await addressOf(provider, true);
  } catch (error) {
    popup.close();
    throw error;
  }
  const answer = await answerOf(popup);
  if (answer === null) throw new IdentityError('popup-closed');
  if (answer !== 'done') throw federatedErrorOf(answer);
  const { ok, answer: session } = await requestIdentity('get-session').catch(() => {
    throw new IdentityError('network-request-failed');
  });
  const identity = ok ? identityIn(session) : null;
  if (!identity) throw invalidAnswer;
  return identity;
}

/** Sign in as the sample user of a demo. Later requests send this user's timezone offset. */
export async function signInAsSample(): Promise<SampleIdentity> {
  const answer = await postIdentity('demo/sign-in', {});
  const offset = answer['timezoneOffset'];
  return {
    ...requireIdentity(answer),
    timezoneOffset: typeof offset === 'number' ? offset : new Date().getTimezoneOffset(),
  };
}
