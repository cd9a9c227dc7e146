import { dueOnOfCall } from '../../calls/call-due.ts';
import { virBases } from '../../calls/call-bases.ts';
import { callSchedule } from '../../calls/call-schedule.ts';
import type { CallEvent, PaymentTemplate } from '../../calls/payment-template.ts';
import { systemTemplates } from '../../calls/system-templates.ts';
import { cents, sumCents, zeroCents, type Cents } from '../../money/cents.ts';
import { splitCumulatively } from '../../money/split.ts';
import { firstDayOf, monthOf, type Day, type Month } from '../../time/day.ts';
import type { SimulationInput } from '../input.ts';
import { lotTerms, type LotTerms } from '../lot-terms.ts';

/** How far a call is: its event to come, called, past its term, or past it without its money. */
export const virCallStates = ['planned', 'called', 'due', 'late'] as const;
export type VirCallState = (typeof virCallStates)[number];

/** What the calls of a VIR wait for, in their order. */
export const virMilestones = ['deed', 'half_works', 'completion', 'delivery'] as const;

/** A call for funds of a lot as a simulation plans it. */
export interface VirCall {
  readonly event: CallEvent;
  readonly amountCents: Cents;
  /** The day it is to be paid; the month alone where a deed decides it; null while its milestone has no day. */
  readonly dueOn: Day | Month | null;
  readonly state: VirCallState;
  /** Of the amount, what should have come in and is planned later. */
  readonly lateCents: Cents;
}

/** A lot sold with works to come, and its calls, one for each milestone; null where its schedule calls nothing at it. */
export interface VirLot {
  readonly ref: string;
  readonly priceTtcCents: Cents;
  readonly calls: readonly (VirCall | null)[];
}

/**
 * The calls of the lots sold in VIR, with what each is on a day: due once its term has passed, late where the receipts
 * that the simulation plans up to then do not cover it.
 *
 * @param received what comes in of a lot by the end of a month, by its reference
 * @throws LegalParameterError when the law of the purchase is not known
 */
export function virCollection(
  input: SimulationInput,
  received: (ref: string, upTo: Month) => Cents,
  today: Day,
): readonly VirLot[] {
  const { parameters } = input;
  const legal = systemTemplates({ on: input.purchaseOn, ...(parameters && { parameters }) }).vir;
  return lotTerms(input).flatMap((terms) => {
    if (terms.lot.saleMode !== 'vir' || terms.line === null) return [];
    const planned = plannedCalls(terms.line.paymentTemplate ?? legal, input, terms, today);
    let owed = zeroCents;
    const got = received(terms.lot.ref, monthOf(today));
    const calls = planned.map((call): VirCall => {
      if (call.state !== 'due') return call;
      const before = owed;
      owed = cents(owed + call.amountCents);
      const lateCents = cents(Math.max(0, owed - Math.max(got, before)));
      return lateCents === 0 ? call : { ...call, state: 'late', lateCents };
    });
    const priceTtcCents = sumCents(calls.map((call) => call.amountCents));
    return [{ ref: terms.lot.ref, priceTtcCents, calls: virMilestones.map((event) => callAt(calls, event)) }];
  });
}

/** What is called at a milestone, in one: a schedule may call there twice, or not at all. */
function callAt(calls: readonly VirCall[], event: CallEvent): VirCall | null {
  const [first, ...others] = calls.filter((call) => call.event === event);
  if (first === undefined) return null;
  return others.reduce(
    (sum, { amountCents, lateCents, state }) => ({
      ...sum,
      amountCents: cents(sum.amountCents + amountCents),
      lateCents: cents(sum.lateCents + lateCents),
      state: state === 'late' ? state : sum.state,
    }),
    first,
  );
}

function plannedCalls(
  template: PaymentTemplate,
  { milestones }: SimulationInput,
  { line, existingCents, worksCents, probabilityBps, priceTtcCents }: LotTerms,
  today: Day,
): readonly VirCall[] {
  const deedMonth = line?.deedMonth ?? monthOf(today);
  const deedOn = firstDayOf(deedMonth);
  const { calls } = callSchedule(template, virBases(existingCents, worksCents), { deedOn, milestones });
  const whole = calls.map((call) => call.amountCents);
  const amounts =
    probabilityBps === 10_000 || priceTtcCents === 0
      ? whole
      : splitCumulatively(cents(Math.round((priceTtcCents * probabilityBps) / 10_000)), whole);
  return calls.map(({ event, callableOn }, index): VirCall => {
    const head = { event, amountCents: amounts[index] ?? zeroCents, lateCents: zeroCents };
    if (callableOn === null) return { ...head, dueOn: null, state: 'planned' };
    const day = dueOnOfCall({ event, calledOn: callableOn, deedOn }, template.paymentTermDays);
    // Of a deed its month alone is known: it is past when the month is.
    if (callableOn === deedOn) return { ...head, dueOn: deedMonth, state: deedState(deedMonth, today) };
    return { ...head, dueOn: day, state: day < today ? 'due' : callableOn <= today ? 'called' : 'planned' };
  });
}

function deedState(deedMonth: Month, today: Day): VirCallState {
  const now = monthOf(today);
  if (deedMonth === now) return 'called';
  return deedMonth < now ? 'due' : 'planned';
}
