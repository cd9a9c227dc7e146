import type { StudyLot } from './study.ts';

/** What tells that a lot changed; its price in the simulation, its month and probability are the simulation's own. */
const taken = [
  'type',
  'saleMode',
  'vatMode',
  'tantiemes',
  'areaM2',
  'takenPriceCents',
] as const satisfies readonly (keyof StudyLot)[];

/**
 * The lots of an operation taken over into a simulation: their prices and areas as they are now, with the months,
 * probabilities, receipts and schedules that the simulation gives those that it knows.
 *
 * @param deedMonth of lots that it does not know yet
 */
export function syncLots(
  known: readonly StudyLot[],
  current: readonly StudyLot[],
  deedMonth: string | null,
): StudyLot[] {
  const byRef = new Map(known.map((lot) => [lot.ref, lot]));
  return current.map((lot) => {
    const own = byRef.get(lot.ref);
    if (own === undefined) return { ...lot, deedMonth };
    return {
      ...lot,
      deedMonth: own.deedMonth,
      probabilityBps: own.probabilityBps,
      receipts: own.receipts,
      paymentTemplateId: own.saleMode === lot.saleMode ? (own.paymentTemplateId ?? null) : null,
    };
  });
}

/** Whether lots came, went or changed since a simulation took them over. */
export function areLotsChanged(known: readonly StudyLot[], current: readonly StudyLot[]): boolean {
  if (known.length !== current.length) return true;
  const byRef = new Map(known.map((lot) => [lot.ref, lot]));
  return current.some((lot) => {
    const own = byRef.get(lot.ref);
    return own === undefined || taken.some((key) => own[key] !== lot[key]);
  });
}
