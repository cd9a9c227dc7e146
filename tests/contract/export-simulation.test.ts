import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SimulationExpensesProps } from '#contracts/export/simulation/expenses.ts';
import type { SimulationOverviewProps } from '#contracts/export/simulation/overview.ts';
import type { SimulationProjectsProps } from '#contracts/export/simulation/projects.ts';
import type { SimulationShowProps } from '#contracts/export/simulation/show.ts';
import type { SimulationVirCollectionProps } from '#contracts/export/simulation/vir-collection.ts';
import type { SimulationVirRevenuesProps } from '#contracts/export/simulation/vir-revenues.ts';
import { simulations } from '#mocks/db/schema/index.ts';
import { simulationId } from '#mocks/db/seed/simulations/index.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Visitor } from '#tests/support/visitor.ts';
import golden from '../fixtures/golden.json' with { type: 'json' };

let server: TestServer;
let owner: Visitor;
let viewer: Visitor;
beforeAll(async () => {
  server = await openTestServer();
  [owner, viewer] = [server.visitor(), server.visitor()];
  await owner.signIn('hugo.lartigue@example.test');
  await viewer.signIn('lea.pons@example.test');
});
afterAll(() => server.close());

const central = simulationId('T1', 'OP-2025-001', 'Central');
const papers = ['synthese', 'bilan', 'depenses', 'programme', 'recettes-vir', 'encaissements-vir'] as const;
type PaperName = (typeof papers)[number];

const pathOf = (paper: PaperName, id = central, query = '') => `/export/simulations/${id}/${paper}${query}`;

async function contentOf<Props extends { content: unknown }>(
  paper: PaperName,
  { visitor = owner, id = central, query = '' }: { visitor?: Visitor; id?: string; query?: string } = {},
) {
  const { content } = (await visitor.get(pathOf(paper, id, query))).page.props as unknown as Props;
  if (content === null) throw new Error('It cannot be calculated');
  return content as NonNullable<Props['content']>;
}

describe('the summary of the golden simulation', () => {
  test('tells its results, its ratios and what is pre-sold to the cent', async () => {
    const { figures } = await contentOf<SimulationOverviewProps>('synthese');
    expect(figures).toEqual({
      costCents: golden.costCents,
      costPerM2Cents: 239_640,
      revenueTtcCents: 128_400_000,
      revenueHtCents: golden.revenueHtCents,
      vatCents: 13_400_000,
      marginCents: golden.marginCents,
      marginOnRevenueBps: 1208,
      irrProjectBps: 4989,
      irrEquityBps: 18_122,
      loanToCostBps: 5539,
      equityToCostBps: 1484,
      peakEquityCents: 13_435_497,
      preSoldBps: 9883,
      breakEvenBps: 8636,
      lowerMarginCents: 8_802_808,
    });
  });

  test('balances uses and sources, and follows the cash of the golden file', async () => {
    const found = await contentOf<SimulationOverviewProps>('synthese');
    const sum = (rows: readonly { amountCents: number | null }[] | null) =>
      (rows ?? []).reduce((total, { amountCents }) => total + (amountCents ?? 0), 0);
    expect(sum(found.uses)).toBe(golden.costCents);
    expect(sum(found.sources)).toBe(golden.costCents);
    expect(found.sources.reduce((total, { shareBps }) => total + (shareBps ?? 0), 0)).toBe(10_000);
    expect(found.lender).toMatch(/Estuaire/);
    const cash = new Map(found.cash?.map(({ month, cashCents }) => [month, cashCents]));
    for (const { month, cashCents } of golden.months) expect(cash.get(month)).toBe(cashCents);
    expect(found.guarantees.map(({ kind, amountCents }) => [kind, amountCents])).toEqual([
      ['hlspd', 40_800_000],
      ['personal_surety', 16_800_000],
      ['gfa', 45_560_000],
    ]);
    expect(found.planning).toContainEqual({ stage: 'works', from: '2026-05', to: '2027-02' });
  });
});

