/** An older token is not sent, because it may have leaked. */
const maxAgeSeconds = 300;

/** The part of Firebase's user object that this file needs. */
type TokenHolder = { getIdTokenResult: () => Promise<{ token: string; issuedAtTime: string }> };

/**
 * Send the identity token to an endpoint of this origin: POST with the bearer token while signed in, DELETE after a
 * sign-out. Send each token only once, only in a secure context, and only while the token is at most 300 s old. Ignore
 * failures, because the next token is sent anyway.
 */
export function createTokenSync(path: string): (user: TokenHolder | null) => Promise<void> {
  const url = new URL(path, window.location.origin);
  let mirrored: string | null = null;
  let isSignedIn = false;
  let last = Promise.resolve();

  const mirror = async (user: TokenHolder | null): Promise<void> => {
    const result = user && (await user.getIdTokenResult());
    if (result && Date.now() - Date.parse(result.issuedAtTime) > maxAgeSeconds * 1000) return;
    const token = result?.token ?? null;
    if (token === mirrored && token !== null) return;
    mirrored = token;
    const init = token ? { method: 'POST', headers: { authorization: `Bearer ${token}` } } : { method: 'DELETE' };
    await fetch(url.href, { ...init, credentials: 'same-origin', keepalive: true });
  };

  return (user) => {
    const wasSignedIn = isSignedIn;
    isSignedIn = user !== null;
    if (!window.isSecureContext || url.origin !== window.location.origin || !(user || wasSignedIn)) return last;
    // Send one request at a time, so that a pending POST cannot arrive after the DELETE of the sign-out.
    last = last.then(() => mirror(user)).catch(() => undefined);
    return last;
  };
}
