import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EstimationFormProps } from '#contracts/client/operation/estimation/form.ts';
import type { SalesAnswer } from '#contracts/client/operation/estimation/sales.ts';
import type { ImportState } from '#contracts/import.ts';
import { saleLines } from '#mocks/db/schema/index.ts';
import { lotId, operationId } from '#mocks/db/seed/operations/index.ts';
import { jobs } from '#mocks/handlers/jobs/index.ts';
import { testOrigin } from '#mocks/hosts/vitest/server.ts';
import { runDueJobs } from '#mocks/server/jobs/run-due.ts';
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

const golden = operationId('T1', 'OP-2025-001');
const base = `/operations/${golden}/estimations`;

/** The columns of geo-dvf in their order. */
const head =
  'id_mutation,date_mutation,numero_disposition,nature_mutation,valeur_fonciere,adresse_numero,adresse_suffixe,' +
  'adresse_nom_voie,adresse_code_voie,code_postal,code_commune,nom_commune,code_departement,ancien_code_commune,' +
  'ancien_nom_commune,id_parcelle,ancien_id_parcelle,numero_volume,lot1_numero,lot1_surface_carrez,lot2_numero,' +
  'lot2_surface_carrez,lot3_numero,lot3_surface_carrez,lot4_numero,lot4_surface_carrez,lot5_numero,' +
  'lot5_surface_carrez,nombre_lots,code_type_local,type_local,surface_reelle_bati,nombre_pieces_principales,' +
  'code_nature_culture,nature_culture,code_nature_culture_speciale,nature_culture_speciale,surface_terrain,' +
  'longitude,latitude';

interface Given {
  readonly id?: string;
  readonly on?: string;
  readonly nature?: string;
  readonly price?: string;
  readonly type?: string;
  readonly area?: string;
  readonly lat?: string;
  readonly parcel?: string;
}

/** A line of a made-up file, in the form of geo-dvf. */
function line(given: Given = {}): string {
  const {
    id = '2026-1',
    on = '2026-03-02',
    nature = 'Vente',
    price = '198000',
    type = 'Appartement',
    area = '61',
    lat = '44.914',
    parcel = '33243000AB0123',
  } = given;
  const cells: Record<string, string> = {
    id_mutation: id,
    date_mutation: on,
    numero_disposition: '000001',
    nature_mutation: nature,
    valeur_fonciere: price,
    adresse_numero: '12',
    adresse_nom_voie: 'RUE FONNEUVE',
    nom_commune: 'Libourne',
    id_parcelle: parcel,
    type_local: type,
    surface_reelle_bati: area,
    nombre_pieces_principales: '3',
    longitude: '-0.2347',
    latitude: lat,
  };
  return head
    .split(',')
    .map((name) => cells[name] ?? '')
    .join(',');
}

const asked = (visitor: Visitor): Record<string, string> => ({
  accept: 'application/json',
  'x-requested-with': 'XMLHttpRequest',
  'x-xsrf-token': decodeURIComponent(visitor.cookies.get('XSRF-TOKEN') ?? ''),
  cookie: [...visitor.cookies].map(([key, value]) => `${key}=${value}`).join('; '),
});

/** Sends a file as the dialog does; how the import stands. */
async function upload(lines: readonly string[], visitor = owner): Promise<Response> {
  const body = new FormData();
  body.append('file', new File([[head, ...lines].join('\n')], '33243.csv', { type: 'text/csv' }));
  return fetch(new URL('/imports/dvf-sale/fichier', testOrigin), {
    method: 'POST',
    body,
    headers: asked(visitor),
  });
}

const stateOf = async (id: string): Promise<ImportState> =>
  (await (
    await fetch(new URL(`/imports/${id}`, testOrigin), { headers: asked(owner) })
  ).json()) as ImportState;

/** Brings lines in, the valid ones alone; how it ended. */
async function imported(lines: readonly string[]): Promise<ImportState> {
  const { id } = (await (await upload(lines)).json()) as ImportState;
  await owner.visit('POST', `/imports/${id}/lancement`, { data: { lines: 'valid' }, follows: false });
  await runDueJobs(server.deps, jobs);
  return stateOf(id);
}

async function started(): Promise<string> {
  const answer = await owner.visit('POST', base, {
    data: {
      title: 'Essai',
      on: '2026-11-20',
      lotId: lotId('T1', 'OP-2025-001', 'A11'),
      method: 'comparison',
    },
  });
  const { form } = answer.page.props as unknown as EstimationFormProps;
  return `${base}/${form.record?.id ?? ''}`;
}

const search = async (path: string, query: string, visitor = owner): Promise<SalesAnswer> =>
  (await (
    await fetch(new URL(`${path}/comparables/ventes?${query}`, testOrigin), { headers: asked(visitor) })
  ).json()) as SalesAnswer;

