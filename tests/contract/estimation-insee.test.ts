import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { EstimationInseeProps } from '#contracts/client/operation/estimation/insee.ts';
import { communeFigures } from '#domain/geography/commune-figures.ts';
import { saleLines } from '#mocks/db/schema/index.ts';
import { operationId } from '#mocks/db/seed/operations/index.ts';
import { tenantId } from '#mocks/db/seed/tenant-id.ts';
import { inseeAreaKey } from '#mocks/services/insee/area.ts';
import { InseeUnreachableError } from '#mocks/services/insee/source.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Visitor } from '#tests/support/visitor.ts';

let server: TestServer;
let owner: Visitor;
let viewer: Visitor;
let stranger: Visitor;
beforeAll(async () => {
  server = await openTestServer();
  [owner, viewer, stranger] = [server.visitor(), server.visitor(), server.visitor()];
  await owner.signIn('hugo.lartigue@example.test');
  await viewer.signIn('lea.pons@example.test');
  await stranger.signIn('karim.belkacem@example.test');
});
afterAll(() => server.close());
beforeEach(() => {
  server.deps.insee = null;
});

/** Of whose commune the population alone is known. */
const base = `/operations/${operationId('T1', 'OP-2025-003')}/estimations/insee`;
/** Of whose commune, department and country much is known. */
const golden = `/operations/${operationId('T1', 'OP-2025-001')}/estimations/insee`;
const propsOf = async (visitor = owner, query = '', path = base) =>
  (await visitor.get(`${path}${query}`)).page.props as unknown as EstimationInseeProps;
const figureOf = async (figure: string, visitor = owner) =>
  (await propsOf(visitor)).commune?.figures.find((one) => one.figure === figure);
const override = async (data: object) =>
  (await owner.visit('PUT', `${base}/chiffres`, { data })).page.props.errors;
const given = {
  figures: [{ figure: 'unemploymentBps', value: 1250 }],
  year: 2023,
  source: 'Dossier complet',
};

describe('figures of a commune', () => {
  test('tell where each comes from, and nothing that nobody knows', async () => {
    const { commune, isConnected } = await propsOf(viewer);
    expect(commune).toMatchObject({ inseeCode: '24322', name: 'Périgueux', departmentCode: '24' });
    expect(isConnected).toBe(false);
    expect(commune?.figures).toHaveLength(1);
    expect(commune?.figures[0]).toMatchObject({ figure: 'population', value: 29_255, year: 2018 });
    expect(commune?.figures[0]?.source).toContain('INSEE');
  });

  test('stand beside those of the department and of the country, each with year and source', async () => {
    const { areas } = await propsOf(viewer, '', golden);
    expect(areas.map(({ kind, name }) => [kind, name])).toEqual([
      ['department', 'Gironde'],
      ['country', 'France'],
    ]);
    const [department, country] = areas;
    expect(department?.figures.find(({ figure }) => figure === 'primaryShareBps')).toMatchObject({
      value: 8488,
      year: 2021,
    });
    expect(department?.figures.find(({ figure }) => figure === 'population')?.value).toBeGreaterThan(
      1_000_000,
    );
    expect(country?.figures.find(({ figure }) => figure === 'population')?.value).toBeGreaterThan(60_000_000);
    expect(areas.flatMap(({ figures }) => figures).every(({ source }) => source.startsWith('INSEE'))).toBe(
      true,
    );
  });

  test('that are examples of the demonstration say so', async () => {
    const { commune } = await propsOf(owner, '', golden);
    expect(commune?.figures).toHaveLength(communeFigures.length);
    const sources = commune?.figures.map(({ figure, source }) => [figure, source]) ?? [];
    expect(sources.filter(([, source]) => source !== 'donnée d’exemple')).toEqual([
      ['population', expect.stringContaining('INSEE')],
    ]);
  });

  test('stand beside those of three communes at most', async () => {
    const { compared } = await propsOf(owner, '?compare=42187,33063,33243,42147,99999');
    expect(compared.map(({ name }) => name)).toEqual(['Roanne', 'Bordeaux', 'Libourne']);
  });

  test('keep to the company and to the rights', async () => {
    expect((await stranger.get(base)).status).toBe(404);
    expect((await viewer.visit('PUT', `${base}/chiffres`, { data: given })).status).toBe(403);
    expect((await viewer.visit('POST', `${base}/actualisation`)).status).toBe(403);
  });
});

