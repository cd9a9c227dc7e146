import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EstimationPaperProps } from '#contracts/export/estimation.ts';
import type { InseePaperProps } from '#contracts/export/insee.ts';
import type { ProjectPaperProps } from '#contracts/export/project.ts';
import { operations } from '#mocks/db/schema/index.ts';
import { estimationId } from '#mocks/db/seed/estimations/index.ts';
import { operationId } from '#mocks/db/seed/operations/index.ts';
import { projectId } from '#mocks/db/seed/projects/ids.ts';
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
const flat = estimationId('T1', 'OP-2025-001', 'a11');
const whole = estimationId('T1', 'OP-2025-001', 'whole');
const project = projectId('T1', 'OP-2025-001', 'A');
const paperOf = async <Props>(path: string, visitor = owner): Promise<Props> =>
  (await visitor.get(`/export/${path}`)).page.props as unknown as Props;
const estimationOf = (id: string, query = '', visitor = owner) =>
  paperOf<EstimationPaperProps>(`estimations/${id}${query}`, visitor);
const projectOf = (query = '', visitor = owner) =>
  paperOf<ProjectPaperProps>(`projets/${project}${query}`, visitor);

describe('the opinion of value', () => {
  test('tells the golden values of A11 with the six sales that they rest on, the heaviest first', async () => {
    const { values, confidence, retained, comparables, leftOutCount, subject } = await estimationOf(flat);
    expect(values).toMatchObject({
      lowCents: 20_000_000,
      medianCents: 20_600_000,
      meanCents: 20_300_000,
      highCents: 20_800_000,
      meanPerM2Cents: 320_164,
    });
    expect(Math.round(Number(confidence?.points))).toBe(71);
    expect(confidence?.level).toBe('high');
    expect(retained).toMatchObject({ cents: 20_300_000, isGiven: true });
    expect([comparables.length, leftOutCount]).toEqual([6, 0]);
    const weights = comparables.map(({ weight }) => Number(weight));
    expect(weights).toEqual(weights.toSorted((a, b) => b - a));
    expect(subject).toMatchObject({ lot: 'A11', areaM2: '63.40', type: 'Apartment' });
  });

  test('tells the developer’s balance, but not where margins are hidden', async () => {
    expect((await estimationOf(whole)).balance).toEqual({
      revenueHtCents: 115_000_000,
      otherCostsCents: 52_139_557,
      targetMarginBps: 1200,
      maxPurchaseCents: 49_060_443,
    });
    const withoutMargin = await estimationOf(whole, '', viewer);
    expect(withoutMargin.balance).toBeNull();
    expect(withoutMargin.retained?.cents).toBe(49_060_443);
  });

  test('sends no price at all where amounts are hidden', async () => {
    const paper = await estimationOf(flat, '?hide=amounts');
    expect(paper).toMatchObject({ values: null, retained: null, income: null, balance: null });
    expect(paper.comparables).toHaveLength(6);
    for (const { priceCents, pricePerM2Cents } of paper.comparables) {
      expect([priceCents, pricePerM2Cents]).toEqual([null, null]);
    }
    expect(JSON.stringify(paper)).not.toMatch(/19800000|20300000|324590/);
  });

  test('has no value below three sales', async () => {
    const paper = await estimationOf(estimationId('T1', 'OP-2026-002', 'whole'));
    expect(paper).toMatchObject({ status: 'draft', values: null, retained: null, confidence: null });
    expect(paper.comparables).toHaveLength(2);
  });
});

