import type { OperationOverview } from '#contracts/client/operation/overview.ts';
import { addToDay, daysBetween, type Day } from '#domain/time/day.ts';
import { edit as editPurchase } from '#generated/routes/client/operation/notary/purchase.ts';
import { edit as editSale, payment } from '#generated/routes/client/operation/notary/sale.ts';
import { index as financingIndex } from '#generated/routes/client/operation/financing.ts';
import * as overviewMessages from '#messages/client/operation-overview.ts';
import * as purchaseMessages from '#messages/client/notary-purchase.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import type { NotarySale, Operation } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { itemsIn } from '../../planning/items.ts';
import { financingOf } from '../financing/summary.ts';
import { registrationDeadline } from '../notary-purchase/facts.ts';
import { purchaseOf } from '../notary-purchase/record.ts';
import { clocksOf } from '../notary-sale/clocks.ts';
import { knownSales } from '../notary-sale/record.ts';
import { balanceOf } from '../notary-sale-payment/terms.ts';
import { buyersText, type KnownSale } from '../notary-sale-payment/record.ts';

/** Days before and after today within which a day of an operation is told. */
const pastDays = 90;
const comingDays = 730;
const maxShown = 8;

type Deadline = Omit<OperationOverview['deadlines'][number], 'daysLeft'>;

/** The days that matter to an operation: those of its purchase, sales, calls, permissions, loans and targets. */
export async function overviewDeadlines(
  context: ClientContext,
  operation: Operation,
  sales: readonly KnownSale[],
  today: Day,
): Promise<OperationOverview['deadlines']> {
  const { status } = operation;
  if (status === 'closed' || status === 'abandoned') return [];
  const range = { from: addToDay(today, { days: -pastDays }), to: addToDay(today, { days: comingDays }) };
  const planned = (await itemsIn(context, range))
    .filter(({ operation: of, kind }) => of?.id === operation.id && kind === 'operation')
    .map(({ id, title, startsOn, href }): Deadline => ({
      id,
      title,
      on: startsOn,
      href,
    }));
  const all = [
    // What happened is told by the journal.
    ...planned.filter(({ on }) => on >= today),
    ...(await ofPurchase(context, operation)),
    ...(await ofSales(context, operation, sales, today)),
    ...ofCalls(context, operation, sales, today),
    ...(await ofLoans(context, operation)),
  ];
  return all
    .filter(({ on }) => on >= range.from && on <= range.to)
    .map((one) => ({ ...one, daysLeft: daysBetween(today, one.on as Day) }))
    .toSorted((a, b) => a.on.localeCompare(b.on) || a.id.localeCompare(b.id))
    .slice(0, maxShown);
}

const texts = ({ locale }: ClientContext) => messagesFor(locale, overviewMessages).deadlines;

async function ofPurchase(context: ClientContext, { id }: Operation): Promise<Deadline[]> {
  const known = await purchaseOf(context.db, id);
  if (known === null) return [];
  const { purchase, conditions } = known;
  if (!['draft', 'promise_signed', 'conditions_pending', 'conditions_met'].includes(purchase.status))
    return [];
  const href = editPurchase({ operation: id });
  const t = texts(context);
  const { conditionTypes } = messagesFor(context.locale, purchaseMessages);
  const day = (name: string, title: string, on: string | null): Deadline[] =>
    on === null
      ? []
      : [
          {
            id: `${name}:${purchase.id}`,
            title,
            on,
            href,
          },
        ];
  return [
    ...day(
      'registration',
      t.registration,
      purchase.registeredOn === null ? registrationDeadline(purchase) : null,
    ),
    ...day('promise', t.promise, purchase.promiseExpiresOn),
    ...day('deed', t.purchaseDeed, purchase.deedPlannedOn),
    ...conditions
      .filter(({ status }) => status !== 'met' && status !== 'waived')
      .map((row): Deadline => ({
        id: `condition:${row.id}`,
        title: fill(t.condition, { name: conditionTypes[row.type] }),
        on: row.deadlineOn,
        href,
      })),
  ];
}

async function ofSales(
  context: ClientContext,
  { id: operation }: Operation,
  sales: readonly KnownSale[],
  today: Day,
): Promise<Deadline[]> {
  const live = sales.filter(({ sale }) => !['paid', 'delivered', 'cancelled'].includes(sale.status));
  const known = await knownSales(
    context.db,
    live.map(({ sale }) => sale),
  );
  const t = texts(context);
  return known.flatMap((one) => {
    const { sale } = one;
    const who =
      one.buyers.map(({ name }) => name).join(', ') || one.lots.map(({ lot }) => lot.ref).join(', ');
    const href = editSale({ operation, notarySale: sale.id });
    const day = (name: string, title: string, on: string | null): Deadline[] =>
      on === null
        ? []
        : [
            {
              id: `${name}:${sale.id}`,
              title: `${title} · ${who}`,
              on,
              href,
            },
          ];
    return [
      ...clocksOf(context, one, today).flatMap(({ kind, title, status, endsOn }) =>
        status === 'running' ? day(kind, title, endsOn) : [],
      ),
      ...day('option', t.option, sale.status === 'option' ? sale.optionUntil : null),
      ...day('loan-end', t.loanEnd, isLoanOpen(sale) ? sale.loanConditionEndsOn : null),
      ...day('sale-deed', t.saleDeed, sale.deedOn === null ? sale.deedPlannedOn : null),
      ...day('delivery', t.delivery, sale.deliveredOn === null ? sale.deliveryPlannedOn : null),
    ];
  });
}

/** The buyer’s loan is a condition that neither came true nor fell. */
const isLoanOpen = (sale: NotarySale): boolean =>
  sale.isLoanRequired &&
  sale.deedOn === null &&
  [sale.loanAcceptedOn, sale.loanRefusedOn, sale.loanWaivedOn].every((on) => on === null);

function ofCalls(
  context: ClientContext,
  { id: operation }: Operation,
  sales: readonly KnownSale[],
  today: Day,
): Deadline[] {
  const t = texts(context);
  return sales
    .filter(({ sale }) => sale.status !== 'cancelled')
    .flatMap((known) =>
      known.payments
        .filter((call) => ['called', 'partial', 'overdue'].includes(balanceOf(known, call, today).status))
        .flatMap(({ id, dueOn }) =>
          dueOn === null
            ? []
            : [
                {
                  id: `call:${id}`,
                  title: fill(t.call, { name: buyersText(known) }),
                  on: dueOn,
                  href: payment({ operation, notarySale: known.sale.id }),
                },
              ],
        ),
    );
}

async function ofLoans(context: ClientContext, { id }: Operation): Promise<Deadline[]> {
  const loans = await financingOf(context, id);
  if (loans?.next == null) return [];
  return [
    {
      id: `loan:${id}`,
      title: texts(context).loan,
      on: loans.next.dueOn,
      href: financingIndex({ operation: id }),
    },
  ];
}
