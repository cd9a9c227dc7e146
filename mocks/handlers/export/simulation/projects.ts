import {
  simulationProjectsPage,
  type LotSums,
  type SimulationProjectsProps,
} from '#contracts/export/simulation/projects.ts';
import type { Paper } from '#contracts/export/paper.ts';
import { pricePerM2Cents } from '#domain/lot/price.ts';
import { cents, multiplyDivide, sumCents, type Cents } from '#domain/money/cents.ts';
import { bpsOfRate } from '#domain/money/rate.ts';
import type { GroupedCost } from '#domain/simulation/lot-costs.ts';
import { quotient } from '#domain/simulation/quotient.ts';
import type { LotResult, Simulation } from '#domain/simulation/results.ts';
import { clientPage, type RouteHandlers } from '#mocks/server/handler.ts';
import { hundredthsOfArea } from '#domain/vat/lot-area.ts';
import { studyOnPaper, studyPaper, unless } from './study.ts';

type Hides = Paper['hides'];
type Content = NonNullable<SimulationProjectsProps['content']>;

/** Handler of `export.simulation.projects`. */
export const simulationProjectsHandlers = {
  'export.simulation.projects': clientPage(simulationProjectsPage, async (context, query) => {
    const found = await studyOnPaper(context, query);
    return studyPaper(context, found, ({ results }) => contentOf(results, found.frame.paper.hides));
  }),
} satisfies Partial<RouteHandlers>;

function contentOf({ lots, unallocated }: Simulation, hides: Hides): Content {
  const hundredths = lots.reduce((sum, { ref, areaM2 }) => sum + hundredthsOfArea(ref, areaM2), 0);
  const whole = totalOf(lots);
  const hasOthers = unallocated.revenueHtCents !== 0 || unallocated.costCents !== 0;
  return {
    lots: lots.map((lot) => ({
      ref: lot.ref,
      type: lot.type,
      saleMode: lot.saleMode,
      areaM2: lot.areaM2,
      ...shown(lot, lot.pricePerM2Cents, hides),
    })),
    total: {
      areaM2: (hundredths / 100).toFixed(2),
      ...shown(whole, pricePerM2Cents(whole.priceTtcCents, hundredths), hides),
    },
    others: hasOthers ? othersOf(unallocated, hides) : null,
    meanMarginCents: unless(
      hides.margin,
      lots.length === 0 ? null : multiplyDivide(whole.marginCents, 1, lots.length),
    ),
  };
}

type Counted = Pick<LotResult, 'priceTtcCents' | 'vatCents' | 'priceHtCents' | 'cost' | 'marginCents'>;

function totalOf(lots: readonly LotResult[]): Counted {
  const sum = (of: (lot: LotResult) => Cents): Cents => sumCents(lots.map(of));
  const cost = (group: keyof GroupedCost): Cents => sum((lot) => lot.cost[group]);
  return {
    priceTtcCents: sum((lot) => lot.priceTtcCents),
    vatCents: sum((lot) => lot.vatCents),
    priceHtCents: sum((lot) => lot.priceHtCents),
    cost: {
      purchase: cost('purchase'),
      works: cost('works'),
      price: cost('price'),
      direct: cost('direct'),
      totalCents: cost('totalCents'),
    },
    marginCents: sum((lot) => lot.marginCents),
  };
}

function shown(lot: Counted, perM2Cents: number | null, { amounts, margin }: Hides): LotSums {
  return {
    priceTtcCents: unless(amounts, lot.priceTtcCents),
    pricePerM2Cents: unless(amounts, perM2Cents),
    vatCents: unless(amounts, lot.vatCents),
    priceHtCents: unless(amounts, lot.priceHtCents),
    cost: unless(margin, { ...lot.cost }),
    marginCents: unless(margin, lot.marginCents),
    marginBps: unless(margin, bpsOfRate(quotient(lot.marginCents, lot.priceHtCents))),
  };
}

/** Rents and whatever else comes in: no price of a lot, and costs only where no lot bears them. */
function othersOf(
  { revenueHtCents, costCents, marginCents }: Simulation['unallocated'],
  { amounts, margin }: Hides,
): LotSums {
  const none = cents(0);
  return {
    priceTtcCents: null,
    pricePerM2Cents: null,
    vatCents: null,
    priceHtCents: unless(amounts, revenueHtCents),
    cost: unless(margin, { purchase: none, works: none, price: none, direct: none, totalCents: costCents }),
    marginCents: unless(margin, marginCents),
    marginBps: null,
  };
}
