export type SignedUp = {
  readonly email: string;
  readonly password: string;
  /** The identity's id of the person, the token's subject. */
  readonly uid: string;
  /** A bearer token, good for ten minutes. */
  readonly token: string;
  /** For calls under /api/identity. */
  readonly cookie: string;
};

let count = 0;

/** Signs up a person for real through the builtin identity of the server at `address`. */
export async function signUpUser(address: string, name = ''): Promise<SignedUp> {
  count += 1;
  const email = `person-${process.pid}-${count}@mail.example`;
  const password = 'Secret!23';
  const response = await fetch(`${address}/api/identity/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, name }),
  });
  if (!response.ok) throw new Error(`sign-up answered ${response.status}`);
  const { user } = (await response.json()) as { user: { id: string } };
  const cookie = (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const tokenResponse = await fetch(`${address}/api/identity/token`, { headers: { cookie } });
  const { token } = (await tokenResponse.json()) as { token: string };
  return { email, password, uid: user.id, token, cookie };
}
