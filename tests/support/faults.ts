import type { BrowserContext, Page, Route } from 'playwright-core';

/** Which requests a fault is put into: those of the page protocol to a path, by a method. */
export interface Target {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  /** Only that many of them, the first ones. */
  readonly times?: number;
}

/** A fault between browser and server, until it is mended. */
export interface Fault {
  /** How many requests have met it. */
  met(): number;
  mend(): void;
}

/**
 * Answers some requests of a page, or of a person's pages, until the returned function is called.
 *
 * The handler stays then and lets everything pass. Never `unroute`: the last handler taken away ends the browser's
 * interception, and a request that is under way in that moment (code that is fetched ahead) neither comes nor fails.
 */
export async function intercept(
  target: Page | BrowserContext,
  matches: RegExp | ((url: URL) => boolean),
  answer: (route: Route) => Promise<void>,
): Promise<() => void> {
  let isOver = false;
  await target.route(matches, (route) => (isOver ? route.fallback() : answer(route)));
  return () => {
    isOver = true;
  };
}

/** Puts a fault between a page and its server; documents and other methods pass. */
export async function inject(
  page: Page,
  { method = 'GET', path, times = Number.POSITIVE_INFINITY }: Target,
  answer: (route: Route) => Promise<void>,
): Promise<Fault> {
  let count = 0;
  const matches = (url: URL): boolean => url.pathname === path;
  const mend = await intercept(page, matches, (route) => {
    const request = route.request();
    const isMeant = request.method() === method && request.headers()['x-inertia'] !== undefined;
    if (!isMeant || count >= times) return route.fallback();
    count += 1;
    return answer(route);
  });
  return { met: () => count, mend };
}

/** The server's own error page, with another status and other props. */
export const errorPage =
  (page: Page, status: number, props: Readonly<Record<string, unknown>> = {}, component = 'Error/Global') =>
  async (route: Route): Promise<void> => {
    const { origin, pathname, search } = new URL(route.request().url());
    const answer = await page.request.get(`${origin}/nulle-part`, { headers: { 'X-Inertia': 'true' } });
    const given = (await answer.json()) as { readonly props: Readonly<Record<string, unknown>> };
    const body = { ...given, component, url: pathname + search, props: { ...given.props, status, ...props } };
    await route.fulfill({ status, headers: { 'X-Inertia': 'true' }, json: body });
  };

/** An answer that is no page: what a portal or a gateway puts in between. */
export const foreign =
  (status = 200) =>
  (route: Route): Promise<void> =>
    route.fulfill({ status, contentType: 'text/html', body: '<h1>Portail du Wi-Fi</h1>' });

/** A page whose JSON ends in its middle. */
export const cut = (route: Route): Promise<void> =>
  route.fulfill({
    headers: { 'X-Inertia': 'true' },
    contentType: 'application/json',
    body: '{"component":"Cl',
  });

/** The connection breaks without an answer; the server may have heard, or not. */
export const broken =
  (isHeard: boolean) =>
  async (route: Route): Promise<void> => {
    if (isHeard) await route.fetch();
    await route.abort('connectionreset');
  };

/** The request arrives twice, and only the second answer comes back. */
export const twice = async (route: Route): Promise<void> => {
  await route.fetch();
  await route.fulfill({ response: await route.fetch() });
};

/** A request that waits until it is let go. */
export function heldRequest(): { hold: (route: Route) => Promise<void>; letGo: () => void } {
  let letGo = (): void => undefined;
  const free = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  return {
    letGo: () => letGo(),
    hold: async (route) => {
      await free;
      // Whoever asked may have given up meanwhile.
      await route.continue().catch(() => undefined);
    },
  };
}
