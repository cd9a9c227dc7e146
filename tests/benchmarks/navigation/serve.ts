import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BuiltClient } from './build.ts';
import { catalogue } from './catalogue.ts';
import { propsOf } from './props.ts';

/** A client behind a server of the page protocol that answers late. */
export interface BenchServer {
  readonly url: string;
  /** Milliseconds before every answer, documents and scripts included. */
  latencyMs: number;
  /** Whether documents ask for all chunks after load. */
  hasAllChunks: boolean;
  close(): Promise<void>;
}

/** Serves a built client on a free port of the loopback. */
export async function serveClient(client: BuiltClient): Promise<BenchServer> {
  let count = 0;
  const settings = { latencyMs: 0, hasAllChunks: false };

  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    if (path.startsWith('/build/')) return sendFile(client, path.slice('/build/'.length), response);
    if (path === '/both') {
      response.writeHead(409, { 'X-Inertia': 'true', 'X-Inertia-Location': '/about' }).end();
      return;
    }
    if (request.method === 'POST') {
      count += 1;
      response.writeHead(303, { Location: path }).end();
      return;
    }
    const shown = catalogue.find((page) => page.path === path);
    if (!shown) {
      response.writeHead(404).end();
      return;
    }
    const page = { component: shown.name, props: propsOf(shown.kind, count), url: path, version: '1' };
    const shared = { Vary: 'X-Inertia', 'Cache-Control': 'no-cache' };
    if (request.headers['x-inertia']) {
      response.writeHead(200, { ...shared, 'X-Inertia': 'true', 'Content-Type': 'application/json' });
      response.end(JSON.stringify(page));
    } else {
      response.writeHead(200, { ...shared, 'Content-Type': 'text/html; charset=utf-8' });
      response.end(documentOf(client, page, settings.hasAllChunks));
    }
  };

  const server = createServer((request, response) => {
    setTimeout(() => answer(request, response), settings.latencyMs);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return Object.assign(settings, {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}

function sendFile(client: BuiltClient, file: string, response: ServerResponse): void {
  const content = client.read(file);
  if (content === null) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, {
    'Content-Type': 'text/javascript',
    'Cache-Control': 'public, max-age=31536000, immutable',
  });
  response.end(content);
}

function documentOf(
  client: BuiltClient,
  page: { readonly component: string },
  hasAllChunks: boolean,
): string {
  const [entry, ...others] = client.scripts(page.component);
  const preloads = others.map((file) => `<link rel="modulepreload" href="/build/${file}">`).join('');
  const data = JSON.stringify(page).replaceAll('<', String.raw`\u003c`);
  return `<!doctype html><html lang="en" data-chunks="${hasAllChunks ? 'all' : 'lazy'}"><head><meta charset="utf-8">
<link rel="icon" href="data:,">${preloads}<script type="module" src="/build/${entry}"></script></head>
<body><div id="app"></div><script type="application/json" data-page="app">${data}</script></body></html>`;
}
