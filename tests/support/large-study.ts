import {
  exampleSimulation,
  type SimulationFormValues,
} from '#contracts/client/operation/simulation/payload.ts';
import { addMonths, month } from '#domain/time/day.ts';
import { lineGroupNames, lineGroups } from '#domain/simulation/study/study.ts';

const first = month('2026-12');

/** The form of a simulation with so many lots and expense lines (at most 60 in each of five groups), over 120 months. */
export function largeStudy(lots: number, lines: number): SimulationFormValues {
  const perGroup = lines / lineGroupNames.length;
  const groups = lineGroupNames.map((group) => [
    group,
    Array.from({ length: perGroup }, (_, row) => ({
      ...exampleSimulation.purchaseLines[0],
      category: lineGroups[group][row % lineGroups[group].length],
      label: `Ligne ${row + 1}`,
      basis: 'amount',
      value: 1_000_000 + row * 137,
      vatRateBps: 2000,
      schedule: 'spread',
      month: addMonths(first, row % 60),
      months: 1 + (row % 48),
    })),
  ]);
  return {
    ...exampleSimulation,
    ...(Object.fromEntries(groups) as Pick<SimulationFormValues, (typeof lineGroupNames)[number]>),
    startMonth: first,
    durationMonths: 120,
    vatRegime: 'margin_option',
    equityCents: 1_000_000_000,
    loanAmountCents: 4_000_000_000,
    loanMonths: 118,
    worksStartMonth: addMonths(first, 6),
    worksMonths: 100,
    completionOn: '2035-12-01',
    halfWorksOn: '2031-12-01',
    deliveryOn: '2036-01-15',
    lots: Array.from({ length: lots }, (_, row) => ({
      ref: `L${row}`,
      type: 'Apartment',
      saleMode: 'vir',
      vatMode: 'inherit',
      tantiemes: 10 + (row % 37),
      areaM2: `${30 + (row % 60)}.50`,
      priceTtcCents: null,
      existingPriceCents: 9_000_000 + row * 1_111,
      worksPriceCents: 6_000_000,
      takenPriceCents: null,
      deedMonth: addMonths(first, 10 + (row % 100)),
      probabilityBps: 10_000,
      receipts: [],
    })),
  };
}
