import { offerToTenant, settleSaleLoan } from '#contracts/client/operation/notary/sale/payload.ts';
import { shortDay } from '#domain/deadline/day-words.ts';
import type { LoanOutcome } from '#domain/sale/sale-form.ts';
import { fill } from '#messages/fill.ts';
import type { NotarySale } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction } from '#mocks/server/handler.ts';
import { changeSale } from './change.ts';
import { counted } from './facts.ts';
import { checkSaleVersion, saleOfRoute, texts, redirectToSale } from './record.ts';
import { checkPast } from './steps.ts';

const columnOf = {
  offered: 'loanOfferReceivedOn',
  accepted: 'loanAcceptedOn',
  refused: 'loanRefusedOn',
  waived: 'loanWaivedOn',
} as const;

const beforeDeed = ['reserved', 'contract', 'firm', 'conditions_lifted'];

/** @throws ValidationFailure where the loan cannot have gone so */
function checkOutcome(
  context: ClientContext,
  sale: NotarySale,
  { outcome, on }: { readonly outcome: LoanOutcome; readonly on: string },
): void {
  const { refusals } = texts(context);
  checkPast(context, 'on', on);
  if (!beforeDeed.includes(sale.status)) throw new ValidationFailure({ base: refusals.ended });
  if (!sale.isLoanRequired) throw new ValidationFailure({ outcome: refusals.noLoan });
  if (sale.contractOn === null) throw new ValidationFailure({ outcome: refusals.contractFirst });
  if (on < sale.contractOn) throw new ValidationFailure({ on: refusals.beforeContract });
  if (outcome !== 'accepted') return;
  if (sale.loanOfferReceivedOn === null) throw new ValidationFailure({ outcome: refusals.offerFirst });
  const from = counted('loan_offer_acceptance', sale.loanOfferReceivedOn)?.effectOn ?? null;
  if (from !== null && on < from) {
    const date = shortDay(from)[context.locale];
    throw new ValidationFailure({ on: fill(refusals.tooSoon, { date }) });
  }
}

/** Records what became of the buyer’s loan; accepted or waived, it no longer holds the sale up. */
export const loanConditionHandler = clientAction(settleSaleLoan, {
  find: saleOfRoute,
  act: async (context, { version, outcome, on }, found) => {
    await checkSaleVersion(context, found, version);
    checkOutcome(context, found.sale, { outcome, on });
    const column = columnOf[outcome];
    await changeSale(context, found, {
      action: 'loan',
      version,
      columns: {
        [column]: on,
        // A second bank may offer what the first refused.
        ...(outcome === 'accepted' && { loanRefusedOn: null }),
      },
      changes: { [column]: { from: found.sale[column], to: on } },
    });
    return redirectToSale(found, texts(context).flash.loan);
  },
});

/** Records the day on which the tenant of a lot received the offer to buy first. */
export const tenantOfferHandler = clientAction(offerToTenant, {
  find: saleOfRoute,
  act: async (context, { version, notifiedOn }, found) => {
    await checkSaleVersion(context, found, version);
    const { refusals } = texts(context);
    checkPast(context, 'notifiedOn', notifiedOn);
    if (found.sale.deedOn !== null || found.sale.status === 'cancelled') {
      throw new ValidationFailure({ base: refusals.ended });
    }
    if (!found.lots.some(({ lot }) => lot.occupancy === 'rented')) {
      throw new ValidationFailure({ notifiedOn: refusals.notTenanted });
    }
    await changeSale(context, found, {
      action: 'tenant',
      version,
      columns: { tenantOfferOn: notifiedOn },
      changes: { tenantOfferOn: { from: found.sale.tenantOfferOn, to: notifiedOn } },
    });
    return redirectToSale(found, texts(context).flash.tenant);
  },
});
