import { and, eq, isNull } from 'drizzle-orm';
import {
  receiveOffer,
  recordDeed,
  signContract,
  withdrawQuickSale,
} from '#contracts/client/quick-sale/payload.ts';
import type { Remedy } from '#contracts/fields.ts';
import { mayHappen } from '#domain/states/may-happen.ts';
import { quickSaleMachine, type QuickSaleFacts } from '#domain/states/sale/quick-sale.ts';
import type { QuickSaleState } from '#domain/quick-sale/states.ts';
import { cents } from '#domain/money/cents.ts';
import { commercialInformationForm, saleInformationForm } from '#generated/routes/client/quick-sale.ts';
import * as quickSaleMessages from '#messages/client/quick-sale.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import { validationText } from '#messages/validation.ts';
import type { ColumnsOf } from '#mocks/db/queries/business-table.ts';
import type { quickSales } from '#mocks/db/schema/index.ts';
import { contacts, type QuickSale } from '#mocks/db/schema/index.ts';
import { backAddress } from '#mocks/server/back.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction, noPayload, redirect, type Answer } from '#mocks/server/handler.ts';
import { textFormat } from '#mocks/server/text-format.ts';
import { transitionContext } from '../operation/steps/transition-context.ts';
import { gapsOf, reportsOf, stepFacts, todayOf } from './facts.ts';
import { quickSale } from './record.ts';

type StepName = 'publish' | 'receive-offer' | 'sign-contract' | 'sell' | 'withdraw';
type FlashKey = 'published' | 'offered' | 'contracted' | 'sold' | 'withdrawn';

interface Step {
  readonly name: StepName;
  readonly action: 'publish' | 'offer' | 'contract' | 'sell' | 'withdraw';
  readonly facts?: QuickSaleFacts;
  readonly columns: ColumnsOf<typeof quickSales>;
  readonly flash: FlashKey;
}

const textsOf = ({ locale }: ClientContext) => messagesFor(locale, quickSaleMessages);

/** What a sale lacks to be published, in the person's language. */
export function missingText({ locale }: ClientContext, gaps: ReturnType<typeof gapsOf>): string {
  const { current } = messagesFor(locale, quickSaleMessages);
  return [
    ...gaps.saleGaps.map((gap) => current.saleGaps[gap]),
    ...gaps.commercialGaps.map((gap) => current.commercialGaps[gap]),
  ].join(', ');
}

/** Links to the forms of a sale that are not complete. */
function remediesOf(context: ClientContext, { id }: QuickSale, gaps: ReturnType<typeof gapsOf>): Remedy[] {
  const { saleForm, commercialForm } = textsOf(context).steps;
  return [
    ...(gaps.saleGaps.length > 0 ? [{ label: saleForm, href: saleInformationForm(id) }] : []),
    ...(gaps.commercialGaps.length > 0
      ? [{ label: commercialForm, href: commercialInformationForm(id) }]
      : []),
  ];
}

/** Takes a step of the life of a sale. @throws ValidationFailure that says what stands against it */
async function take(context: ClientContext, row: QuickSale, step: Step): Promise<Answer> {
  const texts = textsOf(context);
  const gaps = gapsOf(row, (await reportsOf(context.db, [row.id])).get(row.id) ?? [], todayOf(context));
  const missing = missingText(context, gaps);
  if (step.name === 'publish' && (row.status === 'draft' || row.status === 'ready') && missing !== '') {
    const base = fill(texts.steps.cannotPublish, { missing });
    throw new ValidationFailure({ base }, {}, remediesOf(context, row, gaps));
  }
  const facts = { ...stepFacts(row, gaps), ...step.facts };
  const answer = mayHappen(
    quickSaleMachine,
    step.name,
    { state: row.status, facts },
    await transitionContext(context),
  );
  if (!answer.ok) {
    const [why] = answer.reasons;
    throw new ValidationFailure({ base: why?.text[context.locale] ?? texts.closed });
  }
  const status: QuickSaleState = answer.to;
  await quickSale.change(context, row, { action: step.action, columns: { ...step.columns, status } });
  return redirect(backAddress(context), { type: 'success', text: texts.steps[step.flash] });
}

/** @throws ValidationFailure at `on` for a day to come, or before what came first */
function checkDay(
  context: ClientContext,
  on: string,
  after: { readonly on: string | null; readonly text: 'beforePublished' | 'beforeContract' },
): void {
  const { steps } = textsOf(context);
  if (on > todayOf(context)) throw new ValidationFailure({ on: steps.future });
  if (after.on !== null && on < after.on) {
    throw new ValidationFailure({
      on: fill(steps[after.text], { date: textFormat(context.locale).date(after.on) }),
    });
  }
}

/** Shows the advert; says what is missing where it cannot. */
export const publishHandler = clientAction(noPayload, {
  find: quickSale.ofRouteToChange,
  act: (context, _payload, row) =>
    take(context, row, {
      name: 'publish',
      action: 'publish',
      columns: { publishedOn: row.publishedOn ?? todayOf(context) },
      flash: 'published',
    }),
});

/** Records the offer of a contact. */
export const offerHandler = clientAction(receiveOffer, {
  find: quickSale.ofRouteToChange,
  act: async (context, { contactId, offeredPriceCents }, row) => {
    const isIt = and(eq(contacts.id, contactId), isNull(contacts.deletedAt));
    const [buyer] = await context.db.select().from(contacts).where(isIt).limit(1);
    if (buyer === undefined) {
      throw new ValidationFailure({ contactId: validationText(context.locale, 'unknownRecord') });
    }
    const { displayName } = buyer;
    return take(context, row, {
      name: 'receive-offer',
      action: 'offer',
      facts: { buyerName: displayName, offeredPriceCents: cents(offeredPriceCents) },
      columns: { buyerContactId: contactId, buyerName: displayName, offeredPriceCents },
      flash: 'offered',
    });
  },
});

/** Records the contract. */
export const contractHandler = clientAction(signContract, {
  find: quickSale.ofRouteToChange,
  act: async (context, { on }, row) => {
    checkDay(context, on, { on: row.publishedOn, text: 'beforePublished' });
    return take(context, row, {
      name: 'sign-contract',
      action: 'contract',
      facts: { contractOn: on },
      columns: { contractOn: on },
      flash: 'contracted',
    });
  },
});

/** Records the deed. */
export const sellHandler = clientAction(recordDeed, {
  find: quickSale.ofRouteToChange,
  act: async (context, { on, finalPriceCents }, row) => {
    checkDay(context, on, { on: row.contractOn, text: 'beforeContract' });
    return take(context, row, {
      name: 'sell',
      action: 'sell',
      facts: { soldOn: on },
      columns: { soldOn: on, finalPriceCents },
      flash: 'sold',
    });
  },
});

/** Takes the property off the sale. */
export const withdrawHandler = clientAction(withdrawQuickSale, {
  find: quickSale.ofRouteToChange,
  act: (context, { reason }, row) =>
    take(context, row, {
      name: 'withdraw',
      action: 'withdraw',
      facts: { withdrawalReason: reason },
      columns: { withdrawalReason: reason },
      flash: 'withdrawn',
    }),
});
