import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FrontPageProps } from '#contracts/export/front-page.ts';
import { exportSections } from '#domain/paper/sections.ts';
import type { PresentationProps } from '#contracts/export/presentation.ts';
import { operations } from '#mocks/db/schema/index.ts';
import { operationId } from '#mocks/db/seed/operations/index.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Visitor } from '#tests/support/visitor.ts';

let server: TestServer;
let owner: Visitor;
let viewer: Visitor;
beforeAll(async () => {
  server = await openTestServer();
  owner = server.visitor();
  await owner.signIn('hugo.lartigue@example.test');
  viewer = server.visitor();
  await viewer.signIn('lea.pons@example.test');
});
afterAll(() => server.close());

const golden = operationId('T1', 'OP-2025-001');
const unstudied = operationId('T1', 'OP-2026-002');
const trading = operationId('T1', 'OP-2026-004');
const paperOf = async <Props>(path: string, visitor = owner): Promise<Props> =>
  (await visitor.get(`/export/operations/${path}`)).page.props as unknown as Props;
const frontPageOf = (query = '', visitor = owner, operation = golden) =>
  paperOf<FrontPageProps>(`${operation}/page-de-garde${query}`, visitor);
const presentationOf = (operation = golden) => paperOf<PresentationProps>(`${operation}/presentation`);

describe('the front page', () => {
  test('tells the figures of the validated simulation, to the cent', async () => {
    const { figures, askedCents, operation, owner: carrier } = await frontPageOf();
    expect(figures).toEqual({
      simulation: 'Central',
      validatedOn: '2025-09-22',
      purchaseCents: 48_000_000,
      costCents: 101_103_992,
      revenueTtcCents: 128_400_000,
      marginCents: 13_896_008,
      marginBps: 1208,
      loanCents: 56_000_000,
      equityCents: 15_000_000,
    });
    expect(askedCents).toBe(56_000_000);
    expect(operation.parcels).toEqual(['CH 0214', 'CH 0215']);
    expect(carrier).toEqual({ name: 'Garonne Patrimoine', siren: '999 123 458' });
  });

  test('sends no cost and no margin where margins are hidden, and no amount at all where amounts are', async () => {
    const withoutMargin = await frontPageOf('?hide=margin');
    expect(withoutMargin.figures).toMatchObject({
      purchaseCents: null,
      costCents: null,
      marginCents: null,
      marginBps: null,
      revenueTtcCents: 128_400_000,
    });
    const withoutAmounts = await frontPageOf('?hide=amounts');
    expect(withoutAmounts.askedCents).toBeNull();
    const sent = JSON.stringify(withoutAmounts);
    for (const figure of ['101103992', '13896008', '128400000', '56000000', '15000000', '48000000']) {
      expect(sent).not.toContain(figure);
    }
  });

  test('keeps margins from a reader whose right leaves them out, whatever the address asks', async () => {
    const { figures, paper } = await frontPageOf('?hide=', viewer);
    expect(paper.hides).toEqual({ amounts: false, margin: true });
    expect(figures).toMatchObject({ costCents: null, marginCents: null, revenueTtcCents: 128_400_000 });
  });

  test('has no figures while no simulation is validated', async () => {
    const { figures, askedCents, sections } = await frontPageOf('', owner, unstudied);
    expect(figures).toBeNull();
    expect(askedCents).toBeNull();
    expect(sections).toEqual(expect.arrayContaining(['presentation', 'insee']));
    expect(sections).not.toContain('estimation');
  });

  test('lists the chosen papers in the order of a file, else those that have something to show', async () => {
    const chosen = await frontPageOf('?sections[]=photos&sections[]=cover&sections[]=nothing');
    expect(chosen.sections).toEqual(['cover', 'photos']);
    const { sections } = await frontPageOf();
    expect(sections).toEqual(
      expect.arrayContaining(['presentation', 'insee', 'project', 'photos', 'estimation']),
    );
    expect(sections.filter((section) => section === 'cover' || section === 'front-page')).toEqual([]);
    expect(sections).toEqual(exportSections.filter((section) => sections.includes(section)));
  });

  test('lists the papers of lots sold with works to come where there are such lots alone', async () => {
    const ofVir = ['simulation.vir-revenues', 'simulation.vir-collection'];
    expect((await frontPageOf()).sections).toEqual(expect.arrayContaining(ofVir));
    const { sections } = await frontPageOf('', owner, trading);
    expect(sections).toContain('simulation.overview');
    expect(sections.filter((section) => ofVir.includes(section))).toEqual([]);
  });
});

describe('the presentation', () => {
  test('tells areas, parcels and the five days of the golden operation', async () => {
    const { lotsAreaM2, lotsCount, parcels, dates } = await presentationOf();
    expect([lotsAreaM2, lotsCount]).toEqual(['421.90', 9]);
    expect(parcels).toEqual([
      { name: 'CH 0214', areaM2: '412.00' },
      { name: 'CH 0215', areaM2: '96.00' },
    ]);
    expect(dates).toEqual({
      promiseOn: '2025-11-17',
      deedOn: '2026-04-16',
      worksStartOn: '2026-05-04',
      worksEndOn: '2027-02-26',
      deliveryOn: '2027-03-12',
    });
  });

  test('names the six nearest services and the note of the neighbourhood, no hazard among them', async () => {
    const { neighbourhood } = await presentationOf();
    expect(neighbourhood?.note).toBe(74.1);
    const distances = neighbourhood?.services.map(({ distanceM }) => distanceM) ?? [];
    expect(distances).toHaveLength(6);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    expect(JSON.stringify(neighbourhood?.services)).not.toContain('prévention');
  });

  test('names the team with its manager first, and the partners without seller and buyers', async () => {
    const { team, partners } = await presentationOf();
    expect(team.map(({ name, isManager }) => [name, isManager])).toEqual([
      ['Hugo Lartigue', true],
      ['Inès Duprat', false],
      ['Marc Soubiran', false],
    ]);
    expect(partners.map(({ role }) => role)).toEqual(['architect', 'architect', 'notary', 'agent', 'banker']);
  });

  test('leaves out what nobody said', async () => {
    const isIt = eq(operations.id, unstudied);
    await server.deps.db.update(operations).set({ description: null, lat: null, lng: null }).where(isIt);
    const { operation, neighbourhood, dates } = await presentationOf(unstudied);
    expect(operation).toMatchObject({ description: '', place: null });
    expect(neighbourhood).toBeNull();
    expect(dates).toMatchObject({ promiseOn: null, worksStartOn: null });
  });
});

test('another company finds none of these papers, and nobody reads them signed out', async () => {
  const stranger = server.visitor();
  await stranger.signIn('karim.belkacem@example.test');
  for (const paper of ['page-de-garde', 'presentation']) {
    const path = `/export/operations/${golden}/${paper}`;
    expect((await stranger.get(path)).status).toBe(404);
    expect((await server.visitor().get(path)).page.component).not.toMatch(/^Export/);
  }
});
