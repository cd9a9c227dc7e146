import type { LotFormProps } from '#contracts/client/operation/sale/form.ts';
import type { Cents } from '#domain/money/cents.ts';
import { acquisitionShares } from '#domain/vat/acquisition-shares.ts';
import type { Lot, Operation } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { seesMargins, simulatedLots } from './margins.ts';

/** The part of purchase and costs of a lot: as the reference simulation has them, else of the price paid. */
export async function taxOf(
  context: ClientContext,
  operation: Operation,
  rows: readonly Lot[],
  lot: Lot | null,
): Promise<LotFormProps['tax']> {
  if (lot === null) return null;
  const { vatRegime, departmentCode, inseeCode, purchasePriceCents } = operation;
  const found = (await simulatedLots(context, [operation])).get(operation.id)?.get(lot.ref);
  const common = { vatRegime, departmentCode, inseeCode };
  if (found) {
    return {
      ...common,
      shareCents: found.acquisitionShareCents,
      costCents: seesMargins(context) ? found.cost.totalCents : null,
    };
  }
  if (purchasePriceCents === null) return null;
  const measured = rows.filter(({ areaM2 }) => Number(areaM2) > 0);
  const share = acquisitionShares(purchasePriceCents as Cents, measured).find(({ ref }) => ref === lot.ref);
  return share === undefined ? null : { ...common, shareCents: share.shareCents, costCents: null };
}
