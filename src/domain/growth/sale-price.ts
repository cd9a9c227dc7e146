import { cents, multiplyDivide, sumCents, type Cents } from '../money/cents.ts';
import {
  discountCents,
  withVat,
  type BillingPeriod,
  type Discount,
  type TaxedAmount,
} from '../subscription/price.ts';
import { couponWorth } from '../subscription/coupon.ts';
import { brandCommissionCents } from '../subscription/revenue.ts';
import type { SaleDiscountKind } from './sale.ts';

/** A service that is sold once, beside the offer. */
export interface SaleService {
  readonly quantity: number;
  /** Before VAT. */
  readonly unitCents: number;
}

/** What is agreed; amounts before VAT, of one period of the offer unless told otherwise. */
export interface SaleTerms {
  readonly period: BillingPeriod;
  /** Of the offer itself, with the people that it holds. */
  readonly unitCents: number;
  readonly extraUsers: number;
  /** Of one more person. */
  readonly extraUserCents: number;
  readonly discountKind: SaleDiscountKind;
  /** Whole percent or cents, by the kind. */
  readonly discountValue: number;
  /** What a promotion code takes off for its time; null without. */
  readonly coupon: Discount | null;
  readonly services: readonly SaleService[];
  /** What the same offer with the same people costs by the list. */
  readonly listCents: number;
  readonly vatBps: number;
  /** Share of the network in what is invoiced. */
  readonly commissionBps: number;
}

/** What a sale comes to; before VAT but for the total. */
export interface SalePrice extends TaxedAmount {
  /** Of a period, people included, before any discount. */
  readonly baseCents: Cents;
  readonly discountCents: Cents;
  /** Of every period: what the subscription will cost. */
  readonly recurringCents: Cents;
  /** Taken off the first period by the code. */
  readonly couponCents: Cents;
  readonly servicesCents: Cents;
  readonly commissionCents: Cents;
  /** Invoiced over the first twelve months, the code and the services counted. */
  readonly firstYearCents: Cents;
  /** A month's recurring revenue. */
  readonly monthlyCents: Cents;
  /** How far it lies below the list price, in basis points, rounded down; 0 at or above it. */
  readonly concessionBps: number;
}

/** People beyond those that an offer holds; null in the limit is as many as one likes. */
export const extraUsersOf = (seats: number, includedUsers: number | null): number =>
  includedUsers === null ? 0 : Math.max(0, seats - includedUsers);

/**
 * What a sale comes to: the offer and its further people less the discount is what every period costs; the code
 * lowers the first ones, services are added once.
 */
export function salePrice(terms: SaleTerms): SalePrice {
  const { period, coupon, services, listCents } = terms;
  const baseCents = cents(terms.unitCents + terms.extraUsers * terms.extraUserCents);
  const taken = cents(Math.min(baseCents, agreedDiscount(terms, baseCents)));
  const recurringCents = cents(baseCents - taken);
  const couponCents = coupon === null ? cents(0) : discountCents(coupon, recurringCents, period, 0);
  const servicesCents = sumCents(services.map(({ quantity, unitCents }) => cents(quantity * unitCents)));
  const taxed = withVat(cents(recurringCents - couponCents + servicesCents), terms.vatBps);
  const couponYearCents = coupon === null ? 0 : couponWorth(coupon, recurringCents, period).yearCents;
  const periods = period === 'monthly' ? 12 : 1;
  return {
    ...taxed,
    baseCents,
    discountCents: taken,
    recurringCents,
    couponCents,
    servicesCents,
    commissionCents: brandCommissionCents(taxed.netCents, terms.commissionBps),
    firstYearCents: cents(recurringCents * periods - couponYearCents + servicesCents),
    monthlyCents: period === 'monthly' ? recurringCents : multiplyDivide(recurringCents, 1, 12),
    concessionBps: concessionOf(recurringCents, listCents),
  };
}

function agreedDiscount({ discountKind, discountValue }: SaleTerms, baseCents: Cents): number {
  if (discountKind === 'percent') return multiplyDivide(baseCents, Math.min(100, discountValue), 100);
  return discountKind === 'amount' ? discountValue : 0;
}

const concessionOf = (recurringCents: number, listCents: number): number =>
  listCents <= recurringCents ? 0 : Math.floor(((listCents - recurringCents) * 10_000) / listCents);
