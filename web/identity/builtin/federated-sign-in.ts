import { type FederatedProvider, IdentityError, type SampleIdentity, type SignInIdentity } from '../port/identity.ts';
import { identityIn, postIdentity, requestIdentity, requireIdentity } from './builtin-api.ts';

/** The codes that a provider's way back may carry (docs/identity-calls.md), as far as a person can do something. */
const refusals: Readonly<Record<string, IdentityError>> = {
  access_denied: new IdentityError('popup-closed'),
  account_not_linked: new IdentityError('email-already-in-use'),
  account_already_linked_to_different_user: new IdentityError('credential-already-in-use'),
  email_not_found: new IdentityError('unknown', 'This provider shared no e-mail. Please allow it and try again.'),
};
const untrusted = new IdentityError('unknown', 'The provider’s answer could not be used. Please try again.');

export const federatedErrorOf = (code: string): IdentityError => refusals[code] ?? untrusted;

const popupShape = 'popup,width=480,height=640';
const lookEveryMs = 500;

async function addressOf(provider: FederatedProvider, popup: boolean): Promise<string> {
  const { url } = await postIdentity('sign-in/social', { provider, popup });
  if (typeof url !== 'string') throw new IdentityError('operation-not-allowed');
  return url;
}

/** What the popup says when it is back on our own page, 'done' or a code; null when it was closed before. */
function answerOf(popup: Window): Promise<string | null> {
  return new Promise((resolve) => {
    const finish = (answer: string | null) => {
      clearInterval(looking);
      window.removeEventListener('message', hear);
      resolve(answer);
    };
    const hear = ({ origin, source, data }: MessageEvent) => {
      if (origin !== window.location.origin || source !== popup) return;
      const answer: unknown = data?.inwardSignIn;
      if (typeof answer === 'string') finish(answer);
    };
    window.addEventListener('message', hear);
    const looking = setInterval(() => {
      // Its last words may still be on their way.
      if (popup.closed) setTimeout(finish, 100, null);
    }, lookEveryMs);
  });
}

async function leaveFor(provider: FederatedProvider): Promise<null> {
  window.location.assign(await addressOf(provider, false));
  return null;
}

/**
 * Signs in by a provider: in a popup, or where that is blocked by leaving the page (then null). Throws IdentityError for
 * a popup that the person closed, and for what the provider or the server refused.
 */
export async function signInWith(provider: FederatedProvider): Promise<SignInIdentity | null> {
  // Opened at once, while the tap still counts; where to is known only after the server was asked.
  const popup = window.open('', 'inward-sign-in', popupShape);
  if (!popup) return leaveFor(provider);
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
  const person = ok ? identityIn(session) : null;
  if (!person) throw untrusted;
  return person;
}

/** Signs in as the demo's sample person, whose offset the page claims from then on. */
export async function signInAsSample(): Promise<SampleIdentity> {
  const answer = await postIdentity('demo/sign-in', {});
  const offset = answer['timezoneOffset'];
  return {
    ...requireIdentity(answer),
    timezoneOffset: typeof offset === 'number' ? offset : new Date().getTimezoneOffset(),
  };
}
