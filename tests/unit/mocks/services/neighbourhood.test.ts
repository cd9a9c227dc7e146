import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { demonstrationNeighbourhood } from '#mocks/services/neighbourhood/demonstration.ts';
import { httpNeighbourhood } from '#mocks/services/neighbourhood/http.ts';
import { NeighbourhoodError } from '#mocks/services/neighbourhood/service.ts';

const place = { address: '14 rue des Chais, 33500 Libourne', lat: 44.9131, lng: -0.2347 };
const recorded = {
  themes: [
    {
      key: 'transport',
      note: 71,
      parts: [{ key: 'noise', note: null, unknown: 1 }],
      points: [{ label: 'Gare', category: 'train', walkMin: 12, lat: 44.915, lng: -0.232 }],
      source: 'Relevé',
      on: '2026-09-30',
      unknown: true,
    },
  ],
};
const signal = new AbortController().signal;

let server: Server | undefined;
afterEach(() => server?.close());

/** A service on loopback that answers as told; what it was asked. */
async function served(answer: (response: ServerResponse) => void, timeoutMs = 2000) {
  const asked: IncomingMessage[] = [];
  const opened = createServer((request, response) => {
    asked.push(request);
    answer(response);
  });
  server = opened;
  await new Promise<void>((resolve) => opened.listen(0, '127.0.0.1', resolve));
  const { port } = opened.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/v1/analysis?lang=fr`;
  return { asked, service: httpNeighbourhood({ url, key: 'a-secret-key', name: 'Relevé', timeoutMs }) };
}

const json =
  (body: unknown, status = 200) =>
  (response: ServerResponse) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  };

describe('a service over HTTP', () => {
  test('is asked for the place with the key as a bearer, and its themes are read', async () => {
    const { asked, service } = await served(json(recorded));
    const themes = await service.analyse(place, signal);
    expect(themes).toEqual([
      {
        key: 'transport',
        note: 71,
        parts: [{ key: 'noise', note: null }],
        points: recorded.themes[0]?.points,
        source: 'Relevé',
        on: '2026-09-30',
      },
    ]);
    const [request] = asked;
    expect(request?.headers.authorization).toBe('Bearer a-secret-key');
    const query = new URL(request?.url ?? '', 'http://x').searchParams;
    expect(Object.fromEntries(query)).toEqual({
      lang: 'fr',
      address: place.address,
      lat: '44.9131',
      lng: '-0.2347',
      radius: '1000',
    });
  });

  test.each([
    ['not_covered', json({}, 404)],
    ['refused', json({}, 401)],
    ['unavailable', json({}, 503)],
    ['unreadable', json({ themes: [{ key: 'transport', note: 101 }] })],
    ['unreadable', (response: ServerResponse) => response.end('<html>')],
    ['unreadable', (response: ServerResponse) => response.end('x'.repeat(1_100_000))],
    // A redirect would carry the key elsewhere.
    ['unavailable', (response: ServerResponse) => response.writeHead(302, { location: '/other' }).end()],
    ['unavailable', (response: ServerResponse) => response.destroy()],
  ] as const)('says that it is %s', async (fault, answer) => {
    const { service } = await served(answer);
    await expect(service.analyse(place, signal)).rejects.toMatchObject({ fault });
  });

  test('that does not answer in time is unavailable', async () => {
    const { service } = await served(() => undefined, 50);
    await expect(service.analyse(place, signal)).rejects.toMatchObject({ fault: 'unavailable' });
  });
});

test('the demonstration knows its own addresses and no other', async () => {
  const themes = await demonstrationNeighbourhood.analyse(place, signal);
  expect(themes.map(({ note }) => note)).toEqual([71, 86, 80, 77, 72, 64, 55, 88]);
  expect(themes.every(({ source }) => source === 'Données de démonstration')).toBe(true);
  // What is not known of one address may be of another.
  const talence = await demonstrationNeighbourhood.analyse({ ...place, lat: 44.8061, lng: -0.5911 }, signal);
  expect(talence.at(-1)).toMatchObject({ key: 'safety', note: 79 });
  await expect(
    demonstrationNeighbourhood.analyse({ ...place, lat: 48.85, lng: 2.35 }, signal),
  ).rejects.toBeInstanceOf(NeighbourhoodError);
});
