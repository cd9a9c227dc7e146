import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { guardedFetch } from '#mocks/services/adverts/guarded-fetch-node.ts';
import { AdvertPageError, type AdvertPageFault } from '#mocks/services/adverts/source.ts';
import { webPages } from '#mocks/services/adverts/web-pages.ts';

const advert = 'Maison à rénover, 285 000 €, 112 m², près de la Dordogne à Libourne';
const html = (text: string, head = ''): string =>
  `<!doctype html><html><head>${head}</head><p>${text}</p></html>`;

const pages: Readonly<Record<string, (response: ServerResponse) => void>> = {
  '/advert': (response) => send(response, html(advert)),
  '/latin': (response) =>
    send(response, Buffer.from(html(advert), 'latin1'), 'text/html; charset=ISO-8859-15'),
  '/latin-told-in-page': (response) =>
    send(response, Buffer.from(html(advert.replace('€', 'euros'), '<meta charset=windows-1252>'), 'latin1')),
  '/told-wrong': (response) => send(response, html(advert), 'text/html; charset=iso-8859-1'),
  '/told-utf8': (response) => send(response, Buffer.from(html(advert), 'latin1'), 'text/html; charset=utf-8'),
  '/told-nonsense': (response) => send(response, html(advert), 'text/html; charset=klingon'),
  '/packed': (response) => {
    response.setHeader('content-encoding', 'gzip');
    send(response, gzipSync(html(advert)));
  },
  '/bomb': (response) => {
    response.setHeader('content-encoding', 'gzip');
    send(response, gzipSync(html(advert) + ' '.repeat(50_000_000)));
  },
  '/endless': (response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.write(html(advert));
    const more = (): void => {
      while (!response.destroyed && response.write('<p>encore</p>'.repeat(10_000)));
      response.once('drain', more);
    };
    more();
  },
  '/picture': (response) => send(response, Buffer.from([0xff, 0xd8, 0xff]), 'image/jpeg'),
  '/refused': (response) => answer(response, 403),
  '/gone': (response) => answer(response, 410),
  '/broken': (response) => answer(response, 500),
  '/moved': (response) => answer(response, 301, '/advert'),
  '/loop': (response) => answer(response, 302, '/loop'),
  '/inside': (response) => answer(response, 302, 'http://169.254.169.254/latest/meta-data/'),
  '/file': (response) => answer(response, 302, 'file:///etc/passwd'),
};

function send(response: ServerResponse, body: string | Buffer, type = 'text/html'): void {
  response.writeHead(200, { 'content-type': type });
  response.end(body);
}

function answer(response: ServerResponse, status: number, location?: string): void {
  response.writeHead(status, { 'content-type': 'text/html', ...(location !== undefined && { location }) });
  response.end(html(advert));
}

let server: Server;
let port = 0;
beforeAll(async () => {
  server = createServer((request, response) => pages[request.url ?? '']?.(response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Every name leads to the local server, as if it stood on the public internet. */
const reaching = () =>
  guardedFetch({
    addressOf: async (host) =>
      host === '169.254.169.254' ? { kind: 'closed' } : { kind: 'public', address: '127.0.0.1' },
    ports: ['', `${port}`],
  });
const pageOf = (path: string) => webPages(reaching()).pageOf(`http://annonces.example.test:${port}${path}`);
const faultOf = async (asked: Promise<unknown>): Promise<AdvertPageFault> => {
  const error = await asked.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof AdvertPageError)) throw new Error('the page was read', { cause: error });
  return error.fault;
};

describe('the page of an advert', () => {
  test.each(['/advert', '/moved', '/packed', '/told-wrong', '/told-nonsense'])(
    'is read: %s',
    async (path) => {
      expect((await pageOf(path)).body).toBe(advert);
    },
  );

  test('is read as it is written, whatever it says of itself', async () => {
    for (const path of ['/latin', '/told-utf8']) {
      // oxlint-disable-next-line no-await-in-loop
      expect((await pageOf(path)).body).toContain('Maison à rénover');
    }
    expect((await pageOf('/latin-told-in-page')).body).toContain('285 000 euros, 112 m², près');
  });

  test('is read from its beginning, however long it is or becomes', async () => {
    expect((await pageOf('/bomb')).body).toBe(advert);
    expect((await pageOf('/endless')).body.startsWith(advert)).toBe(true);
  });

  test('through `fetch` alone is the same', async () => {
    const { body } = await webPages(fetch).pageOf(`http://127.0.0.1:${port}/moved`);
    expect(body).toBe(advert);
  });
});

describe('a page that is not read', () => {
  test.each([
    ['/picture', 'notPage'],
    ['/refused', 'refused'],
    ['/gone', 'gone'],
    ['/broken', 'unreachable'],
    ['/loop', 'unreachable'],
    ['/inside', 'closed'],
    ['/file', 'closed'],
  ] as const)('%s: %s', async (path, fault) => {
    expect(await faultOf(pageOf(path))).toBe(fault);
  });

  test('is any of this machine and of the networks behind it, by number or by name', async () => {
    const guarded = webPages(guardedFetch());
    for (const host of ['127.0.0.1', '10.0.0.8', '192.168.1.1', '[::1]', '[::ffff:127.0.0.1]', 'localhost']) {
      // oxlint-disable-next-line no-await-in-loop
      expect(await faultOf(guarded.pageOf(`https://${host}/`)), host).toBe('closed');
    }
  });

  test('is any behind a port that is not of the web', async () => {
    const elsewhere = guardedFetch({ addressOf: async () => ({ kind: 'public', address: '127.0.0.1' }) });
    expect(await faultOf(webPages(elsewhere).pageOf(`http://annonces.example.test:${port}/advert`))).toBe(
      'closed',
    );
  });

  test('is one of a server that nobody answers for', async () => {
    const nobody = guardedFetch({
      addressOf: async () => ({ kind: 'public', address: '127.0.0.1' }),
      ports: ['1'],
    });
    expect(await faultOf(webPages(nobody).pageOf('http://annonces.example.test:1/'))).toBe('unreachable');
    const unknown = guardedFetch({ addressOf: async () => ({ kind: 'unknown' }) });
    expect(await faultOf(webPages(unknown).pageOf('https://nulle-part.example.test/'))).toBe('unknown');
  });
});
