import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { melodiSource } from '#mocks/services/insee/melodi.ts';
import { InseeUnreachableError } from '#mocks/services/insee/source.ts';

type Answer = { readonly status: number; readonly body: unknown };

const observation = (dimensions: Record<string, string>, value: unknown) => ({
  dimensions: { GEO: '2025-COM-33243', ...dimensions },
  measures: { OBS_VALUE_NIVEAU: { value } },
});
const answers = new Map<string, Answer>();
const asked: URL[] = [];
let server: Server;
let address = '';
beforeAll(async () => {
  server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    asked.push(url);
    const { status, body } = answers.get(url.pathname.split('/').at(-1) ?? '') ?? { status: 404, body: {} };
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/melodi`;
});
afterAll(() => server.close());
beforeEach(() => {
  answers.clear();
  asked.length = 0;
});

const observed = (...observations: readonly object[]): Answer => ({ status: 200, body: { observations } });

describe('figures of INSEE', () => {
  test('are asked for by commune, one data set after the other', async () => {
    await melodiSource(address).figuresOf({ kind: 'commune', code: '33243' });
    expect(asked.map(({ pathname }) => pathname)).toEqual([
      '/melodi/data/DS_POPULATIONS_REFERENCE',
      '/melodi/data/DS_RP_POPULATION_PRINC',
      '/melodi/data/DS_RP_LOGEMENT_PRINC',
      '/melodi/data/DS_RP_EMPLOI_LR_PRINC',
      '/melodi/data/DS_FILOSOFI_CC',
    ]);
    expect(asked.every(({ searchParams }) => searchParams.get('GEO') === 'COM-33243')).toBe(true);
  });

  test('of a department and of the country are asked for in their own way', async () => {
    await melodiSource(address).figuresOf({ kind: 'department', code: '33' });
    await melodiSource(address).figuresOf({ kind: 'country' });
    expect([...new Set(asked.map(({ searchParams }) => searchParams.get('GEO')))]).toEqual([
      'DEP-33',
      'FRANCE-F',
    ]);
  });

  test('are the latest, with their year and source; shares are of the same year', async () => {
    answers.set(
      'DS_POPULATIONS_REFERENCE',
      observed(observation({ TIME_PERIOD: '2018' }, 20_000), observation({ TIME_PERIOD: '2023' }, 21_000)),
    );
    answers.set(
      'DS_RP_LOGEMENT_PRINC',
      observed(
        // By tenure as well: only the whole of it is all dwellings.
        observation({ TIME_PERIOD: '2022', OCS: 'DW_MAIN', TSH: '100' }, 342),
        observation({ TIME_PERIOD: '2022', OCS: 'DW_MAIN', TSH: '200' }, 498),
        observation({ TIME_PERIOD: '2022', OCS: '_T', TSH: '_T' }, 1000),
        observation({ TIME_PERIOD: '2022', OCS: 'DW_MAIN', TSH: '_T' }, 855),
        observation({ TIME_PERIOD: '2016', OCS: 'DW_VAC', TSH: '_T' }, 90),
      ),
    );
    answers.set(
      'DS_RP_EMPLOI_LR_PRINC',
      observed(
        observation({ TIME_PERIOD: '2022', EMPSTA_ENQ: '1' }, 870),
        observation({ TIME_PERIOD: '2022', EMPSTA_ENQ: '2' }, 130),
        observation({ TIME_PERIOD: '2022', EMPSTA_ENQ: '1T2' }, 1000),
      ),
    );
    answers.set('DS_FILOSOFI_CC', observed(observation({ TIME_PERIOD: '2021' }, 20_950)));
    expect(await melodiSource(address).figuresOf({ kind: 'commune', code: '33243' })).toEqual([
      { figure: 'population', value: 21_000, year: 2023, source: 'INSEE, populations de référence' },
      { figure: 'populationTrendBps', value: 500, year: 2023, source: 'INSEE, populations de référence' },
      { figure: 'housingTotal', value: 1000, year: 2022, source: 'INSEE, recensement de la population' },
      { figure: 'primaryShareBps', value: 8550, year: 2022, source: 'INSEE, recensement de la population' },
      { figure: 'ownersShareBps', value: 4000, year: 2022, source: 'INSEE, recensement de la population' },
      { figure: 'tenantsShareBps', value: 5825, year: 2022, source: 'INSEE, recensement de la population' },
      {
        figure: 'unemploymentBps',
        value: 1300,
        year: 2022,
        source: 'INSEE, recensement de la population, 15 à 64 ans',
      },
      { figure: 'medianIncomeCents', value: 2_095_000, year: 2021, source: 'INSEE, Filosofi' },
    ]);
  });

  test('leave out what is no number, and what a data set does not cover', async () => {
    answers.set(
      'DS_POPULATIONS_REFERENCE',
      observed(observation({ TIME_PERIOD: '2023' }, null), { dimensions: null }),
    );
    expect(await melodiSource(address).figuresOf({ kind: 'commune', code: '33243' })).toEqual([]);
  });

  test.each([
    ['a server in trouble', { status: 503, body: {} }],
    ['another form', { status: 200, body: { rows: [] } }],
    ['no JSON', { status: 200, body: '<html>' }],
  ])('%s is told as such', async (_name, answer) => {
    answers.set('DS_POPULATIONS_REFERENCE', answer);
    await expect(melodiSource(address).figuresOf({ kind: 'commune', code: '33243' })).rejects.toThrow(
      InseeUnreachableError,
    );
  });

  test('a server that is not there is told as such', async () => {
    await expect(
      melodiSource('http://127.0.0.1:1/melodi').figuresOf({ kind: 'commune', code: '33243' }),
    ).rejects.toThrow(InseeUnreachableError);
  });
});
