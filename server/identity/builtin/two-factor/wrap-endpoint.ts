import type { AuthContext } from 'better-auth';

type Owner = { readonly id: string; readonly email: string };
type Call = {
  readonly context: AuthContext;
  readonly headers?: Headers | undefined;
  readonly body?: unknown;
};

/**
 * Return an endpoint of better-auth that runs inside `around` if the call has a session. The types of better-auth do not
 * allow this without a cast.
 */
export function wrapEndpoint<E extends object>(
  endpoint: E,
  around: (call: Call, owner: Owner, run: () => Promise<unknown>) => Promise<unknown>,
): E {
  const run = endpoint as unknown as (call: Call) => Promise<unknown>;
  const wrapped = (call: Call) => {
    const { session } = call.context;
    return session ? around(call, session.user, () => run(call)) : run(call);
  };
  return Object.assign(wrapped, endpoint) as unknown as E;
}
