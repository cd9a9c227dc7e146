import type { Cents } from '../money/cents.ts';
import { isOver } from '../states/guards.ts';
import type { PreemptionFacts } from '../states/purchase/preemption.ts';
import type { preemptionMachine } from '../states/purchase/preemption.ts';
import type { Day } from '../time/day.ts';
import type { HolidayRegion } from '../time/holidays.ts';
import { dayFaults, type DayFault } from './day-faults.ts';
import type { PreemptionSide, PreemptionState } from './enums.ts';
import { runClocks, type UrbanClock } from './permit-clocks.ts';
import { endOf } from './permit-steps.ts';

export type PreemptionStep = keyof typeof preemptionMachine.transitions;

/** The days of a declaration of intent to sell. */
export interface PreemptionDays {
  readonly receivedOn: Day;
  readonly requestOn: Day | null;
  readonly suppliedOn: Day | null;
  readonly waivedOn: Day | null;
  readonly decidedOn: Day | null;
  readonly saleDroppedOn: Day | null;
}
export type PreemptionDayName = keyof PreemptionDays;

/** A declaration as its clocks and steps read it. */
export interface PreemptionRecord extends PreemptionDays {
  readonly side: PreemptionSide;
  readonly status: PreemptionState;
  readonly priceCents: number;
  /** A court set the price: the waiver then holds longer. */
  readonly isPriceByCourt: boolean;
}

/** The clocks of a declaration. @throws InvalidInputError when its days contradict each other */
export function preemptionClocks(
  record: PreemptionRecord,
  today: Day,
  region: HolidayRegion,
): readonly UrbanClock[] {
  const { waivedOn, decidedOn, saleDroppedOn, isPriceByCourt } = record;
  const [period] = runClocks(
    [
      {
        kind: 'urban_preemption',
        startOn: record.receivedOn,
        context: { region, requestedOn: record.requestOn, suppliedOn: record.suppliedOn },
        record: { metOn: waivedOn, cancelledOn: decidedOn ?? saleDroppedOn },
      },
    ],
    today,
  );
  const silentOn = record.status === 'silent' ? (period?.deadline?.endsOn ?? null) : null;
  const waiver = runClocks(
    [
      {
        kind: 'preemption_waiver',
        startOn: record.status === 'waived' ? waivedOn : silentOn,
        context: { region, isPriceByCourt },
      },
    ],
    today,
  );
  return period === undefined ? waiver : [period, ...waiver];
}

/** What the steps of a declaration depend on. */
export const preemptionFacts = (
  record: PreemptionRecord,
  clocks: readonly UrbanClock[],
  isSubjectToPreemption: boolean | null,
): PreemptionFacts => ({
  side: record.side,
  isSubjectToPreemption,
  priceCents: record.priceCents as Cents,
  receivedOn: record.receivedOn,
  requestOn: record.requestOn,
  suppliedOn: record.suppliedOn,
  endsOn: endOf(clocks, 'urban_preemption'),
  waivedOn: record.waivedOn,
  decidedOn: record.decidedOn,
  saleDroppedOn: record.saleDroppedOn,
});

const dayOrder: readonly (readonly [PreemptionDayName, PreemptionDayName])[] = [
  ['receivedOn', 'requestOn'],
  ['requestOn', 'suppliedOn'],
  ['receivedOn', 'waivedOn'],
  ['receivedOn', 'decidedOn'],
  ['receivedOn', 'saleDroppedOn'],
  ['decidedOn', 'saleDroppedOn'],
];

/** What does not fit among the days of a declaration. */
export const preemptionDayFaults = (
  days: PreemptionDays,
  today: Day,
): readonly DayFault<PreemptionDayName>[] => dayFaults(days, dayOrder, today);

/** Whether pre-emption no longer stands against the purchase or the sale of a lot: silence or waiver in force. */
export function isCleared(
  { status }: Pick<PreemptionRecord, 'status'>,
  clocks: readonly UrbanClock[],
  today: Day,
): boolean {
  if (status !== 'silent' && status !== 'waived') return false;
  return !isOver(endOf(clocks, 'preemption_waiver'), today);
}
