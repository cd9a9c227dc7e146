import {
  dropSaleCondition,
  settleSaleCondition,
  storeSaleCondition,
} from '#contracts/client/operation/notary/sale/payload.ts';
import { saleLimits } from '#domain/sale/sale-form.ts';
import { parameter, type ClientContext } from '#mocks/server/context.ts';
import { notFound, ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction } from '#mocks/server/handler.ts';
import { changeSale } from './change.ts';
import { checkSaleVersion, saleOfRoute, texts, redirectToSale, type FoundSale } from './record.ts';
import { checkPast } from './steps.ts';

const open = ['option', 'reserved', 'contract', 'firm'];

function checkOpen(context: ClientContext, { sale }: FoundSale): void {
  if (!open.includes(sale.status)) throw new ValidationFailure({ base: texts(context).refusals.ended });
}

/** The condition that the address names. @throws HttpFailure 404 when the sale has none of that name */
function conditionIn(context: ClientContext, { sale }: FoundSale) {
  const condition = sale.conditions.find(({ id }) => id === parameter(context, 'saleCondition'));
  if (!condition) throw notFound('condition');
  return condition;
}

/** Adds a condition to a sale whose conditions are not met yet. */
export const storeConditionHandler = clientAction(storeSaleCondition, {
  find: saleOfRoute,
  act: async (context, { version, type, detail, deadlineOn }, found) => {
    await checkSaleVersion(context, found, version);
    checkOpen(context, found);
    const { conditions } = found.sale;
    const { refusals, flash } = texts(context);
    if (conditions.length >= saleLimits.maxConditions) {
      throw new ValidationFailure({ base: refusals.tooManyConditions });
    }
    const added = {
      id: context.deps.newId(),
      type,
      detail,
      deadlineOn,
      status: 'pending' as const,
      metOn: null,
    };
    await changeSale(context, found, {
      action: 'condition.create',
      version,
      columns: { conditions: [...conditions, added] },
    });
    return redirectToSale(found, flash.conditionAdded);
  },
});

/** Records what became of a condition; the last one that is settled may lift them all. */
export const settleConditionHandler = clientAction(settleSaleCondition, {
  find: saleOfRoute,
  act: async (context, { version, status, metOn }, found) => {
    await checkSaleVersion(context, found, version);
    checkOpen(context, found);
    checkPast(context, 'metOn', metOn);
    const { sale } = found;
    // Whoever reads an older version is told so, even where the condition is gone since.
    const condition = conditionIn(context, found);
    await changeSale(context, found, {
      action: 'condition.settle',
      version,
      columns: {
        conditions: sale.conditions.map((one) => (one.id === condition.id ? { ...one, status, metOn } : one)),
      },
      changes: { status: { from: condition.status, to: status } },
    });
    return redirectToSale(found, texts(context).flash.conditionSettled);
  },
});

/** Removes a condition that was entered by mistake. */
export const destroyConditionHandler = clientAction(dropSaleCondition, {
  find: saleOfRoute,
  act: async (context, { version }, found) => {
    await checkSaleVersion(context, found, version);
    checkOpen(context, found);
    const { sale } = found;
    const condition = conditionIn(context, found);
    const { refusals, flash } = texts(context);
    if (condition.status !== 'pending') throw new ValidationFailure({ base: refusals.settled });
    await changeSale(context, found, {
      action: 'condition.delete',
      version,
      columns: { conditions: sale.conditions.filter(({ id }) => id !== condition.id) },
    });
    return redirectToSale(found, flash.conditionRemoved);
  },
});
