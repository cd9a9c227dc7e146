import {
  simulationVirRevenuesPage,
  type SimulationVirRevenuesProps,
} from '#contracts/export/simulation/vir-revenues.ts';
import type { Paper } from '#contracts/export/paper.ts';
import { capOf } from '#domain/calls/legal-caps.ts';
import { sumCents, type Cents } from '#domain/money/cents.ts';
import type { LotResult } from '#domain/simulation/results.ts';
import { shareBps } from '#domain/simulation/study/cost-tables.ts';
import type { Study } from '#domain/simulation/study/study.ts';
import { clientPage, type RouteHandlers } from '#mocks/server/handler.ts';
import { contentFrom, studyOnPaper, unless, type Reckoned } from './study.ts';

type Content = NonNullable<SimulationVirRevenuesProps['content']>;

/** Handler of `export.simulation.vir-revenues`. */
export const simulationVirRevenuesHandlers = {
  'export.simulation.vir-revenues': clientPage(simulationVirRevenuesPage, async (context, query) => {
    const { frame, simulation, reckoned } = await studyOnPaper(context, query);
    return {
      ...frame,
      content: contentFrom(reckoned, (known) => contentOf(simulation.study, known, frame.paper.hides)),
    };
  }),
} satisfies Partial<RouteHandlers>;

function contentOf(study: Study, { input, results }: Reckoned, { amounts }: Paper['hides']): Content {
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
  const sum = (lots: readonly LotResult[], of: (lot: LotResult) => Cents): Cents => sumCents(lots.map(of));
  const price = sum(vir, (lot) => lot.priceTtcCents);
  const law = { on: input.purchaseOn };
  const completion = capOf('call.vir.completion', law);
  return {
    vir: vir.map((lot) => ({
      ...saleOf(lot),
      ...split(lot.existingPriceCents, lot.worksPriceCents, lot.priceTtcCents),
    })),
    virTotal: {
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
