import * as z from 'zod/mini';
import { TOKEN_PREFIX, TOKEN_SCOPES } from '../domain/users/api-token.ts';
import { commonErrors, type Entry, personErrors } from './base/entry.ts';
import { errorBody } from './base/error-body.ts';
import { type ErrorCode, statusOf } from './base/error-codes.ts';
import { contract } from './contract.ts';

type Json = Record<string, unknown>;

const errorReference = { $ref: '#/components/schemas/Error' };

function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return rest;
}

function parameters(schema: z.ZodMiniType | undefined, place: 'path' | 'query' | 'header'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

const file = { type: 'string', format: 'binary' };

/** Return the request content. A call that takes a file accepts any content type. */
function requestContent({ body, takesFile }: Entry): Json | undefined {
  if (!body) return undefined;
  if (takesFile) return { 'application/octet-stream': { schema: file } };
  return { 'application/json': { schema: jsonSchema(body, 'input') } };
}

function answerContent({ givesFile }: Entry, schema: z.ZodMiniType): Json {
  if (givesFile) return { [givesFile.type]: { schema: file } };
  return { 'application/json': { schema: jsonSchema(schema, 'output') } };
}

function refusals(entry: Entry): Json {
  const codes: ErrorCode[] = [...entry.errors, ...commonErrors, ...(entry.caller === 'person' ? personErrors : [])];
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of codes) byStatus.set(statusOf[code], [...(byStatus.get(statusOf[code]) ?? []), code]);
  return Object.fromEntries(
    [...byStatus].map(([status, named]) => [
      status,
      { description: named.join(', '), content: { 'application/json': { schema: errorReference } } },
    ]),
  );
}

/**
 * Return the tokens that a call accepts: an identity token and, if the call has a scope, an API token with that scope.
 */
function security({ caller, scope }: Entry): Json[] {
  if (caller === 'nobody') return [];
  return [{ identityToken: [] }, ...(scope ? [{ apiToken: [scope] }] : [])];
}

function operation(name: string, entry: Entry): Json {
  const content = requestContent(entry);
  return {
    operationId: name,
    summary: entry.summary,
    security: security(entry),
    parameters: [
      ...parameters(entry.params, 'path'),
      ...parameters(entry.query, 'query'),
      ...parameters(entry.headers, 'header'),
    ],
    ...(content && { requestBody: { required: true, content } }),
    responses: {
      ...Object.fromEntries(
        Object.entries(entry.answers).map(([status, schema]) => [
          status,
          { description: 'Done', content: answerContent(entry, schema) },
        ]),
      ),
      ...refusals(entry),
    },
  };
}

/** Return the OpenAPI 3.1 document. `basePath` precedes the paths of all calls, such as '/inward', or is ''. */
export function openApiDocument(version: string, basePath = ''): Json {
  const paths: Record<string, Json> = {};
  for (const [name, entry] of Object.entries<Entry>(contract)) {
    const path = entry.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [entry.method.toLowerCase()]: operation(name, entry) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Inward', version, description: 'Where reflection actually happens' },
    servers: [{ url: basePath || '/' }],
    paths,
    components: {
      schemas: { Error: jsonSchema(errorBody, 'output') },
      securitySchemes: {
        identityToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        apiToken: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: `${TOKEN_PREFIX}...`,
          description: `A personal token, made in Settings: read only, with one or more of the scopes ${TOKEN_SCOPES.join(', ')}.`,
        },
      },
    },
  };
}
