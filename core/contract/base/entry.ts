import type * as z from 'zod/mini';
import type { TokenScope } from '../../domain/users/api-token.ts';
import type { ErrorCode } from './error-codes.ts';
import { laterPaths } from './later-paths.ts';
import { apiPaths, type CallName, type MethodOf, type PathOf } from './paths.ts';

/**
 * Which rate limit applies to a call. `open` counts calls per IP address, the others count calls per user. The server
 * defines the numbers.
 */
export type Limit = 'read' | 'write' | 'file' | 'open';

/** The definition of one API call, without its method and path, which are in paths.ts and later-paths.ts. */
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
  /** Set if the request body is not JSON but a file of at most `mostBytes` bytes. */
  readonly takesFile?: { readonly mostBytes: number };
  /** Set if the response body is not JSON but a file with this content type and name, sent in pieces. */
  readonly givesFile?: { readonly type: string; readonly name: string };
  /**
   * True if a successful call invalidates all tokens of the caller: at once on this server, within a minute on all
   * others.
   */
  readonly endsCaller?: true;
  /** The response bodies of successful calls, by HTTP status. */
  readonly answers: Readonly<Record<number, z.ZodMiniType>>;
  /** The error codes that this call may return in addition to `commonErrors`. */
  readonly errors: readonly ErrorCode[];
};

/** Error codes that every call may return. */
export const commonErrors = ['bad_request', 'too_large', 'too_many_requests', 'unavailable', 'internal'] as const;

/** Error codes that every call with `caller: 'person'` may return in addition to `commonErrors`. */
export const personErrors = ['unauthorized', 'token_not_allowed'] as const;

/**
 * One call of the API: who may call it, its request and its responses. The routes, the OpenAPI document and the web
 * client are all derived from these entries, so they cannot disagree.
 */
export type Entry = EntryDefinition & { readonly method: MethodOf<CallName>; readonly path: PathOf<CallName> };

const allPaths = { ...apiPaths, ...laterPaths };

/** Return the entry of a call, made from its definition. Preserve the literal types. */
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

/** The validated values that the server's handler receives. */
export type Params<E extends Entry> = Output<Part<E, 'params'>>;
export type Query<E extends Entry> = Output<Part<E, 'query'>>;
export type Headers<E extends Entry> = Output<Part<E, 'headers'>>;
export type Body<E extends Entry> = Output<Part<E, 'body'>>;
/** The body that the client sends, before validation. */
export type BodyInput<E extends Entry> = Input<Part<E, 'body'>>;
/** The body of any successful response. */
export type Answer<E extends Entry> = { [S in keyof E['answers']]: Output<E['answers'][S]> }[keyof E['answers']];
