import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { apiCartoSource } from '#mocks/services/cadastre/api-carto.ts';
import { CadastreUnreachableError } from '#mocks/services/cadastre/source.ts';

/** A parcel as the interface answered it, its corners shortened. */
const recorded = {
  type: 'Feature',
  id: 'parcelle.24210373',
  geometry: {
    type: 'MultiPolygon',
    coordinates: [
      [
        [
          [-0.2349, 44.913],
          [-0.2345, 44.913],
          [-0.2345, 44.9133],
          [-0.2349, 44.913],
        ],
      ],
    ],
  },
  geometry_name: 'geom',
  properties: {
    gid: 24_210_373,
    numero: '0214',
    feuille: 1,
    section: 'CH',
    code_dep: '33',
    nom_com: 'Libourne',
    code_com: '243',
    com_abs: '000',
    code_arr: '000',
    idu: '33243000CH0214',
    contenance: 412,
    code_insee: '33243',
  },
  bbox: [-0.2349, 44.913, -0.2345, 44.9133],
};
const collection = (...features: readonly object[]) => ({
  type: 'FeatureCollection',
  features,
  totalFeatures: features.length,
  numberMatched: features.length,
  numberReturned: features.length,
});
const reference = { inseeCode: '33243', prefix: '000', section: 'CH', number: '0214' };

let answer: { readonly status: number; readonly body: unknown };
let asked: URL[] = [];
let server: Server;
let address = '';
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(new URL(request.url ?? '/', 'http://localhost'));
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/cadastre/`;
});
afterAll(() => server.close());
beforeEach(() => {
  answer = { status: 200, body: collection(recorded) };
  asked = [];
});

describe('the land register of API Carto', () => {
  test('is asked for one parcel by commune, prefix, section and number', async () => {
    expect(await apiCartoSource(address).find(reference)).toEqual({
      ...reference,
      areaM2: 412,
      polygons: recorded.geometry.coordinates,
    });
    expect(asked[0]?.pathname).toBe('/api/cadastre/parcelle');
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toMatchObject({
      code_insee: '33243',
      com_abs: '000',
      section: 'CH',
      numero: '0214',
      source_ign: 'PCI',
    });
  });

  test('is asked for those around a place by a closed square, longitude first', async () => {
    expect(await apiCartoSource(address).near({ lat: 44.9131, lng: -0.2347 })).toHaveLength(1);
    const square = JSON.parse(asked[0]?.searchParams.get('geom') ?? '') as {
      type: string;
      coordinates: [number, number][][];
    };
    const corners = square.coordinates[0] ?? [];
    expect(square.type).toBe('Polygon');
    expect(corners[0]).toEqual(corners.at(-1));
    expect(Math.min(...corners.map(([lng]) => lng))).toBeCloseTo(-0.23584, 4);
    expect(Math.max(...corners.map(([, lat]) => lat))).toBeCloseTo(44.91391, 4);
  });

  test('knows no parcel where it answers none, or another one', async () => {
    answer = { status: 200, body: collection() };
    expect(await apiCartoSource(address).find(reference)).toBeNull();
    answer = { status: 200, body: collection(recorded) };
    expect(await apiCartoSource(address).find({ ...reference, number: '0215' })).toBeNull();
  });

  test('leaves out a parcel without a drawing, and keeps its neighbours and their holes', async () => {
    const ring = recorded.geometry.coordinates[0]?.[0] ?? [];
    answer = {
      status: 200,
      body: collection(
        { ...recorded, geometry: null },
        {
          ...recorded,
          geometry: { type: 'Polygon', coordinates: [ring, ring] },
          properties: { ...recorded.properties, contenance: null },
        },
      ),
    };
    const [parcel, ...others] = await apiCartoSource(address).near({ lat: 44.9131, lng: -0.2347 });
    expect(others).toEqual([]);
    expect(parcel).toMatchObject({ areaM2: null, polygons: [[ring, ring]] });
  });

  test.each([
    ['a server in trouble', { status: 503, body: {} }],
    ['a way elsewhere', { status: 302, body: {} }],
    ['text', { status: 200, body: '<html>' }],
    ['another form', { status: 200, body: { code: 400, message: [] } }],
  ])('says of %s that there is no answer', async (_name, given) => {
    answer = given;
    await expect(apiCartoSource(address).find(reference)).rejects.toBeInstanceOf(CadastreUnreachableError);
  });

  test('says so too where nobody listens', async () => {
    const nobody = apiCartoSource('http://127.0.0.1:1/api/cadastre');
    await expect(nobody.near({ lat: 44.9, lng: -0.2 })).rejects.toBeInstanceOf(CadastreUnreachableError);
  });
});
