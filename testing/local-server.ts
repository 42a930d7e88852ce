import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export type LocalServer = { readonly baseUrl: string; readonly paths: string[]; readonly close: () => Promise<void> };

/**
 * Start a local server. It answers the paths of `pages` with JSON. `otherwise` answers all other paths, by default with
 * a 404.
 */
export async function localServer(
  pages: Readonly<Record<string, unknown>>,
  otherwise: RequestListener = (_, response) => void response.writeHead(404).end('{}'),
): Promise<LocalServer> {
  const paths: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    paths.push(path);
    if (!(path in pages)) return otherwise(request, response);
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(pages[path]));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    paths,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}
