import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { build, createServer as createVite } from 'vite';
import { kitVite } from '#scripts/lib/kit-vite.ts';
import { projectRoot } from '#scripts/lib/project.ts';

/** The demonstration's server, whose text Vite loads. */
interface Host {
  answerKit(request: Request, renderDocument: (page: unknown) => Promise<string>): Promise<Response>;
}

const out = join(projectRoot, 'node_modules/.cache/ilot/bench-kit');
const types: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  css: 'text/css',
  woff2: 'font/woff2',
};

function readBuilt(path: string): Response {
  try {
    const type = types[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
    return new Response(readFileSync(join(out, path)), { headers: { 'Content-Type': type } });
  } catch {
    return new Response('', { status: 404 });
  }
}

/** The demonstration built as for production, behind its own server; `npm run kit` serves it for developers. */
export async function serveBuiltKit(): Promise<{ readonly url: string; close(): Promise<void> }> {
  await build({
    ...kitVite,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { outDir: out, emptyOutDir: true, target: 'es2023' },
  });
  const vite = await createVite({
    ...kitVite,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, watch: null },
  });
  const { answerKit } = (await vite.ssrLoadModule('/host/answer-kit.ts')) as unknown as Host;
  const html = readFileSync(join(out, 'index.html'), 'utf8');
  const listener = getRequestListener(async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith('/build/')) return readBuilt(pathname.slice('/build/'.length));
    return answerKit(request, async (page) => {
      const data = JSON.stringify(page).replaceAll('<', String.raw`\u003c`);
      return html.replace(
        '<!--page-->',
        () => `<script type="application/json" data-page="app">${data}</script>`,
      );
    });
  });
  const server = createServer((request, response) => void listener(request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await vite.close();
    },
  };
}
