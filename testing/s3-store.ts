import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { fetchedPackage } from './fetched-package.ts';

type S3rver = { run(): Promise<AddressInfo>; close(): Promise<void> };
type Aws4 = {
  sign(request: object, key: { accessKeyId: string; secretAccessKey: string }): { headers: Record<string, string> };
};

const load = createRequire(import.meta.url);

export const s3Key = { keyId: 'an-id', secret: 'a-secret', region: 'eu-central-1' };

/**
 * Start an S3-compatible store with one bucket, `journals`. s3rver keeps the objects in `directory`. A proxy in front
 * of s3rver checks the signature of each request with a library that the product does not use.
 */
export async function startS3Store(
  directory: string,
): Promise<{ readonly origin: string; readonly stop: () => Promise<void> }> {
  const Store = load(fetchedPackage('s3rver', '3.7.1')) as new (options: object) => S3rver;
  const aws4 = load(fetchedPackage('aws4', '1.13.2')) as Aws4;
  const options = { port: 0, address: '127.0.0.1', silent: true, directory, configureBuckets: [{ name: 'journals' }] };
  const store = new Store(options);
  const { port } = await store.run();

  const isSigned = ({ method = '', url = '', headers }: IncomingMessage): boolean => {
    const [, names = ''] = /SignedHeaders=([^,]+)/.exec(headers.authorization ?? '') ?? [];
    const signedNames = names.split(';');
    if (!['host', 'x-amz-date', 'x-amz-content-sha256'].every((name) => signedNames.includes(name))) return false;
    const signed = Object.fromEntries(signedNames.map((name) => [name, String(headers[name])]));
    const again = aws4.sign(
      { service: 's3', region: s3Key.region, method, path: url, host: headers.host, headers: signed },
      { accessKeyId: s3Key.keyId, secretAccessKey: s3Key.secret },
    );
    return again.headers['Authorization'] === headers.authorization;
  };

  const pass = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    if (!isSigned(incoming))
      return void outgoing.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>');
    const { authorization: _, ...headers } = incoming.headers;
    const inner = request({ port, method: incoming.method, path: incoming.url, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    incoming.pipe(inner);
  };
  const server = createServer(pass).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await store.close();
    },
  };
}
