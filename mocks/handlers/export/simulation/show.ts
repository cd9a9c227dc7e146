import { simulationShowPage, type SimulationShowProps } from '#contracts/export/simulation/show.ts';
import type { Paper } from '#contracts/export/paper.ts';
import { cents, sumCents, type Cents } from '#domain/money/cents.ts';
import { bpsOfRate, type Rate } from '#domain/money/rate.ts';
import type { SimulationInput } from '#domain/simulation/input.ts';
import type { Simulation } from '#domain/simulation/results.ts';
import {
  balanceCosts,
  balanceRevenues,
  type BalanceRevenue,
} from '#domain/simulation/study/balance-tables.ts';
import { shareBps } from '#domain/simulation/study/cost-tables.ts';
import { legalBasis, type LegalBasis } from '#domain/simulation/study/legal-basis.ts';
import { loansTogether } from '#domain/simulation/study/study-loans.ts';
import type { Study } from '#domain/simulation/study/study.ts';
import { worksCourse } from '#domain/simulation/works-course.ts';
import { clientPage, type RouteHandlers } from '#mocks/server/handler.ts';
import { studyOnPaper, studyPaper, unless, type Computed } from './study.ts';

type Hides = Paper['hides'];
type Content = NonNullable<SimulationShowProps['content']>;

/** Handler of `export.simulation.show`. */
export const simulationShowHandlers = {
  'export.simulation.show': clientPage(simulationShowPage, async (context, query) => {
    const found = await studyOnPaper(context, query);
    const { hides } = found.frame.paper;
    return studyPaper(context, found, (known) => contentOf(found.simulation.study, known, hides));
  }),
} satisfies Partial<RouteHandlers>;

function contentOf(study: Study, computed: Computed, hides: Hides): Content {
  const { input, results, figures } = computed;
  const revenues = balanceRevenues(results);
  const shown = ({
    ttcCents,
    vatCents,
    htCents,
  }: Pick<BalanceRevenue, 'ttcCents' | 'vatCents' | 'htCents'>) => ({
    ttcCents: unless(hides.amounts, ttcCents),
    vatCents: unless(hides.amounts, vatCents),
    htCents: unless(hides.amounts, htCents),
  });
  const sum = (of: (row: BalanceRevenue) => Cents): Cents => sumCents(revenues.map(of));
  return {
    revenues: revenues.map(({ kind, count, ...row }) => ({ kind, count, ...shown(row) })),
    revenueTotal: shown({
      ttcCents: sum(({ ttcCents }) => ttcCents),
      vatCents: sum(({ vatCents }) => vatCents),
      htCents: sum(({ htCents }) => htCents),
    }),
    costs: unless(hides.margin, costsOf(results)),
    result: unless(hides.margin, resultOf(computed)),
    sensitivity: unless(
      hides.margin,
      figures.sensitivity.map((row) => ({
        priceBps: row.priceBps,
        worksBps: row.worksBps,
        marginCents: row.marginCents,
        marginBps: bpsOfRate(
          results.sensitivity.find((one) => one.priceBps === row.priceBps && one.worksBps === row.worksBps)
            ?.marginOnRevenue ?? null,
        ),
      })),
    ),
    hypotheses: hypothesesOf(study, input, results, hides),
    laws: legalBasis(input, results).map(lawOf),
  };
}

function costsOf(results: Simulation): Content['costs'] {
  const { costCents, costPerM2Cents, revenueHtCents } = results;
  return {
    groups: balanceCosts(results).map(({ group, rows, ...costs }) => ({ group, ...costs, rows: [...rows] })),
    total: { costCents, onRevenueBps: shareBps(costCents, revenueHtCents), perM2Cents: costPerM2Cents },
  };
}

/** As it was kept when the simulation was validated. */
function resultOf({ figures }: Computed): Content['result'] {
  const { revenueHtCents, costCents, marginCents, netMarginCents } = figures;
  return {
    revenueHtCents,
    costCents,
    marginCents,
    marginBps: bpsOfRate(figures.marginOnRevenue as Rate | null),
    taxCents: marginCents - netMarginCents,
    netCents: netMarginCents,
    netBps: shareBps(cents(netMarginCents), cents(revenueHtCents)),
  };
}

function hypothesesOf(
  study: Study,
  input: SimulationInput,
  { loansCents, areaHundredths }: Simulation,
  { amounts, margin }: Hides,
): Content['hypotheses'] {
  const works = worksCourse(input.works).map(({ month }) => month);
  const [from, to] = [works[0], works.at(-1)];
  return {
    startMonth: study.startMonth,
    durationMonths: study.durationMonths,
    purchaseOn: study.purchaseOn,
    purchasePriceCents: unless(margin, study.purchasePriceCents),
    acquisitionRegime: study.acquisitionRegime,
    departmentDutyBps: study.departmentDutyBps,
    vatRegime: study.vatRegime,
    vatDueOn: study.vatDueOn,
    corporateTax: study.corporateTax,
    targetMarginBps: unless(margin, study.targetMarginBps),
    discountBps: study.discountBps,
    equityCents: unless(amounts, study.equityCents),
    loan:
      loansCents === 0
        ? null
        : {
            ...loansTogether(study),
            amountCents: unless(amounts, loansCents),
          },
    works: from === undefined || to === undefined ? null : { from, to },
    retentionBps: study.retentionBps,
    completionOn: study.completionOn,
    deliveryOn: study.deliveryOn,
    areaM2: (areaHundredths / 100).toFixed(2),
  };
}

function lawOf({ topic, parameter }: LegalBasis): Content['laws'][number] {
  const { key, value, source, validFrom, validTo, isUnverified } = parameter;
  return {
    topic,
    value: valueOf(key, value),
    source,
    validFrom,
    validTo: validTo ?? null,
    isUnverified: isUnverified ?? false,
  };
}

/** Rates stand as decimals, amounts as whole cents; tariffs of several bands have no single value. */
function valueOf(key: string, value: string): Content['laws'][number]['value'] {
  if (/^0\.\d+$/.test(value)) return { bps: Math.round(Number(value) * 1_000_000) / 100 };
  const isAmount = /(threshold|minimum|fixed|disbursements)$/.test(key) && /^\d+$/.test(value);
  return isAmount ? { cents: Number(value) } : null;
}
