import type { LotType } from '../lot/states.ts';

/** What somebody looks for; an empty list asks for nothing in particular. */
export interface AlertCriteria {
  /** INSEE codes. */
  readonly communes: readonly string[];
  readonly types: readonly LotType[];
  readonly maxPriceCents: number | null;
  /** Decimal text. */
  readonly minAreaM2: string | null;
}

/** What an alert compares of an opportunity. */
export interface AlertSubject {
  readonly inseeCode: string;
  readonly type: LotType;
  readonly askingPriceCents: number;
  readonly areaM2: string;
}

/** Whether an opportunity is what an alert asks for; its bounds are included. */
export function alertFits(alert: AlertCriteria, subject: AlertSubject): boolean {
  return (
    (alert.communes.length === 0 || alert.communes.includes(subject.inseeCode)) &&
    (alert.types.length === 0 || alert.types.includes(subject.type)) &&
    (alert.maxPriceCents === null || subject.askingPriceCents <= alert.maxPriceCents) &&
    (alert.minAreaM2 === null || Number(subject.areaM2) >= Number(alert.minAreaM2))
  );
}