describe('the expenses of the golden simulation', () => {
  test('add up to its cost and to the VAT that comes back, by rate', async () => {
    const { groups, total, vat } = await contentOf<SimulationExpensesProps>('depenses');
    expect(total).toMatchObject({
      costCents: golden.costCents,
      deductibleCents: 5_619_849,
      shareBps: 10_000,
    });
    expect(vat).toEqual([
      { rateBps: 2000, vatCents: 2_049_849, deductibleCents: 2_049_849 },
      { rateBps: 1000, vatCents: 3_570_000, deductibleCents: 3_570_000 },
    ]);
    expect(groups.map(({ group, costCents }) => [group, costCents])).toEqual([
      ['purchaseLines', 48_964_435],
      ['worksLines', 39_840_000],
      ['reserveLines', 2_120_000],
      ['saleLines', 5_878_280],
      ['financeLines', 4_301_277],
    ]);
    const lines = groups.flatMap((group) => group.lines);
    expect(lines.find(({ label }) => label === 'Aléas')).toMatchObject({
      basis: { kind: 'pct_works', value: 500 },
      paid: { from: '2027-03', to: '2027-03' },
    });
    expect(lines.find(({ category }) => category === 'purchase_fees')).toMatchObject({
      htCents: 964_435,
      vatCents: 84_649,
      basis: { kind: 'auto' },
    });
  });
});

describe('the balance of the golden simulation', () => {
  test('goes from revenue by type over costs by group to the net result', async () => {
    const { revenues, revenueTotal, costs, result, sensitivity } =
      await contentOf<SimulationShowProps>('bilan');
    expect(revenues).toEqual([
      { kind: 'Apartment', count: 6, ttcCents: 113_900_000, vatCents: 12_343_333, htCents: 101_556_667 },
      { kind: 'Garage', count: 2, ttcCents: 3_000_000, vatCents: 260_000, htCents: 2_740_000 },
      {
        kind: 'ProfessionalRealEstate',
        count: 1,
        ttcCents: 11_500_000,
        vatCents: 796_667,
        htCents: 10_703_333,
      },
    ]);
    expect(revenueTotal).toEqual({
      ttcCents: 128_400_000,
      vatCents: 13_400_000,
      htCents: golden.revenueHtCents,
    });
    const byCategory = costs?.groups.flatMap(({ rows }) =>
      rows.map(({ category, costCents }) => [category, costCents] as const),
    );
    expect(Object.fromEntries(byCategory ?? [])).toEqual(golden.simulationExpenseHtCents);
    expect(costs?.groups).toHaveLength(8);
    expect(costs?.total).toEqual({ costCents: golden.costCents, onRevenueBps: 8792, perM2Cents: 239_640 });
    expect(result).toMatchObject({
      marginCents: golden.marginCents,
      marginBps: 1208,
      taxCents: 3_049_002,
      netCents: 10_847_006,
    });
    expect(sensitivity?.map(({ marginCents, marginBps }) => [marginCents, marginBps])).toEqual([
      [3_709_608, 356],
      [8_802_808, 803],
      [13_896_008, 1208],
      [18_989_208, 1578],
      [10_496_008, 913],
    ]);
  });

  test('names the law that it rests on, with the days of its validity', async () => {
    const { laws, hypotheses } = await contentOf<SimulationShowProps>('bilan');
    expect(laws.map(({ topic }) => topic)).toEqual(
      expect.arrayContaining(['duties', 'emoluments', 'vat', 'calls', 'tax']),
    );
    expect(laws.find(({ topic, value }) => topic === 'tax' && value && 'cents' in value)).toMatchObject({
      value: { cents: 4_250_000 },
      validFrom: '2022-12-31',
      validTo: null,
    });
    expect(hypotheses).toMatchObject({
      purchasePriceCents: 48_000_000,
      works: { from: '2026-05', to: '2027-02' },
    });
  });
});

