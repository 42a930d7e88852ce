import type * as z from 'zod/mini';
import type { ErrorCode } from './error-codes.ts';
import { type CallName, type MethodOf, methodOf, type PathOf, pathOf } from './paths.ts';

/** How often a caller may call: `open` per address, the others per person. Figures live with the server. */
export type Limit = 'read' | 'write' | 'file' | 'open';

/** One call of the API without its method and path, which paths.ts has. */
type EntryDefinition = {
  readonly summary: string;
  /** `person`: needs `Authorization: Bearer <identity token>`. `nobody`: answers anyone. */
  readonly caller: 'person' | 'nobody';
  readonly limit: Limit;
  readonly params?: z.ZodMiniType;
  readonly query?: z.ZodMiniType;
  readonly headers?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  /** The body is a file of so many bytes at most, taken as it is and not as JSON. */
  readonly takesFile?: { readonly mostBytes: number };
  /** The answer is a file to keep under this name, and not JSON. */
  readonly givesFile?: { readonly type: string; readonly name: string };
  /** After success every token of the caller is refused: at once here, within a minute on every other server. */
  readonly endsCaller?: true;
  /** Bodies by status, success only. */
  readonly answers: Readonly<Record<number, z.ZodMiniType>>;
  /** Refusals particular to this call, beside those that any call may give (see `commonErrors`). */
  readonly errors: readonly ErrorCode[];
};

/** Refusals that every call may answer with. */
export const commonErrors = ['bad_request', 'too_large', 'too_many_requests', 'unavailable', 'internal'] as const;

/**
 * One call of the API: who may call it, what it takes, what it answers. The routes, the OpenAPI document and the web's
 * client are all made from these entries, so none of them can disagree.
 */
export type Entry = EntryDefinition & { readonly method: MethodOf<CallName>; readonly path: PathOf<CallName> };

/** Make the entry of a call from its definition. The entry keeps the literal types. */
export const entry = <const N extends CallName, const E extends EntryDefinition>(
  name: N,
  definition: E,
): E & { readonly method: MethodOf<N>; readonly path: PathOf<N> } => ({
  ...definition,
  method: methodOf(name),
  path: pathOf(name),
});

type Output<S> = S extends z.ZodMiniType ? z.output<S> : undefined;
type Input<S> = S extends z.ZodMiniType ? z.input<S> : undefined;
type Part<E extends Entry, K extends keyof Entry> = K extends keyof E ? E[K] : undefined;

/** What the server's handler is given after validation. */
export type Params<E extends Entry> = Output<Part<E, 'params'>>;
export type Query<E extends Entry> = Output<Part<E, 'query'>>;
export type Headers<E extends Entry> = Output<Part<E, 'headers'>>;
export type Body<E extends Entry> = Output<Part<E, 'body'>>;
/** What the client sends. */
export type BodyInput<E extends Entry> = Input<Part<E, 'body'>>;
/** Any of the success bodies. */
export type Answer<E extends Entry> = { [S in keyof E['answers']]: Output<E['answers'][S]> }[keyof E['answers']];
