import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { getMimeType } from 'hono/utils/mime';
import { errorCode } from '../errors/database-errors.ts';
import { Refusal } from '../errors/refusal.ts';
import { StartFault } from '../errors/start-fault.ts';
import type { Log } from '../log/log.ts';
import { acceptsEncoding } from './accept-encoding.ts';
import { changedFiles } from './base-path.ts';

const encodings = [
  { name: 'br', ending: '.br', compress: brotliCompressSync },
  { name: 'gzip', ending: '.gz', compress: gzipSync },
] as const;

type File = {
  readonly path: string;
  readonly type: string;
  /** The ETag, or null for a file with a hash in its name, which never changes. */
  readonly tag: string | null;
  readonly encoded: ReadonlySet<string>;
};

/** Add a charset to JSON. Remove it from images, whose type must equal the type in the manifest. */
function withCharset(mediaType: string): string {
  const [bare = ''] = mediaType.split(';');
  if (bare.startsWith('image/')) return bare;
  return bare.endsWith('json') ? `${bare}; charset=utf-8` : mediaType;
}

/** Return whether the file is the .br or .gz form of another file. Such a file cannot be requested by its name. */
const isCompressedForm = (name: string, all: ReadonlySet<string>): boolean =>
  encodings.some(({ ending }) => name.endsWith(ending) && all.has(name.slice(0, -ending.length)));

const tagOf = (content: Buffer): string => createHash('sha256').update(content).digest('base64url').slice(0, 22);

/** List the files by request path. The server reads only listed files, so no path can escape from the folder. */
function listFiles(root: string): Map<string, File> {
  const names = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((found) => found.isFile())
    .map((found) => relative(root, join(found.parentPath, found.name)).split(sep).join('/'));
  const all = new Set(names);
  const files = new Map<string, File>();
  for (const name of names) {
    const mediaType = getMimeType(name);
    if (!mediaType || isCompressedForm(name, all)) continue;
    const type = withCharset(mediaType);
    const path = join(root, name);
    const isHashed = name.startsWith('assets/');
    const tag = isHashed ? null : tagOf(readFileSync(path));
    const encoded = new Set<string>(encodings.filter(({ ending }) => all.has(name + ending)).map((one) => one.name));
    files.set(`/${name}`, { path, type, tag, encoded });
  }
  return files;
}

function chooseEncoding(file: File, accepted: string): (typeof encodings)[number] | null {
  return encodings.find(({ name }) => file.encoded.has(name) && acceptsEncoding(accepted, name)) ?? null;
}

/** Return whether a request is for a page of the app: its path has no file extension, and it accepts HTML. */
function looksLikePage(path: string, accept: string): boolean {
  const last = path.slice(path.lastIndexOf('/') + 1);
  return !last.includes('.') && /text\/html|\*\/\*/.test(accept);
}

const inlineScriptHashes = (html: string): string[] =>
  [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, code = '']) => `sha256-${createHash('sha256').update(code).digest('base64')}`,
  );

/**
 * Serve the built pages. Assets with a hash in their name are cached for a year, other files have an ETag. Every path
 * that looks like a page gets index.html. Throw a `StartFault` if the pages are not built.
 */
export function openStaticFiles(
  root: string,
  log: Log,
  headersOf: (inlineScripts: readonly string[]) => Readonly<Record<string, string>>,
  basePath = '',
): (request: Request, path: string) => Promise<Response> {
  if (!existsSync(join(root, 'index.html')))
    throw new StartFault(`The pages are not built: run "npm run build" first.`);
  const files = listFiles(root);
  const contents = new Map<string, Promise<Buffer<ArrayBuffer>>>();
  if (basePath !== '') {
    for (const [path, change] of Object.entries(changedFiles)) {
      const file = files.get(path);
      if (!file) continue;
      const changed = Buffer.from(change(basePath, readFileSync(file.path, 'utf8')));
      files.set(path, { ...file, tag: tagOf(changed) });
      contents.set(file.path, Promise.resolve(changed));
      for (const { ending, compress } of encodings) {
        contents.set(file.path + ending, Promise.resolve(Buffer.from(compress(changed))));
      }
    }
  }
  const index = files.get('/index.html');
  const pageHeaders = headersOf(inlineScriptHashes(readFileSync(join(root, 'index.html'), 'utf8')));
  /** Read each file once: responses that slow clients have not read yet share its bytes. */
  const read = (path: string) => {
    const known = contents.get(path) ?? readFile(path);
    contents.set(path, known);
    return known.catch((error: unknown) => {
      contents.delete(path);
      if (errorCode(error) !== 'ENOENT') throw error;
      log.fault('a file of the built pages is missing: restart the server after a build', error);
      throw new Refusal('internal');
    });
  };

  return async (request, path) => {
    const fallback = looksLikePage(path, request.headers.get('accept') ?? '') ? index : undefined;
    const file = files.get(path === '/' ? '/index.html' : path) ?? fallback;
    if (!file) {
      return new Response('Not found', { status: 404, headers: { ...pageHeaders, 'content-type': 'text/plain' } });
    }
    const encoding = chooseEncoding(file, request.headers.get('accept-encoding') ?? '');
    const tag = file.tag && `"${file.tag}${encoding ? `-${encoding.name}` : ''}"`;
    const headers: Record<string, string> = {
      ...pageHeaders,
      'content-type': file.type,
      'cache-control': file.tag ? 'no-cache' : 'public, max-age=31536000, immutable',
      ...(tag && { etag: tag }),
      ...(file.encoded.size > 0 && { vary: 'accept-encoding' }),
      ...(encoding && { 'content-encoding': encoding.name }),
    };
    if (tag && request.headers.get('if-none-match') === tag) return new Response(null, { status: 304, headers });
    const bytes = await read(file.path + (encoding?.ending ?? ''));
    return new Response(bytes, { headers: { ...headers, 'content-length': String(bytes.length) } });
  };
}
