import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Refusal } from '../errors/refusal.ts';
import { parseInput } from './parse-input.ts';

const schema = z.object({
  name: z.string(),
  type: z.enum(['evening', 'deep']),
  note: z.optional(z.string().check(z.refine((text) => text !== '', 'is missing'))),
});

test.each<[string, unknown, object]>([
  ['a missing text', { type: 'deep' }, { field: 'name', message: 'name is missing', isMissing: true }],
  ['a missing choice', { name: 'A' }, { field: 'type', message: 'type is missing', isMissing: true }],
  ['a missing body', undefined, { field: 'body', message: 'body is missing', isMissing: true }],
  ['null', { name: null, type: 'deep' }, { field: 'name', message: 'name must be a string' }],
  ['another type', { name: 1, type: 'deep' }, { field: 'name', message: 'name must be a string' }],
  ['another choice', { name: 'A', type: 'noon' }, { field: 'type', message: 'type is not valid' }],
  [
    'a rule of the contract in the same words',
    { name: 'A', type: 'deep', note: '' },
    { field: 'note', message: 'note is missing' },
  ],
])('a refusal of %s says in its details whether the field is missing', (_what, value, details) => {
  const parse = () => parseInput(schema, 'body', value);
  expect(parse).toThrow(Refusal);
  expect(parse).toThrow(expect.objectContaining({ details }));
});
