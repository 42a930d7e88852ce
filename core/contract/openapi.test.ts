import { describe, expect, test } from 'vitest';
import { commonErrors, type Entry, personErrors } from './base/entry.ts';
import { statusOf } from './base/error-codes.ts';
import { contract } from './contract.ts';
import { openApiDocument } from './openapi.ts';

type Operation = {
  readonly operationId: string;
  readonly security: readonly unknown[];
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly required: boolean }[];
  readonly requestBody?: unknown;
  readonly responses: Readonly<Record<string, { readonly description: string }>>;
};

const document = openApiDocument('1.2.3');
const paths = document['paths'] as Record<string, Record<string, Operation>>;
const operations = Object.values(paths).flatMap((path) => Object.values(path));

test('the OpenAPI document has version 3.1 and lists each call once', () => {
  expect(document).toMatchObject({ openapi: '3.1.0', info: { title: 'Inward', version: '1.2.3' } });
  expect(operations.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(contract).sort());
});

test('the OpenAPI document names the base path of the calls', () => {
  expect(document['servers']).toEqual([{ url: '/' }]);
  expect(openApiDocument('1.2.3', '/inward')['servers']).toEqual([{ url: '/inward' }]);
});

test('the OpenAPI document has no broken reference and can be serialised to JSON', () => {
  const text = JSON.stringify(document);
  expect(JSON.parse(text)).toEqual(document);
  const names = Object.keys((document['components'] as { schemas: object }).schemas);
  for (const [, name = ''] of text.matchAll(/"\$ref":"([^"]*)"/g)) {
    expect(names.map((known) => `#/components/schemas/${known}`)).toContain(name);
  }
});

describe.each(Object.entries<Entry>(contract))('in the OpenAPI document, the call %s', (name, entry) => {
  const path = entry.path.replace(/:(\w+)/g, '{$1}');
  const operation = paths[path]?.[entry.method.toLowerCase()];

  test('is listed under its path and method with its body and parameters', () => {
    expect(operation?.operationId).toBe(name);
    expect(operation?.requestBody !== undefined).toBe(entry.body !== undefined);
    const inPath = operation?.parameters.filter((parameter) => parameter.in === 'path' && parameter.required);
    expect(inPath?.map((parameter) => `{${parameter.name}}`)).toEqual(path.match(/\{\w+\}/g) ?? []);
  });

  test('lists every status and error code that it may return', () => {
    const mayRefuse = entry.caller === 'person' ? personErrors : [];
    const signIn = entry.caller === 'person' ? [{ identityToken: [] }] : [];
    expect(operation?.security).toEqual(entry.scope ? [...signIn, { apiToken: [entry.scope] }] : signIn);
    for (const status of Object.keys(entry.answers)) expect(operation?.responses).toHaveProperty(status);
    for (const code of [...entry.errors, ...commonErrors, ...mayRefuse]) {
      expect(operation?.responses[statusOf[code]]?.description.split(', ')).toContain(code);
    }
  });
});
