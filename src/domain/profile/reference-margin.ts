import { checkCents, subtractCents, sumCents, type Cents } from '../money/cents.ts';
import { ratio, type Rate } from '../money/rate.ts';

/** What an operation cost and brought, as far as it is told; null where it is not. */
export interface ReferenceAmounts {
  readonly purchaseCents: Cents | null;
  readonly worksCents: Cents | null;
  /** Duties, fees, financing, marketing. */
  readonly otherCents: Cents | null;
  readonly revenueCents: Cents | null;
}

/** The margin of a finished operation. */
export interface ReferenceMargin extends ReferenceAmounts {
  readonly calculation: 'reference-margin';
  /** Null while one of the amounts is missing, as the margin. */
  readonly costCents: Cents | null;
  readonly marginCents: Cents | null;
  readonly margin: Rate | null;
}

const known = (name: string, value: Cents | null): Cents | null =>
  value === null ? null : checkCents(name, value);

/** What is left of the revenue of an operation. @throws InvalidInputError for an amount that is no whole number */
export function referenceMargin(amounts: ReferenceAmounts): ReferenceMargin {
  const purchaseCents = known('reference.purchaseCents', amounts.purchaseCents);
  const worksCents = known('reference.worksCents', amounts.worksCents);
  const otherCents = known('reference.otherCents', amounts.otherCents);
  const revenueCents = known('reference.revenueCents', amounts.revenueCents);
  const costCents =
    purchaseCents === null || worksCents === null || otherCents === null
      ? null
      : sumCents([purchaseCents, worksCents, otherCents]);
  const marginCents =
    costCents === null || revenueCents === null ? null : subtractCents(revenueCents, costCents);
  return {
    calculation: 'reference-margin',
    purchaseCents,
    worksCents,
    otherCents,
    revenueCents,
    costCents,
    marginCents,
    margin: marginCents === null || revenueCents === null ? null : ratio(marginCents, revenueCents, 4),
  };
}

/** All references whose margin is known, together. */
export interface ReferenceTotals {
  readonly count: number;
  readonly lotsCount: number;
  readonly purchaseCents: Cents;
  readonly worksCents: Cents;
  readonly revenueCents: Cents;
  /** Sum of margins ÷ sum of revenues, over those whose margin is known; null for none. */
  readonly meanMargin: Rate | null;
}

/** Totals of references: amounts that are not told count for nothing, the mean margin is weighted by revenue. */
export function referenceTotals(
  references: readonly (ReferenceAmounts & { readonly lotsCount: number | null })[],
): ReferenceTotals {
  const margins = references.map(referenceMargin);
  const sumOf = (key: 'purchaseCents' | 'worksCents' | 'revenueCents'): Cents =>
    sumCents(margins.flatMap((one) => one[key] ?? []));
  const complete = margins.filter(({ marginCents }) => marginCents !== null);
  return {
    count: references.length,
    lotsCount: references.reduce((sum, { lotsCount }) => sum + (lotsCount ?? 0), 0),
    purchaseCents: sumOf('purchaseCents'),
    worksCents: sumOf('worksCents'),
    revenueCents: sumOf('revenueCents'),
    meanMargin: ratio(
      sumCents(complete.flatMap(({ marginCents }) => marginCents ?? [])),
      sumCents(complete.flatMap(({ revenueCents }) => revenueCents ?? [])),
      4,
    ),
  };
}
