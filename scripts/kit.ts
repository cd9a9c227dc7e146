import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer as createHttpServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createServer as createVite } from 'vite';
import { explainListening } from '#mocks/hosts/http/listen.ts';
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

/** `npm run kit`: the demonstration of the runtime behind Vite, on the loopback only. */
await runMain(async () => {
  const root = join(projectRoot, 'src/kit');
  const server = createHttpServer();
  const vite = await createVite({
    ...kitVite,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
  });
  const answer = async (request: Request): Promise<Response> => {
    const { answerKit } = (await vite.ssrLoadModule('/host/answer-kit.ts')) as unknown as Host;
    return answerKit(request, async (page) => {
      const html = await vite.transformIndexHtml('/', readFileSync(join(root, 'index.html'), 'utf8'));
      const data = JSON.stringify(page).replaceAll('<', String.raw`\u003c`);
      const block = `<script type="application/json" data-page="app">${data}</script>`;
      return html.replace('<!--page-->', () => block);
    });
  };
  const listener = getRequestListener(answer);
  server.on('request', (request, response) => {
    vite.middlewares(request, response, () => void listener(request, response));
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
