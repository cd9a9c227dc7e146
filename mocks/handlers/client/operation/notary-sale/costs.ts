import type { NotarySaleFormProps } from '#contracts/client/operation/notary/sale/form.ts';
import { depositCapCalculation } from '#domain/deadline/checks/deposit-cap-calculation.ts';
import { InvalidInputError } from '#domain/domain-error.ts';
import { explainWith } from '#domain/explain/calculation.ts';
import { buyerCost, lotDisbursements } from '#domain/purchase/buyer-cost.ts';
import { premisesOfDeed } from '#domain/purchase/premises.ts';
import { purchaseCostCalculation } from '#domain/purchase/purchase-cost-calculation.ts';
import { attempt } from '#domain/refusal.ts';
import type { Day } from '#domain/time/day.ts';
import { lotVatCalculation } from '#domain/vat/lot-vat-calculation.ts';
import { isWholeVat } from '#domain/vat/vat-mode.ts';
import type { LotVat } from '#domain/vat/lot-vat.ts';
import type { Database } from '#mocks/db/database.ts';
import type { Operation } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { shownExplanation } from '#mocks/server/explained.ts';
import { depositCapOf, priceOfSale } from './facts.ts';
import type { KnownSale } from './record.ts';
import { descriptionsOf } from './surroundings.ts';
import { vatOfSale } from './vat.ts';

/** The lots of a sale with what their prices are made of. */
export async function pricesOf(
  db: Pick<Database, 'select'>,
  { lots }: Pick<KnownSale, 'lots'>,
  vat: ReadonlyMap<string, LotVat>,
): Promise<NotarySaleFormProps['prices']> {
  const descriptions = await descriptionsOf(
    db,
    lots.map(({ lot }) => lot.id),
  );
  return lots.map(({ lot, part }) => {
    const taxed = vat.get(lot.id);
    const isDescribed = lot.saleMode === 'vir' || lot.saleMode === 'vefa';
    return {
      lotId: lot.id,
      ref: lot.ref,
      existingCents: part.existingPriceCents,
      worksCents: part.worksPriceCents,
      priceTtcCents: part.priceTtcCents,
      vatCents: taxed?.vatCents ?? null,
      priceHtCents: taxed?.priceHtCents ?? null,
      explanation:
        taxed === undefined ? null : shownExplanation(explainWith(lotVatCalculation, taxed, 'vatCents')),
      description: isDescribed ? (descriptions.get(lot.id)?.status ?? 'none') : null,
    };
  });
}

/** Whether VAT bears on the whole price of each lot that bears any. */
function isTaxedWhole(vat: ReadonlyMap<string, LotVat>): boolean {
  const modes = [...vat.values()].map(({ mode }) => mode).filter((mode) => mode !== 'exempt');
  return modes.length > 0 && modes.every(isWholeVat);
}

/** What the buyer pays beside the price, by the tariff of the deed, or why that cannot be told. */
export function buyerCostOf(
  { locale }: Pick<ClientContext, 'locale'>,
  { departmentCode, inseeCode }: Operation,
  known: KnownSale,
  vat: ReadonlyMap<string, LotVat>,
  today: Day,
): Pick<NotarySaleFormProps, 'buyerCost' | 'buyerCostRefusal'> {
  const { sale } = known;
  const priceTtcCents = priceOfSale(known);
  const dutyBase = (lotId: string, part: { readonly priceTtcCents: number }): number =>
    part.priceTtcCents - (sale.isVatStated ? (vat.get(lotId)?.vatCents ?? 0) : 0);
  const on = (sale.deedOn ?? sale.deedPlannedOn ?? today) as Day;
  const { value: cost, refusal } = attempt(() => {
    if (sale.isVatStated && known.lots.some(({ lot }) => !vat.has(lot.id))) {
      throw new InvalidInputError('vatCents', null, 'the VAT of each lot');
    }
    return buyerCost({
      saleMode: sale.regime,
      priceTtcCents,
      vatCents: vatOfSale(vat),
      vatBase: isTaxedWhole(vat) ? 'whole' : 'margin',
      isVatStated: sale.isVatStated,
      isFirstTimeBuyer: sale.isFirstTimeBuyer,
      isBlockSale: sale.isBlockSale,
      ...premisesOfDeed(known.lots.map(({ lot, part }) => ({ ...lot, baseCents: dutyBase(lot.id, part) }))),
      departmentCode,
      inseeCode,
      on,
      disbursementsCents: lotDisbursements(on),
    });
  });
  if (cost === null) return { buyerCost: null, buyerCostRefusal: refusal[locale] };
  return {
    buyerCost: {
      feesCents: cost.feesTtcCents,
      totalCents: priceTtcCents + cost.feesTtcCents,
      explanation: shownExplanation(explainWith(purchaseCostCalculation, cost, 'feesTtcCents')),
    },
    buyerCostRefusal: null,
  };
}

/** The most that may be deposited; null while a day that sets it is missing. */
export function shownDepositCap(
  known: KnownSale,
  today: Day,
  ownCapBps: number | undefined,
): NotarySaleFormProps['depositCap'] {
  const contractOn = known.sale.contractOn ?? today;
  const cap = depositCapOf(known, { sale: known.sale, contractOn }, ownCapBps);
  if (cap === null) return null;
  return {
    cents: cap.capCents,
    explanation: shownExplanation(explainWith(depositCapCalculation, cap, 'capCents')),
  };
}
