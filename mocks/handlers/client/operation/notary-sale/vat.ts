import { DomainError } from '#domain/domain-error.ts';
import { cents, sumCents, type Cents } from '#domain/money/cents.ts';
import type { Day } from '#domain/time/day.ts';
import { acquisitionShares } from '#domain/vat/acquisition-shares.ts';
import { lotVat, type LotVat } from '#domain/vat/lot-vat.ts';
import type { Database } from '#mocks/db/database.ts';
import type { Operation } from '#mocks/db/schema/index.ts';
import { lotsOf } from '../sale/lots.ts';
import type { KnownSale } from './record.ts';

/** VAT of each lot of a sale, at its price in this sale, by the law of a day; null where it cannot be calculated. */
export async function vatOfLots(
  db: Database,
  operation: Operation,
  known: Pick<KnownSale, 'lots'>,
  on: Day,
): Promise<ReadonlyMap<string, LotVat>> {
  const { purchasePriceCents, vatRegime, departmentCode } = operation;
  const rows = (await lotsOf({ db }, operation.id)).filter(({ areaM2 }) => Number(areaM2) > 0);
  const shares =
    purchasePriceCents === null
      ? []
      : acquisitionShares(
          cents(purchasePriceCents),
          rows.map(({ ref, tantiemes, areaM2 }) => ({ ref, tantiemes, areaM2 })),
        );
  const found = known.lots.flatMap(({ lot, part }): (readonly [string, LotVat])[] => {
    const share = shares.find(({ ref }) => ref === lot.ref)?.shareCents ?? cents(0);
    const taxed = {
      priceTtcCents: cents(part.priceTtcCents),
      vatMode: lot.vatMode,
      areaM2: lot.areaM2,
    };
    try {
      return [[lot.id, lotVat(taxed, share, vatRegime, { on, departmentCode })]];
    } catch (error) {
      if (error instanceof DomainError) return [];
      throw error;
    }
  });
  return new Map(found);
}

/** VAT within the price of a sale. */
export const vatOfSale = (vat: ReadonlyMap<string, LotVat>): Cents =>
  sumCents([...vat.values()].map(({ vatCents }) => vatCents));
