import { simulate, engineVersion } from '#domain/simulation/simulate.ts';
import { studyFigures } from '#domain/simulation/study/figures.ts';
import { withPricesMoved } from '#domain/simulation/study/study-facts.ts';
import { studyInput } from '#domain/simulation/study/study-input.ts';
import type { Study, StudyLot } from '#domain/simulation/study/study.ts';
import type { NewSimulation, NewStateChange } from '../../schema/index.ts';
import { euros } from '../euros.ts';
import { operationId, operationSeeds } from '../operations/index.ts';
import { personId } from '../person-id.ts';
import { projectSeeds } from '../projects/seeds.ts';
import { projectId } from '../projects/ids.ts';
import { enteredAt, lastState, stateRows } from '../state-rows.ts';
import { tenantId } from '../tenant-id.ts';
import type { OperationSeed } from '../types.ts';
import { goldenHeld, goldenStudy } from './golden-study.ts';
import { emptyStudy, studyLine } from './lines.ts';
import { simulationId, simulationSeeds, type SimulationSeed, type StudySeed } from './seeds.ts';

export { simulationId } from './seeds.ts';

/** The seeded simulations and the histories of their states. */
export function simulationRows(): { simulations: NewSimulation[]; stateChanges: NewStateChange[] } {
  return {
    simulations: simulationSeeds.map(simulationRow),
    stateChanges: simulationSeeds.flatMap((seed) =>
      stateRows(
        {
          entity: 'simulation',
          entityId: simulationId(seed.tenant, seed.operation, seed.name),
          operationId: operationId(seed.tenant, seed.operation),
          tenantId: tenantId(seed.tenant),
          byUserId: personId(seed.by),
        },
        seed.history,
      ),
    ),
  };
}

function operationOf({ tenant, operation }: SimulationSeed): OperationSeed {
  const seed = operationSeeds.find((it) => it.tenant === tenant && it.fields.ref === operation);
  if (seed === undefined) throw new RangeError(`No operation ${operation} of ${tenant}.`);
  return seed;
}

function simulationRow(seed: SimulationSeed): NewSimulation {
  const { tenant, operation, name, scenario, priceBps = 0, history } = seed;
  const of = operationOf(seed);
  const study = withPricesMoved(studyOf(seed, of), priceBps);
  const { to: status, on } = lastState(history);
  const selected = projectSeeds.find(
    (it) => it.tenant === tenant && it.operation === operation && lastState(it.history).to === 'selected',
  );
  return {
    id: simulationId(tenant, operation, name),
    tenantId: tenantId(tenant),
    operationId: operationId(tenant, operation),
    projectId: selected === undefined ? null : projectId(tenant, operation, selected.variant),
    name,
    scenario,
    status,
    study,
    ...(status === 'validated' && resultsOf(study, of, on)),
    createdBy: personId(seed.by),
    createdAt: enteredAt(history[0]?.on ?? on, 0),
    updatedAt: enteredAt(on, history.length - 1),
  };
}

function resultsOf(study: Study, { fields }: OperationSeed, on: string) {
  const { inseeCode } = fields;
  const results = studyFigures(
    simulate(studyInput(study, { inseeCode, departmentCode: inseeCode.slice(0, 2) })),
  );
  const { costCents, revenueTtcCents, revenueHtCents, marginCents } = results;
  return {
    results,
    engineVersion,
    validatedAt: enteredAt(on, 1),
    costCents,
    revenueTtcCents,
    revenueHtCents,
    marginCents,
  };
}

function studyOf({ study }: SimulationSeed, operation: OperationSeed): Study {
  if (study === 'golden') return goldenStudy;
  return study === 'golden-held' ? goldenHeld : countedStudy(study, operation);
}

/** Usual expenses over the lots of an operation. */
function countedStudy(seed: StudySeed, { fields, lots }: OperationSeed): Study {
  const { others, deedMonths, worksVatBps = 1000 } = seed;
  const purchasePriceCents = fields.purchasePriceCents ?? fields.offeredPriceCents ?? 0;
  const interest = euros(Math.round(others * 0.6));
  const spread = { schedule: 'spread', month: seed.startMonth, months: seed.durationMonths } as const;
  return {
    ...emptyStudy,
    ...seed.milestones,
    startMonth: seed.startMonth,
    durationMonths: seed.durationMonths,
    vatRegime: fields.vatRegime,
    acquisitionRegime: fields.acquisitionRegime ?? 'mdb',
    purchaseOn: seed.purchaseOn,
    purchasePriceCents,
    equityCents: euros(seed.equity),
    worksStartMonth: seed.worksStartMonth,
    worksMonths: seed.worksMonths,
    loanAmountCents: euros(seed.loan),
    loanMonths: 24,
    purchaseLines: [
      studyLine('acquisition', 'Prix d’achat', 10_000, 0, { basis: 'pct_purchase', schedule: 'at_purchase' }),
      studyLine('purchase_fees', 'Frais d’acte', null, 2000, { schedule: 'at_purchase', isAuto: true }),
    ],
    worksLines: [
      studyLine('works', 'Travaux', euros(seed.works), worksVatBps, { schedule: 'with_works' }),
      studyLine('fees_moe', 'Maîtrise d’œuvre', 800, 2000, { basis: 'pct_works', schedule: 'with_works' }),
    ],
    reserveLines: [
      studyLine('contingency', 'Aléas', 500, worksVatBps, { basis: 'pct_works', schedule: 'with_works' }),
    ],
    saleLines: [
      studyLine('sales_fees', 'Commercialisation', 400, 2000, {
        basis: 'pct_revenue_ttc',
        schedule: 'at_deeds',
      }),
    ],
    financeLines: [
      studyLine('interest', 'Intérêts et frais de prêt', interest, 0, spread),
      studyLine('loan_fees', 'Frais de dossier, compris', 0, 0, { schedule: 'at_purchase' }),
      studyLine('commitment', 'Commission d’engagement, comprise', 0, 0, { schedule: 'at_purchase' }),
      studyLine('management', 'Portage et gestion', euros(others) - interest, 0, spread),
    ],
    lots: lots.map((lot, rank): StudyLot => ({
      ref: lot.ref,
      type: lot.type,
      saleMode: lot.saleMode,
      vatMode: 'inherit',
      tantiemes: lot.tantiemes ?? null,
      areaM2: lot.areaM2,
      priceTtcCents: lot.priceTtcCents ?? null,
      existingPriceCents: null,
      worksPriceCents: null,
      takenPriceCents: lot.priceTtcCents ?? null,
      deedMonth: deedMonths[rank] ?? deedMonths.at(-1) ?? null,
      probabilityBps: 10_000,
      receipts: [],
    })),
  };
}
