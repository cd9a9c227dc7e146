import { copyFileSync, existsSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { buildDirectory, ensureBuilt } from './build.ts';

/**
 * Builds the demonstration and lays it out for any file server: files under `/build/`, the document and
 * the service worker at the root, and `404.html` so that every address opens the application.
 */
export async function ensureDemoSite(): Promise<string> {
  await ensureBuilt('demo');
  const site = buildDirectory('demo');
  const built = join(site, 'build');
  if (existsSync(join(built, 'demo.html'))) {
    renameSync(join(built, 'demo.html'), join(site, 'index.html'));
    copyFileSync(join(site, 'index.html'), join(site, '404.html'));
    renameSync(join(built, 'mockServiceWorker.js'), join(site, 'mockServiceWorker.js'));
  }
  return site;
}

/** The site as a plain file server shows it: files, and `404.html` with status 404 for the rest. */
export function staticSite(site: string): Hono {
  const app = new Hono();
  app.use('*', serveStatic({ root: site }));
  app.notFound((context) => context.html(readFileSync(join(site, '404.html'), 'utf8'), 404));
  return app;
}
