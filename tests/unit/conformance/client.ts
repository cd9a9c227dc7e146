import { createRequestPage, type PageRequest } from '#runtime/protocol/request.ts';
import { readFirstPage, type FirstPageDocument } from '#runtime/protocol/first-page.ts';
import type { PageObject } from '#runtime/protocol/page-object.ts';
import { createBench } from '../runtime/support.ts';
import type { createScriptedServer } from './scripted-server.ts';

type Server = ReturnType<typeof createScriptedServer>;

/** Reads the one element of a document that holds the page. */
export function documentOf(html: string): FirstPageDocument {
  const decode = (text: string) => text.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
  return {
    querySelector: (selectors) => {
      if (selectors.startsWith('script')) {
        const text = /<script[^>]*data-page="app"[^>]*>(.*)<\/script>/.exec(html)?.[1];
        return text === undefined ? null : { textContent: text, getAttribute: () => null };
      }
      const attribute = /<div id="app" data-page="([^"]*)"/.exec(html)?.[1];
      return attribute === undefined ? null : { textContent: '', getAttribute: () => decode(attribute) };
    },
  };
}

interface ClientOptions {
  readonly firstPage?: PageObject;
  readonly cookies?: string;
  /** As `createBench` has it. */
  readonly session?: () => string;
}

/** This application's client before a scripted server: all of it but the router and the screen. */
export function createClient(server: Server, { firstPage, cookies = '', session }: ClientOptions = {}) {
  const request = createRequestPage({
    fetch: server.fetch,
    csrf: { readCookies: () => cookies, readMeta: () => null },
  });
  const bench = createBench(
    (sent: PageRequest) => request(sent),
    {},
    {
      ...(firstPage && { firstPage }),
      ...(session && { session }),
    },
  );
  return {
    ...bench,
    /** Headers of the last request, by name in lower case. */
    lastHeaders: () => Object.fromEntries(server.asked.at(-1)?.headers ?? []),
    askedFor: (path: string) => server.asked.filter((on) => on.path === path),
  };
}

/** Opens the document of an address. */
export async function openClient(
  server: Server,
  href = '/start',
  options: Pick<ClientOptions, 'session'> = {},
) {
  const firstPage = readFirstPage(documentOf(await server.document(href)));
  if (!firstPage) throw new Error(`the document of ${href} holds no page`);
  return createClient(server, { firstPage, ...options });
}
