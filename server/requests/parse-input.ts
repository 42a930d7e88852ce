import * as z from 'zod/mini';
import { Refusal } from '../errors/refusal.ts';

type Part = 'params' | 'query' | 'headers' | 'body';

/** Return a short message for an issue if the contract's schema has no message for it. */
function sentence(issue: z.core.$ZodRawIssue): string {
  if (issue.code === 'unrecognized_keys') return 'is not a known field';
  if (issue.input === undefined) return 'is missing';
  if (issue.code === 'invalid_type')
    return `must be ${issue.expected === 'object' ? 'an object' : `a ${issue.expected}`}`;
  if (issue.code === 'too_big') return `must be at most ${issue.maximum}`;
  if (issue.code === 'too_small')
    return issue.origin === 'string' ? 'must not be empty' : `must be at least ${issue.minimum}`;
  return 'is not valid';
}

/**
 * Return the name of an invalid field, such as 'content' for a field of the body, or 'query.start' for a field of the
 * query.
 */
function fieldOf(part: string, issue: z.core.$ZodIssue): string {
  const path = issue.code === 'unrecognized_keys' ? [...issue.path, ...issue.keys.slice(0, 1)] : issue.path;
  const name = path.map(String).join('.').slice(0, 100);
  if (name === '') return part;
  return part === 'body' ? name : `${part}.${name}`;
}

function invalid(field: string, rule: string, isMissing = false): Refusal {
  const message = `${field.slice(field.lastIndexOf('.') + 1)} ${rule}`;
  return new Refusal('bad_request', { field, message, ...(isMissing && { isMissing }) });
}

function parse<S extends z.ZodMiniType>(schema: S, part: string, value: unknown) {
  try {
    return z.safeParse(schema, value, { error: sentence, reportInput: true });
  } catch (error) {
    // zod passes all issues of a list as arguments of one call, so too many issues overflow the stack.
    throw error instanceof RangeError ? invalid(part, 'is not valid') : error;
  }
}

function parseAs<S extends z.ZodMiniType>(schema: S, part: string, value: unknown): z.output<S> {
  const result = parse(schema, part, value);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  if (!issue) throw new Refusal('bad_request');
  throw invalid(fieldOf(part, issue), issue.message, issue.input === undefined);
}

/** Return the parsed value, or throw a 400 `Refusal` that names the first invalid field. */
export const parseInput = <S extends z.ZodMiniType>(schema: S, part: Part, value: unknown): z.output<S> =>
  parseAs(schema, part, value);

/**
 * Parse a long list record by record and stop at the first invalid record, because zod would describe every invalid
 * record.
 */
export const parseList = <S extends z.ZodMiniType>(
  schema: S,
  field: string,
  values: readonly unknown[],
): z.output<S>[] => values.map((value, index) => parseAs(schema, `${field}.${index}`, value));