describe('the project', () => {
  test('tells areas, revenue and works of the golden programme, to the cent', async () => {
    const { composition } = await projectOf();
    const [flats, premises, garages] = composition.types;
    expect(flats).toMatchObject({
      count: 6,
      areaM2: '350.40',
      revenueCents: 113_900_000,
      worksCents: 34_000_000,
    });
    expect(Math.round((flats?.worksPerM2Cents ?? 0) / 100)).toBe(970);
    expect(premises).toMatchObject({ count: 1, areaM2: '71.50', revenueCents: 11_500_000, worksCents: 0 });
    expect(garages).toMatchObject({ count: 2, areaM2: '30.00', revenueCents: 3_000_000 });
    expect(composition.all).toMatchObject({ areaM2: '451.90', revenueCents: 128_400_000 });
  });

  test('tells the eight items of works of its validated simulation, and the permission with its clocks', async () => {
    const { works, permit, architect, project: shownProject } = await projectOf();
    expect(works?.lines).toHaveLength(8);
    expect(works?.lines[0]).toMatchObject({ category: 'works', htCents: 34_000_000 });
    expect(works?.htCents).toBe(39_840_000);
    expect(permit).toMatchObject({
      filedOn: '2025-11-28',
      decisionOn: '2026-02-10',
      postedOn: '2026-02-13',
    });
    expect(permit?.clocks.length).toBeGreaterThan(2);
    expect(architect?.company).toBe('Atelier du Port');
    expect(shownProject.deliveryOn).toBe('2027-03-04');
  });

  test('shows four perspectives, in their order, and no plan', async () => {
    const { renderings } = await projectOf();
    expect(renderings.map(({ caption }) => caption)).toEqual([
      'Façade sur rue après ravalement',
      'Cour intérieure plantée',
      'Séjour d’un T3',
      'Duplex sous charpente',
    ]);
    expect((await owner.get(renderings[0]?.href ?? '')).status).toBe(200);
  });

  test('keeps works to itself where margins are hidden, and revenue too where amounts are', async () => {
    const withoutMargin = await projectOf('', viewer);
    expect(withoutMargin.works).toBeNull();
    expect(withoutMargin.composition.all).toMatchObject({
      worksCents: null,
      worksPerM2Cents: null,
      revenueCents: 128_400_000,
    });
    const withoutAmounts = await projectOf('?hide=amounts');
    expect(withoutAmounts.composition.all).toMatchObject({ revenueCents: null, pricePerM2Cents: null });
    expect(JSON.stringify(withoutAmounts)).not.toMatch(/113900000|128400000|34000000/);
  });

  test('of a variant that nothing was calculated for has no works budget', async () => {
    const variant = projectId('T1', 'OP-2025-001', 'B');
    expect((await paperOf<ProjectPaperProps>(`projets/${variant}`)).works).toBeNull();
  });
});

describe('the sheet of the commune', () => {
  test('tells each figure with year and source, beside department and country', async () => {
    const { commune, areas } = await paperOf<InseePaperProps>(`operations/${golden}/insee`);
    expect(commune).toMatchObject({ name: 'Libourne', departmentName: 'Gironde' });
    expect(commune?.figures).toContainEqual(
      expect.objectContaining({ figure: 'population', value: 24_432, year: 2018 }),
    );
    expect(areas.map(({ name }) => name)).toEqual(['Gironde', 'France']);
    for (const { figures } of areas) {
      expect(figures.map(({ figure }) => figure)).toEqual(
        expect.arrayContaining(['population', 'housingTotal', 'primaryShareBps']),
      );
    }
  });

  test('is empty for an operation whose commune does not exist', async () => {
    const strange = operationId('T1', 'OP-2026-002');
    await server.deps.db.update(operations).set({ inseeCode: '33999' }).where(eq(operations.id, strange));
    const { commune, areas } = await paperOf<InseePaperProps>(`operations/${strange}/insee`);
    expect(commune).toBeNull();
    expect(areas).toEqual([]);
  });
});

test('another company finds none of these papers, a member none of operations that are not theirs', async () => {
  const stranger = server.visitor();
  await stranger.signIn('karim.belkacem@example.test');
  const collaborator = server.visitor();
  await collaborator.signIn('ines.duprat@example.test');
  for (const path of [`estimations/${flat}`, `projets/${project}`, `operations/${golden}/insee`]) {
    expect((await stranger.get(`/export/${path}`)).status).toBe(404);
  }
  const unassigned = estimationId('T1', 'OP-2026-001', 'villa');
  const statuses = [flat, unassigned].map(
    async (id) => (await collaborator.get(`/export/estimations/${id}`)).status,
  );
  expect(await Promise.all(statuses)).toEqual([200, 404]);
});
