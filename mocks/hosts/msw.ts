import { http, passthrough, type HttpHandler } from 'msw';
import type { Dispatch } from '#mocks/server/dispatch.ts';

/**
 * The one handler of the stand-in: every request that is ours goes to the dispatcher, which knows the
 * manifest; what it leaves alone goes on to the network.
 */
export function mswHandlers(dispatch: Dispatch, isOurs: (url: URL) => boolean): HttpHandler[] {
  return [
    http.all(
      ({ request }) => isOurs(new URL(request.url)),
      async ({ request, cookies }) => (await dispatch(request, cookies)) ?? passthrough(),
    ),
  ];
}
