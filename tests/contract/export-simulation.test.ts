import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SimulationExpensesProps } from '#contracts/export/simulation/expenses.ts';
import type { SimulationOverviewProps } from '#contracts/export/simulation/overview.ts';
import { simulations } from '#mocks/db/schema/index.ts';
import { simulationId } from '#mocks/db/seed/simulations/index.ts';
import { openTestStandIn, type TestStandIn } from '#tests/support/stand-in.ts';
import type { Visitor } from '#tests/support/visitor.ts';
import golden from '../fixtures/golden.json' with { type: 'json' };

let standIn: TestStandIn;
let owner: Visitor;
let viewer: Visitor;
beforeAll(async () => {
  standIn = await openTestStandIn();
  [owner, viewer] = [standIn.visitor(), standIn.visitor()];
  await owner.signIn('hugo.lartigue@example.test');
  await viewer.signIn('lea.pons@example.test');
});
afterAll(() => standIn.close());

const central = simulationId('T1', 'OP-2025-001', 'Central');
const papers = ['synthese', 'depenses'] as const;
type PaperName = (typeof papers)[number];

const pathOf = (paper: PaperName, id = central, query = '') => `/export/simulations/${id}/${paper}${query}`;

async function contentOf<Props extends { content: unknown }>(
  paper: PaperName,
  { visitor = owner, id = central, query = '' }: { visitor?: Visitor; id?: string; query?: string } = {},
) {
  const { content } = (await visitor.get(pathOf(paper, id, query))).page.props as unknown as Props;
  if (content === null) throw new Error('It cannot be reckoned');
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
    const sent = numbersIn(await contentOf(paper, { query: '?hide=amounts' }));
    // Rates, months and places are small numbers; every amount of this operation is above 190 €.
    expect(sent.filter((number) => Math.abs(number) > 10_000)).toEqual([]);
  });

  test.each(papers)('%s: says that a draft is one, and goes back to its form', async (paper) => {
    const draft = simulationId('T1', 'OP-2025-001', 'Prudent');
    const { props } = (await owner.get(pathOf(paper, draft))).page;
    expect(props).toMatchObject({
      study: { name: 'Prudent', status: 'draft', validatedOn: null, keptEngine: null },
      paper: { back: expect.stringMatching(new RegExp(`/simulations/${draft}$`)) as string },
    });
  });

  test.each(papers)('%s: is found by nobody of another company, nor once removed', async (paper) => {
    const stranger = standIn.visitor();
    await stranger.signIn('karim.belkacem@example.test');
    expect((await stranger.get(pathOf(paper))).status).toBe(404);
    const removed = simulationId('T1', 'OP-2025-001', 'Optimiste');
    await standIn.deps.db
      .update(simulations)
      .set({ deletedAt: new Date() })
      .where(eq(simulations.id, removed));
    expect((await owner.get(pathOf(paper, removed))).status).toBe(404);
  });

  test.each(papers)('%s: is found by a collaborator of the operation alone', async (paper) => {
    const collaborator = standIn.visitor();
    await collaborator.signIn('ines.duprat@example.test');
    const elsewhere = simulationId('T1', 'OP-2025-003', 'Central');
    const statuses = [
      (await collaborator.get(pathOf(paper, simulationId('T1', 'OP-2025-002', 'Central')))).status,
      (await collaborator.get(pathOf(paper, elsewhere))).status,
    ];
    expect(statuses).toEqual([200, 404]);
  });

  test.each(papers)(
    '%s: stands on its page while nothing can be reckoned, and for one without a line',
    async (paper) => {
      const id = simulationId('T1', 'OP-2026-004', 'Prudent');
      const [row] = await standIn.deps.db.select().from(simulations).where(eq(simulations.id, id));
      if (!row) throw new Error('No such simulation');
      const keep = async (study: Partial<typeof row.study>) =>
        standIn.deps.db
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
