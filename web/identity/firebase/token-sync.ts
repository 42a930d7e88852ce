/** Older tokens are not handed on: whoever holds one has had time to lose it. */
const mostSeconds = 300;

/** The part of a hosted identity's user that the mirror needs. */
type TokenHolder = { getIdTokenResult: () => Promise<{ token: string; issuedAtTime: string }> };

/**
 * Mirrors the identity token to an endpoint of this origin: POST with the bearer token when somebody is signed in,
 * DELETE when nobody is any more. Only in a secure context, only tokens of at most 300 s, each once. A failure is
 * left alone: the next token brings the next try.
 */
export function createTokenSync(path: string): (user: TokenHolder | null) => Promise<void> {
  const url = new URL(path, window.location.origin);
  let mirrored: string | null = null;
  let isSignedIn = false;
  let turn = Promise.resolve();

  const mirror = async (user: TokenHolder | null): Promise<void> => {
    const result = user && (await user.getIdTokenResult());
    if (result && Date.now() - Date.parse(result.issuedAtTime) > mostSeconds * 1000) return;
    const token = result?.token ?? null;
    if (token === mirrored && token !== null) return;
    mirrored = token;
    const init = token ? { method: 'POST', headers: { authorization: `Bearer ${token}` } } : { method: 'DELETE' };
    await fetch(url.href, { ...init, credentials: 'same-origin', keepalive: true });
  };

  return (user) => {
    const wasSignedIn = isSignedIn;
    isSignedIn = user !== null;
    if (!window.isSecureContext || url.origin !== window.location.origin || !(user || wasSignedIn)) return turn;
    // One after the other: a token that was on its way must not come after the sign-out.
    turn = turn.then(() => mirror(user)).catch(() => undefined);
    return turn;
  };
}
