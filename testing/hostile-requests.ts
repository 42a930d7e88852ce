// Generates hostile requests from the JSON schema of a call. Apart from hostile values, they are mostly valid, so that
// they pass the first checks.
import fc from 'fast-check';
import * as z from 'zod/mini';

type JsonSchema = {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly pattern?: string;
  readonly format?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
};

/** Requests for each call. `npm run test:hostile` sends 2,000, unless CASES sets another number. */
export const casesPerCall = Number(process.env['CASES'] ?? 40);

export type HostileRequest = {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array<ArrayBuffer> | null;
  readonly isSignedIn: boolean;
};

/** The parts of a call that the generator needs. The path has placeholders such as `:id`. */
export type CallShape = {
  readonly method: string;
  readonly path: string;
  readonly params?: z.ZodMiniType;
  readonly query?: z.ZodMiniType;
  readonly headers?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  readonly takesFile?: unknown;
};

const nested = (levels: number, open: string, close: string) => `${open.repeat(levels)}1${close.repeat(levels)}`;
const deepTexts = [
  nested(10_000, '[', ']'),
  nested(10_000, '{"a":', '}'),
  nested(10_000, '{"__proto__":', '}'),
  nested(65, '[', ']'),
];
/**
 * A placeholder for a deeply nested text, which JSON.stringify cannot write. `toJson` replaces it in the finished JSON.
 */
const deepMark = (index: number) => `deep ${index}`;
const toJson = (value: unknown): string =>
  deepTexts.reduce((json, deep, index) => json.replaceAll(`"${deepMark(index)}"`, deep), JSON.stringify(value));

const hostileTexts = [
  ...[
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    'a\udfffb',
    '\ufeff',
    '\u202e',
    '__proto__',
    'constructor',
    'NaN',
    '1e999',
  ],
  ...[
    '2147483648',
    '-1',
    '9'.repeat(400),
    "' or 1=1 --",
    '%00',
    '../../..',
    '{{7*7}}',
    '<script>',
    '\r\nset-cookie: a=b',
  ],
  ...[
    'x'.repeat(5_000),
    '😀'.repeat(20_001),
    'é'.repeat(300),
    '0000-00-00',
    '9999-12-31T23:59:59.999Z',
    '+275760-09-13',
  ],
];
const hostileNumbers = [
  ...[0, -0, -1, 0.5, 1e-320, 2 ** 31 - 1, 2 ** 31, -(2 ** 31) - 1, 2 ** 32, 2 ** 53 - 1, 2 ** 53, 2 ** 63, 2 ** 64],
  ...[1e308, -1e308],
];
/** Texts with a NUL character or a lone surrogate, which PostgreSQL cannot store. */
const unstorable = fc.constantFrom('\u0000', 'a\u0000b', '\ud800');
const text = fc.oneof(unstorable, fc.constantFrom(...hostileTexts), fc.string({ unit: 'binary' }), fc.string());
const number = fc.oneof(fc.constantFrom(...hostileNumbers), fc.integer(), fc.double({ noNaN: true }));
const anything = fc.oneof(
  text,
  number,
  fc.constantFrom(null, true, false, [], {}, ...deepTexts.map((_deep, index) => deepMark(index))),
  fc.dictionary(text, fc.oneof(text, number), { maxKeys: 4 }),
  fc.array(number, { maxLength: 4 }),
);

/**
 * Valid texts for fields whose rules are not in the schema. Without such texts, hardly any request would pass the first
 * checks.
 */
const usualTexts = ['2026-03-02', '2026-03-29', 'a word', 'person@mail.example', 'Secret!23'];

function ofString({ pattern, format }: JsonSchema, ids: readonly string[]): fc.Arbitrary<unknown> {
  if (format === 'uuid') return fc.oneof(fc.constantFrom(...ids), fc.uuid());
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  return fc.oneof({ weight: 2, arbitrary: fc.constantFrom(...usualTexts) }, { weight: 1, arbitrary: text });
}

function ofKind(schema: JsonSchema, ids: readonly string[]): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => ofSchema(one, ids)));
  if (schema.type === 'string') return ofString(schema, ids);
  if (schema.type === 'number' || schema.type === 'integer') return fc.oneof(fc.integer({ min: -3, max: 99 }), number);
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'array') return fc.array(ofSchema(schema.items ?? {}, ids), { maxLength: 4 });
  if (schema.type !== 'object') return anything;
  const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => [name, ofSchema(field, ids)] as const);
  const known = fc.record(Object.fromEntries(fields));
  const changed = fc.tuple(fc.record(Object.fromEntries(fields), { requiredKeys: [] }), fc.dictionary(text, anything));
  return fc.oneof(
    { weight: 4, arbitrary: known },
    { weight: 1, arbitrary: changed.map(([some, more]) => ({ ...some, ...more })) },
  );
}

