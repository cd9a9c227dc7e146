import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer as createHttpServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { createServer as createVite, type InlineConfig } from 'vite';
import { explainListening } from '#mocks/hosts/http/listen.ts';
import { buildDirectory, ensureBuilt } from './lib/build.ts';
import { runMain } from './lib/errors.ts';
import { kitVite } from './lib/kit-vite.ts';
import { projectRoot } from './lib/project.ts';
import { stopOnSignals } from './lib/signals.ts';

/** What the demonstration's server exports; its text is loaded by Vite, so that a change needs no restart. */
interface Host {
  answerKit(request: Request, renderDocument: (page: unknown) => Promise<string>): Promise<Response>;
}

const host = '127.0.0.1';
const port = Number(process.env['PORT'] ?? 8090);

/** For tests: bundled once, so that none of them waits for Vite to make each file ready. */
const isBuilt = process.argv.includes('--built');

/** `npm run kit`: the demonstration of the runtime behind Vite, on the loopback only. */
await runMain(async () => {
  const server = createHttpServer();
  // Of what is bundled, Vite only loads the answers: it need not get ready for a browser.
  const loading: InlineConfig = { plugins: [], optimizeDeps: { noDiscovery: true } };
  const vite = await createVite({
    ...kitVite,
    ...(isBuilt && loading),
    appType: 'custom',
    server: { middlewareMode: true, ...(isBuilt ? { ws: false, watch: null } : { hmr: { server } }) },
  });
  if (isBuilt) await ensureBuilt('kit');
  const documentFolder = isBuilt ? buildDirectory('kit') : join(projectRoot, 'src/kit');
  const answer = async (request: Request): Promise<Response> => {
    const { answerKit } = (await vite.ssrLoadModule('/host/answer-kit.ts')) as unknown as Host;
    return answerKit(request, async (page) => {
      const source = readFileSync(join(documentFolder, 'index.html'), 'utf8');
      const html = isBuilt ? source : await vite.transformIndexHtml('/', source);
      const data = JSON.stringify(page).replaceAll('<', String.raw`\u003c`);
      const block = `<script type="application/json" data-page="app">${data}</script>`;
      return html.replace('<!--page-->', () => block);
    });
  };
  const rewriteRequestPath = (path: string): string => path.slice('/build'.length);
  const site = new Hono();
  if (isBuilt) site.use('/build/*', serveStatic({ root: documentFolder, rewriteRequestPath }));
  site.all('*', ({ req }) => answer(req.raw));
  const listener = getRequestListener(site.fetch);
  server.on('request', (request, response) => {
    if (isBuilt) void listener(request, response);
    else vite.middlewares(request, response, () => void listener(request, response));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(explainListening(error, host, port)));
    server.listen(port, host, resolve);
  });
  stopOnSignals(async () => {
    server.closeAllConnections();
    server.close();
    await vite.close();
  });
  const address = server.address();
  const ownPort = typeof address === 'object' ? (address?.port ?? port) : port;
  console.log(`Démonstration du runtime : http://${host}:${ownPort}\nArrêt : Ctrl-C.`);
});
