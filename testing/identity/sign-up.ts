type SignedUp = {
  readonly email: string;
  readonly password: string;
  /** The user's id in the builtin identity, which is the subject of the token. */
  readonly uid: string;
  /** A bearer token, valid for ten minutes. */
  readonly token: string;
  /** The session cookie, for requests under /api/identity. */
  readonly cookie: string;
};

let count = 0;

/** Sign up a user with the builtin identity of the server at `address`. */
export async function signUpUser(address: string, name = ''): Promise<SignedUp> {
  count += 1;
  const email = `person-${process.pid}-${count}@mail.example`;
  const password = 'Secret!23';
  const response = await fetch(`${address}/api/identity/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, name }),
  });
  if (!response.ok) throw new Error(`sign-up failed with ${response.status}`);
  const { user } = (await response.json()) as { user: { id: string } };
  const cookie = (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const tokenResponse = await fetch(`${address}/api/identity/token`, { headers: { cookie } });
  const { token } = (await tokenResponse.json()) as { token: string };
  return { email, password, uid: user.id, token, cookie };
}