function ofSchema(schema: JsonSchema, ids: readonly string[]): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 19, arbitrary: ofKind(schema, ids) }, { weight: 1, arbitrary: anything });
}

const schemaOf = (schema: z.ZodMiniType): JsonSchema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;

/** Generate the values of a part of the URL or of the headers. */
function texts(schema: z.ZodMiniType | undefined, ids: readonly string[]): fc.Arbitrary<Record<string, string>> {
  if (!schema) return fc.constant({});
  return ofKind(schemaOf(schema), ids).map((value) =>
    Object.fromEntries(Object.entries(value as object).map(([name, one]) => [name, shortText(one)])),
  );
}

const shortText = (value: unknown): string =>
  (typeof value === 'object' ? JSON.stringify(value) : String(value)).slice(0, 6_000);

const encode = (value: string): string => encodeURIComponent(value.replace(/\p{Surrogate}/gu, '?'));

const broken = new Uint8Array([0x7b, 0x22, 0xff, 0xc0, 0x80, 0xed, 0xa0, 0x80, 0x22, 0x3a, 0x31, 0x7d]);

function bodies(shape: CallShape, ids: readonly string[]): fc.Arbitrary<string | Uint8Array<ArrayBuffer> | null> {
  if (shape.method === 'GET') return fc.constant(null);
  const value = shape.body && !shape.takesFile ? ofSchema(schemaOf(shape.body), ids) : anything;
  const json = value.map(toJson);
  return fc.oneof(
    { weight: 16, arbitrary: json },
    { weight: 1, arbitrary: json.map((one) => one.slice(0, one.length / 2)) },
    { weight: 1, arbitrary: json.map((one) => one.replace('{', '{"a":1,"__proto__":{"a":1},"a":2,')) },
    { weight: 1, arbitrary: fc.constantFrom(...deepTexts, '[0,'.repeat(9_999), '', broken) },
    { weight: 1, arbitrary: fc.uint8Array() },
  ) as fc.Arbitrary<string | Uint8Array<ArrayBuffer> | null>;
}

const types = ['application/json; charset=utf-16', 'text/plain', 'multipart/form-data', 'x', 'application/json;;'];
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'QUERY'];
const rarely = <T>(usual: T, ...others: readonly T[]) =>
  fc.oneof({ weight: 15, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: fc.constantFrom(...others) });

/** Generate requests for a call. `ids` belong to existing rows, and some requests contain them. */
export function hostileRequests(shape: CallShape, ids: readonly string[]): fc.Arbitrary<HostileRequest> {
  return fc
    .record({
      method: rarely(shape.method, ...methods),
      params: texts(shape.params, ids),
      query: texts(shape.query, ids),
      moreQuery: rarely(
        '',
        '&limit=1&limit=2',
        '&=',
        '&__proto__=1',
        `&${'a=1&'.repeat(2_000)}`,
        '&%ff=%00',
        '&a[b]=1',
      ),
      morePath: rarely('', '/', '//', `/${'x'.repeat(8_000)}`, '/%00', '/%ff', ';a=b'),
      headers: texts(shape.headers, ids),
      type: rarely('application/json', ...types),
      body: bodies(shape, ids),
      isSignedIn: fc.oneof({ weight: 3, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
    })
    .map(({ method, params, query, moreQuery, morePath, headers, type, body, isSignedIn }) => {
      const path = shape.path.replace(/:(\w+)/g, (_all, name: string) => encode(params[name] ?? ''));
      const search = Object.entries(query).map(([name, value]) => `${encode(name)}=${encode(value)}`);
      const sent = Object.entries(headers).map(([name, value]) => [name, value.replace(/[^\x20-\x7e]/g, '')] as const);
      return {
        method,
        path: `${path}${morePath}?${search.join('&')}${moreQuery}`,
        headers: {
          ...Object.fromEntries(sent.filter(([name]) => /^[\w-]+$/.test(name))),
          'content-type': type,
        },
        body: method === 'GET' || method === 'HEAD' ? null : body,
        isSignedIn,
      };
    });
}
