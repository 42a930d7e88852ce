import type * as z from 'zod/mini';
import type { Body, Entry, Headers, Params, Query } from '../../core/contract/base/entry.ts';
import type { Contract } from '../../core/contract/contract.ts';
import type { Deps } from '../deps/deps.ts';

/** The caller of the API: a user of the product with a verified identity. */
export type Person = {
  /** The product's user id, which every record of the user names as its owner. */
  readonly userId: string;
  readonly issuer: string;
  readonly subject: string;
  readonly email: string;
  readonly name: string;
  readonly picture: string | null;
  /** When the token was issued, and when the user last signed in (null if unknown), in epoch ms of the system clock. */
  readonly issuedAt: number;
  readonly authenticatedAt: number | null;
  /** Equal for all calls of one sign-in, so that the rules can tell the user's devices apart. Undefined if unknown. */
  readonly device: string | undefined;
};

/** A call after authentication and validation. */
type Call<E extends Entry> = {
  readonly person: E['caller'] extends 'person' ? Person : null;
  readonly params: Params<E>;
  readonly query: Query<E>;
  readonly headers: Headers<E>;
  readonly body: Body<E>;
};

type Reply<E extends Entry> = {
  [S in keyof E['answers']]: { readonly status: S; readonly body: z.output<E['answers'][S] & z.ZodMiniType> };
}[keyof E['answers']];

/** Handle one call. Throw a `Refusal` for an expected error. */
type Handler<E extends Entry> = (deps: Deps, call: Call<E>) => Promise<Reply<E>>;

/** A handler for each call of the contract. The code does not compile if a handler is missing. */
export type Handlers = { readonly [K in keyof Contract]: Handler<Contract[K]> };
