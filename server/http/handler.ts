import type * as z from 'zod/mini';
import type { Body, Entry, Headers, Params, Query } from '../../core/contract/base/entry.ts';
import type { Contract } from '../../core/contract/contract.ts';
import type { Deps } from '../deps/deps.ts';

export type Person = {
  /** The id of the user. Every record of the user contains this id as its owner. */
  readonly userId: string;
  readonly issuer: string;
  readonly subject: string;
  readonly email: string;
  readonly name: string;
  readonly picture: string | null;
  /** When the token was issued, and when the user last signed in (null if unknown), in epoch ms of the system clock. */
  readonly issuedAt: number;
  readonly authenticatedAt: number | null;
  /** The same in all calls of one sign-in, so it distinguishes the user's devices. Undefined if unknown. */
  readonly device: string | undefined;
};

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

type Handler<E extends Entry> = (deps: Deps, call: Call<E>) => Promise<Reply<E>>;

export type Handlers = { readonly [K in keyof Contract]: Handler<Contract[K]> };