describe('the public sales file', () => {
  test('is checked line by line: what is refused is told with its reason', async () => {
    const state = (await (
      await upload([
        line(),
        line({ id: '2', nature: 'Echange' }),
        line({ id: '3', price: '1' }),
        line({ id: '4', area: '' }),
        line({ id: '5', lat: '' }),
        line({ id: '6', type: 'Château' }),
        line({ id: '7', on: '02/03/2026' }),
      ])
    ).json()) as ImportState;
    expect(state.counts).toMatchObject({ lines: 7, valid: 1, invalid: 6 });
    expect(state.errors.map(({ line: at, field }) => `${at} ${field}`)).toEqual([
      '3 nature_mutation',
      '4 valeur_fonciere',
      '5 surface_reelle_bati',
      '6 latitude',
      '7 type_local',
      '8 date_mutation',
    ]);
    expect(state.errors[0]?.text).toBe('Seules les ventes servent de comparables.');
  });

  test('is for those who may make estimations', async () => {
    expect((await upload([line()], viewer)).status).toBe(403);
  });

  test('is kept by the company, no line twice, and searched by radius, age, type and area', async () => {
    const lines = [
      line({ id: 'near' }),
      line({ id: 'far', lat: '44.935', price: '210000', area: '66' }),
      line({ id: 'old', on: '2022-01-10', price: '150000' }),
      line({ id: 'house', type: 'Maison', price: '260000', area: '95' }),
      line({ id: 'block', area: '40', price: '300000' }),
      line({ id: 'block', area: '45', price: '300000' }),
    ];
    expect((await imported(lines)).status).toBe('done');
    expect(await server.deps.db.$count(saleLines)).toBe(6);
    await imported(lines.map((text) => text.replace(/^\w+/, 'renamed')));
    expect(await server.deps.db.$count(saleLines)).toBe(6);

    const path = await started();
    const near = await search(path, 'radius=1000&months=24&type=Apartment');
    expect(near.sales.map(({ mutationId }) => mutationId)).toEqual(['near']);
    expect(near.sales[0]).toMatchObject({ distanceM: 100, pricePerM2Cents: 324_590, isTaken: false });
    expect(near).toMatchObject({ severalCount: 1, linesCount: 6, isPlaced: true });
    const ids = async (query: string) =>
      (await search(path, query)).sales.map(({ mutationId }) => mutationId);
    expect(await ids('radius=5000&months=24&type=Apartment')).toEqual(['near', 'far']);
    expect(await ids('radius=5000&months=24&type=Apartment&minArea=65')).toEqual(['far']);
    expect(await ids('radius=5000&months=24&type=Apartment&maxArea=65')).toEqual(['near']);
    expect((await ids('radius=1000&months=60&type=Apartment')).toSorted()).toEqual(['near', 'old']);
    expect(await ids('radius=1000&months=24&type=House')).toEqual(['house']);
  });

  test('gives comparables, each once', async () => {
    const path = await started();
    const take = (mutationIds: string[]) =>
      owner.visit('POST', `${path}/comparables/ventes`, { data: { mutationIds } });
    const answer = await take(['near', 'far']);
    const { comparables } = answer.page.props as unknown as EstimationFormProps;
    expect(comparables.map(({ source, distanceM }) => [source, distanceM])).toEqual([
      ['dvf', 100],
      ['dvf', 2435],
    ]);
    expect((await search(path, 'radius=1000&months=24&type=Apartment')).sales[0]?.isTaken).toBe(true);
    await take(['near']);
    const { page } = await owner.get(path);
    expect((page.props as unknown as EstimationFormProps).comparables).toHaveLength(2);
    expect((await take(['nowhere'])).page.props.errors).toHaveProperty('base');
  });

  test('stays within the company', async () => {
    const path = await started();
    const foreign = await fetch(
      new URL(`${path}/comparables/ventes?radius=1000&months=24&type=Apartment`, testOrigin),
      { headers: asked(stranger) },
    );
    expect(foreign.status).toBe(404);
  });

  test('takes thousands of lines', { timeout: 120_000 }, async () => {
    const many = Array.from({ length: 4000 }, (_, rank) =>
      line({ id: `many-${rank}`, parcel: `33243000ZZ${rank}`, price: String(150_000 + rank) }),
    );
    const state = await imported(many);
    expect(state).toMatchObject({ status: 'done', counts: { lines: 4000, imported: 4000 } });
    const path = await started();
    const found = await search(path, 'radius=1000&months=24&type=Apartment');
    expect([found.sales.length, found.isCut]).toEqual([200, true]);
  });
});