describe('prices of a commune', () => {
  test('are the mean of the public sales that the company brought in, until somebody writes another', async () => {
    const { db, newId } = server.deps;
    const at = new Date('2026-11-20T08:00:00Z');
    const line = (rank: number) => ({
      id: newId(),
      tenantId: tenantId('T1'),
      createdAt: at,
      updatedAt: at,
      mutationId: `2026-${rank}`,
      lineKey: `insee-${rank}`,
      soldOn: '2026-03-02',
      priceCents: 20_000_000,
      kind: 'Apartment' as const,
      areaM2: '80.00',
      rooms: 3,
      landAreaM2: null,
      parcel: `24322000AB${String(rank).padStart(4, '0')}`,
      landUse: '',
      addressLine: `${rank} rue Fonneuve`,
      city: 'Périgueux',
      lat: 45.184,
      lng: 0.721,
    });
    await db.insert(saleLines).values([1, 2, 3, 4, 5].map(line));
    expect(await figureOf('apartmentPerM2Cents')).toMatchObject({
      value: 250_000,
      year: 2026,
      source: 'DVF, ventes importées sur 24 mois : 5',
      author: null,
    });
    expect(await figureOf('housePerM2Cents')).toBeUndefined();
    await db.delete(saleLines);
    expect(await figureOf('apartmentPerM2Cents')).toBeUndefined();
  });
});

describe('figures written by hand', () => {
  test('are kept with their author, for the company alone', async () => {
    expect(await override(given)).toEqual({});
    expect(await figureOf('unemploymentBps')).toMatchObject({
      value: 1250,
      year: 2023,
      source: 'Dossier complet',
      author: 'Hugo Lartigue',
    });
    expect(await override({ ...given, figures: [{ figure: 'unemploymentBps', value: 1100 }] })).toEqual({});
    expect((await figureOf('unemploymentBps'))?.value).toBe(1100);
  });

  test('have borders: shares within the whole, years that were, a source', async () => {
    const share = { figure: 'vacantShareBps', value: 10_001 };
    expect(await override({ ...given, figures: [share] })).not.toEqual({});
    expect(await override({ ...given, year: 1989 })).toHaveProperty('year');
    expect(await override({ ...given, year: 2027 })).toHaveProperty('year');
    expect(await override({ ...given, source: ' ' })).toHaveProperty('source');
  });

  test('of dwellings add up to the whole, to a tenth of a per cent', async () => {
    const shares = (primary: number, secondary: number, vacant: number) => ({
      ...given,
      figures: [
        { figure: 'primaryShareBps', value: primary },
        { figure: 'secondaryShareBps', value: secondary },
        { figure: 'vacantShareBps', value: vacant },
      ],
    });
    expect(await override(shares(8000, 1000, 900))).toHaveProperty('figures');
    expect(await override(shares(8000, 1000, 1010))).toEqual({});
  });
});

describe('figures fetched from the office', () => {
  test('are fetched for the department and the country too, once a month', async () => {
    const asked: string[] = [];
    server.deps.insee = {
      figuresOf: async (area) => {
        asked.push(inseeAreaKey(area));
        if (area.kind === 'country') throw new InseeUnreachableError('no answer');
        return [{ figure: 'unemploymentBps', value: 700, year: 2022, source: 'INSEE' }];
      },
    };
    const refreshed = await owner.visit('POST', `${base}/actualisation`);
    expect(refreshed.page.props.errors).toEqual({});
    expect(asked).toEqual(['24322', 'DEP-24', 'FRANCE']);
    const [department, country] = (await propsOf()).areas;
    expect(department?.figures.find(({ figure }) => figure === 'unemploymentBps')?.value).toBe(700);
    // What did not answer keeps what it had.
    expect(country?.figures.find(({ figure }) => figure === 'primaryShareBps')?.value).toBe(8180);
    await owner.visit('POST', `${base}/actualisation`);
    expect(asked.slice(3)).toEqual(['24322', 'FRANCE']);
  });

  test('are kept for all, under those written by hand; unknown or impossible ones are left out', async () => {
    server.deps.insee = {
      figuresOf: async () => [
        { figure: 'activeJobs', value: 15_000, year: 2022, source: 'INSEE' },
        { figure: 'unemploymentBps', value: 900, year: 2022, source: 'INSEE' },
        { figure: 'ownersShareBps', value: 20_000, year: 2022, source: 'INSEE' },
        { figure: 'nonsense', value: 1, year: 2022, source: 'INSEE' },
      ],
    };
    await override(given);
    await owner.visit('POST', `${base}/actualisation`);
    expect(await figureOf('activeJobs')).toMatchObject({ value: 15_000, year: 2022, author: null });
    expect((await figureOf('unemploymentBps'))?.value).toBe(1250);
    expect(await figureOf('ownersShareBps')).toBeUndefined();
  });

  test('say so when the office does not answer, and when none is configured', async () => {
    server.deps.insee = {
      figuresOf: async () => {
        throw new InseeUnreachableError('no answer');
      },
    };
    const failed = await owner.visit('POST', `${base}/actualisation`);
    expect(failed.page.props.errors['base']).toContain('n’a pas répondu');
    server.deps.insee = null;
    const none = await owner.visit('POST', `${base}/actualisation`);
    expect(none.page.props.flash?.text).toContain('Aucune connexion');
  });
});
