// The API must have the calls and fields of SPECIFICATION sections 3 and 7. Fields may be added, but not removed.
import { expect, test } from 'vitest';
import type { Entry } from './base/entry.ts';
import type { CallName } from './base/paths.ts';
import { contract } from './contract.ts';
import { openApiDocument } from './openapi.ts';

type Schema = {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
};

const { components } = openApiDocument('1') as { components: { schemas: Record<string, Schema> } };

/** Return the schema. If it is a reference, return the schema that it refers to. */
const whole = (schema: Schema = {}): Schema =>
  schema.$ref ? whole(components.schemas[schema.$ref.split('/').pop() ?? '']) : schema;

type Body = { readonly content: { readonly 'application/json': { readonly schema: Schema } } };
type Operation = { readonly requestBody?: Body; readonly responses: Readonly<Record<string, Body>> };

function operationOf(name: CallName): Operation {
  const { method, path } = contract[name] as Entry;
  const paths = openApiDocument('1')['paths'] as Record<string, Record<string, Operation>>;
  return paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()] as Operation;
}

const fieldsOf = (schema: Schema | undefined) => Object.keys(whole(schema).properties ?? {});
const sent = (name: CallName) => fieldsOf(operationOf(name).requestBody?.content['application/json'].schema);
const answered = (name: CallName) => whole(operationOf(name).responses['200']?.content['application/json'].schema);

test.each<[CallName, string, string[]]>([
  ['syncUser', 'POST /api/auth/sync', ['uid', 'email', 'displayName', 'photoURL']],
  ['getCurrentWindow', 'POST /api/reflections/current', ['timezoneOffset']],
  [
    'createReflection',
    'POST /api/reflections',
    ['promptId', 'type', 'content', 'availableFrom', 'availableUntil', 'timezoneOffset'],
  ],
  ['updateReflection', 'PUT /api/reflections/:id', ['content']],
  ['deleteReflection', 'DELETE /api/reflections/:id', []],
  ['getStats', 'GET /api/user/stats', []],
  ['weekReflections', 'GET /api/reflections/weekly', []],
  ['listReflections', 'GET /api/reflections', []],
  ['calendarReflections', 'GET /api/reflections/calendar', []],
  ['listSummaries', 'GET /api/summaries/weekly', []],
  ['getSummary', 'GET /api/summaries/:id', []],
  ['registerDevice', 'POST /api/notifications/register-device', ['token', 'deviceInfo']],
])(
  'the call %s is %s, and its request body has the specified fields [7.1, 7.4, 7.5, 7.6, 7.16]',
  (name, call, payload) => {
    const { method, path } = contract[name] as Entry;
    expect(`${method} ${path}`).toBe(call);
    expect(sent(name)).toEqual(expect.arrayContaining(payload));
  },
);

const window = ['type', 'isActive', 'availableFrom', 'availableUntil'];
const reflection = [
  'id',
  'type',
  'content',
  'wordCount',
  'submittedAt',
  'promptId',
  'availableFrom',
  'availableUntil',
  'timezoneOffset',
];

test.each<[string, () => Schema | undefined, string[]]>([
  ['a reflection', () => answered('listReflections').items, reflection],
  ['the current window', () => answered('getCurrentWindow'), ['window', 'prompt', 'existingReflection']],
  ['the current window’s bounds', () => answered('getCurrentWindow').properties?.['window'], window],
  ['the current window’s prompt', () => answered('getCurrentWindow').properties?.['prompt'], ['id', 'question']],
  [
    'the current window’s existing reflection',
    () => answered('getCurrentWindow').properties?.['existingReflection'],
    ['id', 'content'],
  ],
  ['stats', () => answered('getStats'), ['currentStreak', 'longestStreak', 'totalReflections', 'thisWeekCount']],
  [
    'a weekly summary',
    () => answered('getSummary'),
    ['id', 'title', 'weekStart', 'longSummary', 'keyThemes', 'reflectionCount', 'generatedAt'],
  ],
  [
    'the user',
    () => answered('syncUser'),
    [
      'id',
      'email',
      'firstName',
      'lastName',
      'profileImageUrl',
      'createdAt',
      'updatedAt',
      'currentStreak',
      'longestStreak',
      'lastReflectionDate',
    ],
  ],
])('the schema of %s has all fields of the specification [3.1, 3.5, 3.6, 3.7, 3.9, 7.7]', (_, schemaOf, fields) => {
  expect(fieldsOf(schemaOf())).toEqual(expect.arrayContaining(fields));
});

test('a reflection has the type evening or deep, and list calls return arrays [3.5]', () => {
  expect(whole(answered('listReflections').items).properties?.['type']).toMatchObject({ enum: ['evening', 'deep'] });
  for (const name of ['listReflections', 'weekReflections', 'calendarReflections', 'listSummaries'] as const) {
    expect(answered(name)).toMatchObject({ type: 'array' });
  }
});
