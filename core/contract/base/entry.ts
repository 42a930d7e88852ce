import type * as z from 'zod/mini';
import type { TokenScope } from '../../domain/users/api-token.ts';
import type { ErrorCode } from './error-codes.ts';
import { laterPaths } from './later-paths.ts';
import { apiPaths, type CallName, type MethodOf, type PathOf } from './paths.ts';

/** The rate limit of a call. `open` is counted per IP address, the others per user. The server defines the numbers. */
export type Limit = 'read' | 'write' | 'file' | 'open';

type EntryDefinition = {
  readonly summary: string;
  /** `person`: needs `Authorization: Bearer <identity token>`. `nobody`: needs no sign-in. */
  readonly caller: 'person' | 'nobody';
  readonly limit: Limit;
  /** The scope that a personal API token needs for this call. Without a scope, no such token may make the call. */
  readonly scope?: TokenScope;
  readonly params?: z.ZodMiniType;
  readonly query?: z.ZodMiniType;
  readonly headers?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  readonly takesFile?: { readonly mostBytes: number };
  readonly givesFile?: { readonly type: string; readonly name: string };
  /** A successful call invalidates all tokens of the caller: on this server at once, on others within a minute. */
  readonly endsCaller?: true;
  readonly answers: Readonly<Record<number, z.ZodMiniType>>;
  /** Error codes in addition to `commonErrors`. */
  readonly errors: readonly ErrorCode[];
};

export const commonErrors = ['bad_request', 'too_large', 'too_many_requests', 'unavailable', 'internal'] as const;

/** Error codes of every call with `caller: 'person'`, in addition to `commonErrors`. */
export const personErrors = ['unauthorized', 'token_not_allowed'] as const;

/** One call of the API. The server's routes, the OpenAPI document and the web client are derived from these entries. */
export type Entry = EntryDefinition & { readonly method: MethodOf<CallName>; readonly path: PathOf<CallName> };

const allPaths = { ...apiPaths, ...laterPaths };

export const entry = <const N extends CallName, const E extends EntryDefinition>(
  name: N,
  definition: E,
): E & { readonly method: MethodOf<N>; readonly path: PathOf<N> } => ({
  ...definition,
  method: allPaths[name].split(' ')[0] as MethodOf<N>,
  path: allPaths[name].split(' ')[1] as PathOf<N>,
});

type Output<S> = S extends z.ZodMiniType ? z.output<S> : undefined;
type Input<S> = S extends z.ZodMiniType ? z.input<S> : undefined;
type Part<E extends Entry, K extends keyof Entry> = K extends keyof E ? E[K] : undefined;

export type Params<E extends Entry> = Output<Part<E, 'params'>>;
export type Query<E extends Entry> = Output<Part<E, 'query'>>;
export type Headers<E extends Entry> = Output<Part<E, 'headers'>>;
export type Body<E extends Entry> = Output<Part<E, 'body'>>;
/** What the client sends, before validation. */
export type BodyInput<E extends Entry> = Input<Part<E, 'body'>>;
export type Answer<E extends Entry> = { [S in keyof E['answers']]: Output<E['answers'][S]> }[keyof E['answers']];