describe('the programme of the golden simulation', () => {
  test('gives each lot its price, VAT, cost and margin, which add up to the cent', async () => {
    const { lots, total, others, meanMarginCents } = await contentOf<SimulationProjectsProps>('programme');
    for (const [ref, lot] of Object.entries(golden.lots)) {
      expect(lots.find((one) => one.ref === ref)).toMatchObject({
        type: lot.type,
        areaM2: lot.areaM2,
        priceTtcCents: lot.priceTtcCents,
        pricePerM2Cents: lot.pricePerM2Cents,
        vatCents: lot.vatCents,
        priceHtCents: lot.priceHtCents,
      });
    }
    expect(Object.fromEntries(lots.map(({ ref, marginCents }) => [ref, marginCents]))).toEqual({
      A01: 1_259_789,
      A11: 1_754_814,
      A12: 1_433_016,
      A21: 1_942_623,
      A22: 1_466_689,
      A31: 2_032_865,
      C01: 2_965_456,
      G01: 520_378,
      G02: 520_378,
    });
    expect(lots.find(({ ref }) => ref === 'A11')).toMatchObject({
      cost: { totalCents: 16_528_519 },
      marginBps: 960,
    });
    expect(total).toMatchObject({
      areaM2: '451.90',
      priceTtcCents: 128_400_000,
      vatCents: 13_400_000,
      marginCents: golden.marginCents,
      cost: {
        purchase: 48_964_435,
        works: 42_282_280,
        price: 4_721_277,
        direct: 5_136_000,
        totalCents: golden.costCents,
      },
    });
    expect(others).toBeNull();
    expect(meanMarginCents).toBe(1_544_001);
  });
});

describe('the VIR papers of the golden simulation', () => {
  test('part the prices into what exists and the works', async () => {
    const { vir, virTotal, others, othersTotal, caps } =
      await contentOf<SimulationVirRevenuesProps>('recettes-vir');
    expect(vir).toHaveLength(6);
    expect(virTotal).toMatchObject({
      existingCents: 68_340_000,
      worksCents: 45_560_000,
      priceTtcCents: 113_900_000,
      worksBps: 4000,
    });
    expect(others.map(({ ref }) => ref)).toEqual(['C01', 'G01', 'G02']);
    expect(othersTotal).toMatchObject({ priceTtcCents: 14_500_000 });
    expect(caps).toMatchObject({ halfBps: 5000, completionBps: 9500 });
  });

  test('set the calls out by milestone and the receipts by month, with what is late', async () => {
    const found = await contentOf<SimulationVirCollectionProps>('encaissements-vir');
    expect(found.receipts.periods).toEqual([
      '2026-09',
      '2026-10',
      '2026-11',
      '2026-12',
      '2027-01',
      '2027-03',
    ]);
    expect(found.receipts.sums).toEqual([
      29_760_000, 20_800_000, 9_920_000, 21_560_000, 23_580_000, 22_780_000,
    ]);
    expect(found.receipts.totalCents).toBe(128_400_000);
    // With the lots sold as they stand, the whole revenue.
    expect((found.totalCents ?? 0) + 14_500_000).toBe(128_400_000);
    expect(found.milestones.map(({ amountCents }) => amountCents)).toEqual([
      68_340_000, 22_780_000, 20_502_000, 2_278_000,
    ]);
    expect(found.lateCents).toBe(3_100_000);
    const late = found.lots.flatMap(({ ref, calls }) =>
      calls.flatMap((call, rank) =>
        call?.state === 'late' ? [{ ref, rank, lateCents: call.lateCents }] : [],
      ),
    );
    expect(late).toEqual([{ ref: 'A22', rank: 1, lateCents: 3_100_000 }]);
    // Calls of a lot as the golden file has them.
    const a11 = found.lots.find(({ ref }) => ref === 'A11');
    expect(a11?.calls.map((call) => call?.amountCents)).toEqual([12_300_000, 4_100_000, 3_690_000, 410_000]);
    expect(found.progress.find(({ month }) => month === '2026-10')).toMatchObject({ worksBps: 5201 });
    expect(found.progress.at(-1)).toMatchObject({ collectedBps: 10_000, worksBps: 10_000 });
  });

  test('have nothing to tell of an operation without VIR', async () => {
    const id = simulationId('T1', 'OP-2025-003', 'Central');
    expect((await contentOf<SimulationVirRevenuesProps>('recettes-vir', { id })).vir).toEqual([]);
    expect((await contentOf<SimulationVirCollectionProps>('encaissements-vir', { id })).lots).toEqual([]);
  });
});

