import { serveStatic } from '@hono/node-server/serve-static';
import { getConnInfo } from '@hono/node-server/conninfo';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { getResponse, isPassthroughResponse } from 'msw';
import { createDispatch } from '#mocks/server/dispatch.ts';
import type { ServerDependencies } from '#mocks/server/dependencies.ts';
import { mswHandlers } from '../msw.ts';
import { asSeenByBrowser } from './forwarded.ts';
import { securityHeaders } from './security-headers.ts';

/** The HTTP host: built files under `/build/`, and the stand-in's handlers for everything else. */
export function createApp(
  deps: ServerDependencies,
  buildDirectory: string | null,
  { hasPolicy = true, isBehindTls = false } = {},
): Hono {
  const handlers = mswHandlers(createDispatch(deps), () => true);
  const app = new Hono();

  app.use(compress());
  app.use(async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(securityHeaders)) {
      if (hasPolicy || name !== 'content-security-policy') context.res.headers.set(name, value);
    }
    if (isBehindTls) {
      context.res.headers.set('strict-transport-security', 'max-age=31536000');
    }
  });
  if (buildDirectory !== null) {
    app.use(
      '/build/*',
      serveStatic({
        root: buildDirectory,
        rewriteRequestPath: (path) => path.replace(/^\/build/, ''),
        onFound: (path, context) => {
          // File names under assets/ change with their content.
          const cache = path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
          context.header('cache-control', cache);
        },
      }),
    );
    app.all('/build/*', (context) => context.text('Not found', 404));
  }
  app.all('*', async (context) => {
    const remote = getConnInfo(context).remote.address ?? 'unknown';
    const request = asSeenByBrowser(context.req.raw, remote, isBehindTls);
    try {
      const response = await getResponse(handlers, request, { baseUrl: new URL(request.url).origin });
      return response && !isPassthroughResponse(response) ? response : context.text('Not found', 404);
    } catch (error) {
      deps.log.error('request failed outside the dispatcher', {
        error: String(error),
        url: context.req.path,
      });
      return context.text('Internal error', 500);
    }
  });
  return app;
}
