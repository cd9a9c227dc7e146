import { deadline } from '#domain/deadline/deadline.ts';
import { addToDay, day, type Day } from '#domain/time/day.ts';
import type { NotarySaleState } from '#domain/states/sale/notary-sale-states.ts';
import type { NewNotarySale } from '../../schema/index.ts';
import type { StateSeed } from '../types.ts';

type History = readonly StateSeed<NotarySaleState>[];
type Fields = Partial<NewNotarySale>;

const after = (on: string, days: number): Day => addToDay(day(on), { days });

interface Contract {
  readonly optionedOn?: string;
  readonly reservedOn: string;
  readonly contractOn: string;
  /** No buyer may withdraw: the sale is firm with its signature. */
  readonly isFirmAtOnce?: boolean;
}

/** Option, reservation and contract, with the days on which buyer and seller were told. */
export function contracted({ optionedOn, reservedOn, contractOn, isFirmAtOnce = false }: Contract): {
  readonly fields: Fields;
  readonly history: History;
  readonly firmOn: Day;
} {
  const presented = after(contractOn, 2);
  const firmOn = isFirmAtOnce
    ? day(contractOn)
    : (deadline('buyer_withdrawal', presented).effectOn ?? presented);
  return {
    firmOn,
    fields: {
      contractOn,
      depositReceivedOn: after(contractOn, 8),
      ...(!isFirmAtOnce && { notifiedBy: 'lre' as const }),
      ...(!isFirmAtOnce && { firstPresentationOn: presented }),
      ...(!isFirmAtOnce && { alurDocsOn: contractOn }),
    },
    history: [
      ...(optionedOn === undefined ? [] : [{ to: 'option' as const, on: optionedOn }]),
      { to: 'reserved', on: reservedOn },
      { to: 'contract', on: contractOn },
    ],
  };
}

/** A loan that was offered nineteen days after the contract and accepted eleven days later. */
export function borrowed(contractOn: string, amountCents: number): Fields {
  return {
    isLoanRequired: true,
    loanAmountCents: amountCents,
    loanMaxRateBps: 420,
    loanMonths: 300,
    loanConditionEndsOn: after(contractOn, 60),
    loanOfferReceivedOn: after(contractOn, 19),
    loanAcceptedOn: after(contractOn, 30),
  };
}

interface Deeded extends Contract {
  readonly deedOn: string;
  /** Cents of the buyer’s loan; none buys without. */
  readonly loanCents?: number;
  readonly isPaid?: boolean;
  readonly deliveredOn?: string;
}

/** A sale up to its deed, and to its keys where they were given. */
export function deeded(sale: Deeded): { readonly fields: Fields; readonly history: History } {
  const { deedOn, loanCents, isPaid = false, deliveredOn } = sale;
  const before = contracted(sale);
  const loan = loanCents === undefined ? {} : borrowed(sale.contractOn, loanCents);
  const accepted = loan.loanAcceptedOn ?? before.firmOn;
  const liftedOn = accepted > before.firmOn ? accepted : before.firmOn;
  return {
    fields: {
      ...before.fields,
      ...loan,
      firmOn: before.firmOn,
      liftedOn,
      deedPlannedOn: deedOn,
      deedOn,
      ...(isPaid && { paidOn: deedOn }),
      ...(deliveredOn !== undefined && { deliveredOn }),
    },
    history: [
      ...before.history,
      { to: 'firm', on: before.firmOn, isAutomatic: true },
      { to: 'conditions_lifted', on: liftedOn, isAutomatic: true },
      { to: 'deed', on: deedOn },
      ...(isPaid ? [{ to: 'paid' as const, on: deedOn, isAutomatic: true }] : []),
      ...(deliveredOn === undefined ? [] : [{ to: 'delivered' as const, on: deliveredOn }]),
    ],
  };
}
