import { http, passthrough, type HttpHandler } from 'msw';
import type { Dispatch } from '#mocks/server/dispatch.ts';

/**
 * The one handler of the stand-in: every request that is ours goes to the dispatcher, which knows the
 * manifest; what it leaves alone goes on to the network.
 */
export function mswHandlers(
  dispatch: Dispatch,
  isOurs: (url: URL) => boolean,
  deliverCookies: DeliverCookies = appendCookies,
): HttpHandler[] {
  return [
    http.all(
      ({ request }) => isOurs(new URL(request.url)),
      async ({ request, cookies }) => {
        const dispatched = await dispatch(request, cookies);
        if (dispatched === null) return passthrough();
        deliverCookies(dispatched.response, dispatched.setCookies);
        return dispatched.response;
      },
    ),
  ];
}

/** Gives the `Set-Cookie` values of an answer to the browser, in the host's way. */
export type DeliverCookies = (response: Response, setCookies: readonly string[]) => void;

const appendCookies: DeliverCookies = (response, setCookies) => {
  for (const cookie of setCookies) response.headers.append('set-cookie', cookie);
};