describe('every paper of a simulation', () => {
  /** What a copy without margins shows nowhere: the margin, its rate, the cost, and the margin of a lot. */
  const secrets = [13_896_008, 1208, 101_103_992, 960, 1_754_814];
  const numbersIn = (value: unknown): number[] => {
    if (typeof value === 'number') return [value];
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
  };

  test.each(papers)(
    '%s: keeps costs and margins out of what it sends where they are hidden',
    async (paper) => {
      const cases = [
        { query: '?hide=margin' },
        { query: '?hide=amounts' },
        { visitor: viewer },
        { visitor: viewer, query: '?hide=' },
      ];
      for (const given of cases) {
        const sent = numbersIn(await contentOf(paper, given));
        expect(sent.filter((number) => secrets.includes(number))).toEqual([]);
      }
    },
  );

  test.each(papers)('%s: leaves no amount on a copy without amounts', async (paper) => {
    const content = await contentOf<{ content: object }>(paper, { query: '?hide=amounts' });
    // What the law sets is no secret.
    const sent = numbersIn({ ...content, laws: [] });
    // Rates, months and places are small numbers; every amount of this operation is above 190 €.
    expect(sent.filter((number) => Math.abs(number) > 10_000)).toEqual([]);
  });

  test.each(papers)('%s: says that a draft is one, and goes back to its form', async (paper) => {
    const draft = simulationId('T1', 'OP-2025-001', 'Prudent');
    const { props } = (await owner.get(pathOf(paper, draft))).page;
    expect(props).toMatchObject({
      study: { name: 'Prudent', status: 'draft', validatedOn: null, keptEngine: null, refusal: null },
      paper: { back: expect.stringMatching(new RegExp(`/simulations/${draft}$`)) as string },
    });
  });

  test.each(papers)('%s: is found by nobody of another company, nor once removed', async (paper) => {
    const stranger = server.visitor();
    await stranger.signIn('karim.belkacem@example.test');
    expect((await stranger.get(pathOf(paper))).status).toBe(404);
    const removed = simulationId('T1', 'OP-2025-001', 'Optimiste');
    await server.deps.db
      .update(simulations)
      .set({ deletedAt: new Date() })
      .where(eq(simulations.id, removed));
    expect((await owner.get(pathOf(paper, removed))).status).toBe(404);
  });

  test.each(papers)('%s: is found by a collaborator of the operation alone', async (paper) => {
    const collaborator = server.visitor();
    await collaborator.signIn('ines.duprat@example.test');
    const elsewhere = simulationId('T1', 'OP-2025-003', 'Central');
    const statuses = [
      (await collaborator.get(pathOf(paper, simulationId('T1', 'OP-2025-002', 'Central')))).status,
      (await collaborator.get(pathOf(paper, elsewhere))).status,
    ];
    expect(statuses).toEqual([200, 404]);
  });

  test.each(papers)(
    '%s: stands on its page while nothing can be calculated, and for one without a line',
    async (paper) => {
      const id = simulationId('T1', 'OP-2026-004', 'Prudent');
      const [row] = await server.deps.db.select().from(simulations).where(eq(simulations.id, id));
      if (!row) throw new Error('No such simulation');
      const keep = async (study: Partial<typeof row.study>) =>
        server.deps.db
          .update(simulations)
          .set({ study: { ...row.study, ...study } })
          .where(eq(simulations.id, id));
      await keep({ startMonth: '2026-13' });
      expect((await owner.get(pathOf(paper, id))).page.props['content']).toBeNull();
      await keep({
        lots: [],
        otherRevenues: [],
        purchaseLines: [],
        worksLines: [],
        reserveLines: [],
        saleLines: [],
        financeLines: [],
        purchasePriceCents: 0,
        equityCents: 0,
        loanAmountCents: null,
      });
      const empty = await owner.get(pathOf(paper, id));
      expect(empty.status).toBe(200);
      expect(empty.page.props['content']).not.toBeNull();
      await keep({});
    },
  );
});
