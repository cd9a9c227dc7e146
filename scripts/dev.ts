import { readFileSync, utimesSync } from 'node:fs';
import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createServer as createVite } from 'vite';
import { createApp } from '#mocks/hosts/http/app.ts';
import { readConfig } from '#mocks/hosts/http/config.ts';
import { renderDocument } from '#mocks/hosts/http/document.ts';
import { explainListening } from '#mocks/hosts/http/listen.ts';
import { operatorEndpoints } from '#mocks/hosts/http/operator.ts';
import { openBrowserServer } from '#mocks/hosts/http/open-server.ts';
import { jobs } from '#mocks/handlers/jobs/index.ts';
import { startJobRunner } from '#mocks/server/jobs/runner.ts';
import { serveRealtime } from '#mocks/hosts/http/realtime.ts';
import { ensureGenerated } from './lib/build.ts';
import { runMain } from './lib/errors.ts';
import { endOnFault } from './lib/faults.ts';
import { findPrinter } from './lib/printer.ts';
import { projectRoot } from './lib/project.ts';
import { announceServer } from './lib/running-server.ts';
import { stopOnSignals } from './lib/signals.ts';
import { welcome } from './lib/welcome.ts';

/**
 * Development: Vite and the stand-in behind one address. Vite answers for `/build/`, reloads pages and
 * generated code; the stand-in answers for the rest. Changes to the stand-in restart the process
 * (`node --watch`), in under a second since the database is on disk.
 */
await runMain(async () => {
  const startedAt = performance.now();
  const config = { ...readConfig(), validatesAnswers: true };
  await ensureGenerated();
  const server = createHttpServer();
  const vite = await createVite({
    root: projectRoot,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
  });
  // The stand-in dispatches by the tables, so new ones need a new process. Node's own watcher would lose sight of
  // files that are replaced by a rename; it follows this one instead.
  vite.watcher.on('all', (_event, path) => {
    if (!path.startsWith(join(projectRoot, 'src/generated/routes/tables/'))) return;
    const now = new Date();
    utimesSync(import.meta.filename, now, now);
  });
  const { deps, database } = await openBrowserServer(config, {
    assetVersion: null,
    renderDocument: async (meta) => {
      const html = readFileSync(join(projectRoot, 'index.html'), 'utf8');
      const transformed = await vite.transformIndexHtml(meta.page.url, html);
      return renderDocument(transformed, meta, { modules: [], styles: [], fonts: [] });
    },
  });
  // Vite's own client is an inline module script, which the production policy forbids.
  const app = createApp(deps, {
    buildDirectory: null,
    hasPolicy: false,
    endpoints: [operatorEndpoints(deps, config)],
  });
  const listener = getRequestListener(app.fetch);
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    vite.middlewares(request, response, () => void listener(request, response));
  });
  const endRealtime = serveRealtime(server, deps, { ...config, isShared: true });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(explainListening(error, config.host, config.port)));
    server.listen(config.port, config.host, resolve);
  });
  const url = `http://${config.host}:${config.port}`;
  const printer = await findPrinter(url);
  deps.printer = printer;
  const runner = startJobRunner(deps, jobs);
  const withdraw = announceServer(config.varDir, url);
  const stop = async (): Promise<void> => {
    withdraw();
    endRealtime();
    server.closeAllConnections();
    server.close();
    await vite.close();
    await runner.stop();
    await printer?.close();
    await database.close();
  };
  stopOnSignals(stop);
  endOnFault(deps.log, stop);
  await welcome(deps, url, { isExposed: false, isSecure: true, elapsedMs: performance.now() - startedAt });
});
