import { and, asc, eq } from 'drizzle-orm';
import {
  simulationVirRevenuesPage,
  type SimulationVirRevenuesProps,
} from '#contracts/export/simulation/vir-revenues.ts';
import type { Paper } from '#contracts/export/paper.ts';
import { capOf } from '#domain/calls/legal-caps.ts';
import { cents, sumCents, type Cents } from '#domain/money/cents.ts';
import type { LotResult } from '#domain/simulation/results.ts';
import { shareBps } from '#domain/simulation/study/cost-tables.ts';
import type { Study } from '#domain/simulation/study/study.ts';
import { lots, notarySaleLots, notarySales } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { clientPage, type RouteHandlers } from '#mocks/server/handler.ts';
import { studyOnPaper, studyPaper, unless, type Computed } from './study.ts';

type Content = NonNullable<SimulationVirRevenuesProps['content']>;

/** Handler of `export.simulation.vir-revenues`. */
export const simulationVirRevenuesHandlers = {
  'export.simulation.vir-revenues': clientPage(simulationVirRevenuesPage, async (context, query) => {
    const found = await studyOnPaper(context, query);
    const sales = await salesByRef(context, found.operation.id);
    const { hides } = found.frame.paper;
    return studyPaper(context, found, (known) =>
      contentOf(found.simulation.study, known, { ...hides, sales }),
    );
  }),
} satisfies Partial<RouteHandlers>;

/** What the live sale of a lot tells. */
interface LotSale {
  readonly depositCents: Cents;
  readonly contractOn: string | null;
  readonly deedOn: string | null;
}

/** The live sales of an operation's lots, by the reference of the lot. */
async function salesByRef({ db }: ClientContext, operationId: string): Promise<ReadonlyMap<string, LotSale>> {
  const rows = await db
    .select({ ref: lots.ref, sale: notarySales })
    .from(notarySaleLots)
    .innerJoin(notarySales, eq(notarySales.id, notarySaleLots.notarySaleId))
    .innerJoin(lots, eq(lots.id, notarySaleLots.lotId))
    .where(and(eq(notarySales.operationId, operationId), eq(notarySaleLots.isLive, true)))
    .orderBy(asc(lots.ref));
  const firstOf = new Map(rows.toReversed().map(({ ref, sale }) => [sale.id, ref]));
  return new Map(
    rows.map(({ ref, sale }) => [
      ref,
      {
        depositCents: firstOf.get(sale.id) === ref ? cents(sale.depositCents ?? 0) : cents(0),
        contractOn: sale.contractOn,
        deedOn: sale.deedOn ?? sale.deedPlannedOn,
      },
    ]),
  );
}

interface ShownFigures extends Pick<Paper['hides'], 'amounts'> {
  readonly sales: ReadonlyMap<string, LotSale>;
}

function contentOf(study: Study, { input, results }: Computed, { amounts, sales }: ShownFigures): Content {
  const deedMonths = new Map(study.lots.map(({ ref, deedMonth }) => [ref, deedMonth]));
  const isVir = ({ saleMode }: LotResult): boolean => saleMode === 'vir';
  const [vir, others] = [results.lots.filter(isVir), results.lots.filter((lot) => !isVir(lot))];
  const amount = (value: Cents) => unless(amounts, value);
  const saleOf = ({ ref, type, saleMode, areaM2, priceTtcCents, vatCents }: LotResult) => ({
    ref,
    type,
    saleMode,
    areaM2,
    priceTtcCents: amount(priceTtcCents),
    vatCents: amount(vatCents),
    deedMonth: deedMonths.get(ref) ?? null,
  });
  const split = (existing: Cents, works: Cents, price: Cents) => ({
    existingCents: amount(existing),
    worksCents: amount(works),
    worksBps: shareBps(works, price),
  });
  const sum = (all: readonly LotResult[], of: (lot: LotResult) => Cents): Cents => sumCents(all.map(of));
  const depositOf = ({ ref }: LotResult): Cents => sales.get(ref)?.depositCents ?? cents(0);
  const price = sum(vir, (lot) => lot.priceTtcCents);
  const law = { on: input.purchaseOn };
  const completion = capOf('call.vir.completion', law);
  return {
    vir: vir.map((lot) => ({
      ...saleOf(lot),
      depositCents: depositOf(lot) === 0 ? null : amount(depositOf(lot)),
      contractOn: sales.get(lot.ref)?.contractOn ?? null,
      deedOn: sales.get(lot.ref)?.deedOn ?? null,
      ...split(lot.existingPriceCents, lot.worksPriceCents, lot.priceTtcCents),
    })),
    virTotal: {
      depositCents: amount(sum(vir, depositOf)),
      priceTtcCents: amount(price),
      vatCents: amount(sum(vir, (lot) => lot.vatCents)),
      ...split(
        sum(vir, (lot) => lot.existingPriceCents),
        sum(vir, (lot) => lot.worksPriceCents),
        price,
      ),
    },
    others: others.map(saleOf),
    othersTotal: {
      priceTtcCents: amount(sum(others, (lot) => lot.priceTtcCents)),
      vatCents: amount(sum(others, (lot) => lot.vatCents)),
    },
    caps: {
      halfBps: capOf('call.vir.half_works', law).maxBps,
      completionBps: completion.maxBps,
      source: completion.source,
    },
  };
}
