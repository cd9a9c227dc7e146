import { serveStatic } from '@hono/node-server/serve-static';
import { getConnInfo } from '@hono/node-server/conninfo';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { getResponse, isPassthroughResponse } from 'msw';
import { createDispatch } from '#mocks/server/dispatch.ts';
import type { ServerDependencies } from '#mocks/server/dependencies.ts';
import { mswHandlers } from '../msw.ts';
import { securityHeaders } from './security-headers.ts';

/** Header in which the host tells the server who asks; whatever a client sends in it is overwritten. */
const addressHeader = 'x-real-ip';

/** The HTTP host: built files under `/build/`, and the stand-in's handlers for everything else. */
export function createApp(
  deps: ServerDependencies,
  buildDirectory: string | null,
  { hasPolicy = true } = {},
): Hono {
  const handlers = mswHandlers(createDispatch(deps), () => true);
  const app = new Hono();

  app.use(compress());
  app.use(async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(securityHeaders)) {
      if (hasPolicy || name !== 'content-security-policy') context.res.headers.set(name, value);
    }
    if (deps.config.isSecure && context.req.url.startsWith('https:')) {
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
    const headers = new Headers(context.req.raw.headers);
    headers.set(addressHeader, getConnInfo(context).remote.address ?? 'unknown');
    const request = new Request(context.req.raw, { headers });
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
