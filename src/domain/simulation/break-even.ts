import { Big } from 'big.js';
import { addCents, roundToCents, sumCents, type Cents } from '../money/cents.ts';
import { bigRate, divideExactly, rate, type Rate } from '../money/rate.ts';
import { quotient } from './quotient.ts';
import { priceLine, type PriceLine } from './price-line.ts';
import { expected, type LotTerms } from './lot-terms.ts';
import type { PriceModel, VariableCost } from './price-model.ts';

/** Revenue at which nothing is earned and nothing lost, all prices moving in one proportion. */
export interface BreakEven {
  readonly calculation: 'break-even';
  readonly expectedTtcCents: Cents;
  /** Costs that do not follow the revenue. */
  readonly fixedCents: Cents;
  /** Part of the revenue that goes into those which do. */
  readonly variableRate: Rate;
  /** Revenue that does not move with the prices of lots. */
  readonly otherTtcCents: Cents;
  readonly otherHtCents: Cents;
  /** The lots by how they are taxed at the break-even. */
  readonly taxedLots: readonly TaxedLots[];
  /** `null` when no prices reach it, or there are no prices. */
  readonly revenueTtcCents: Cents | null;
  /** Of the revenue expected. */
  readonly shareOfRevenue: Rate | null;
  /** What every price is multiplied by. */
  readonly priceFactor: Rate | null;
}

/** Lots that are taxed in one way; amounts in the proportion of their probability. */
export interface TaxedLots {
  /** On the margin only where it is above 0 at the break-even. */
  readonly vatOn: 'nothing' | 'margin' | 'price';
  readonly rate: Rate;
  readonly priceTtcCents: Cents;
  readonly shareCents: Cents;
}

/**
 * The break-even: with F the costs that do not follow the revenue, v the part of the revenue that goes into
 * those which do, A the purchase price, `(F − A ÷ 6) ÷ (5/6 − v)` on the margin, `F ÷ (5/6 − v)` on the whole
 * price, `F ÷ (1 − v)` without VAT. Lots taxed in different ways are added up, and a lot that would sell for less
 * than its purchase share bears no VAT, so that the margin at this revenue is nothing to the cent.
 */
export function breakEven(model: PriceModel): BreakEven {
  const expectedTtcCents = addCents(model.lotsTtcCents, model.otherTtcCents);
  const variable = variablePart(model, expectedTtcCents);
  const line = priceLine(model.terms);
  const fixed = new Big(model.otherHtCents)
    .minus(model.fixedCents)
    .minus(variable.times(model.otherTtcCents));
  const factor = model.lotsTtcCents === 0 ? null : factorOf(line, fixed, variable);
  const revenue = factor && factor.times(big(line.lotsTtc)).div(big(line.unit)).plus(model.otherTtcCents);
  const revenueTtcCents =
    revenue === null || revenue.gt(Number.MAX_SAFE_INTEGER) ? null : roundToCents(revenue);
  return {
    calculation: 'break-even',
    expectedTtcCents,
    fixedCents: model.fixedCents,
    otherTtcCents: model.otherTtcCents,
    otherHtCents: model.otherHtCents,
    taxedLots: taxedLots(model.terms, factor),
    revenueTtcCents,
    variableRate: variable.round(15, Big.roundHalfUp).toFixed() as Rate,
    shareOfRevenue: revenueTtcCents === null ? null : quotient(revenueTtcCents, expectedTtcCents),
    priceFactor:
      revenueTtcCents === null || factor === null
        ? null
        : (factor.round(15, Big.roundHalfUp).toFixed() as Rate),
  };
}

/** Where the margin `fixed + slope × k` passes 0, its slope falling wherever a lot begins to bear VAT. */
function factorOf(line: PriceLine, fixed: Big, variable: Big): Big | null {
  if (fixed.gte(0)) return new Big(0);
  const constant = fixed.times(big(line.unit));
  const slope = big(line.lotsTtc).times(new Big(1).minus(variable)).minus(big(line.wholeVat));
  // Both sides of a step give the same root at the step itself, so that floats may choose the stretch.
  let [below, rise] = [constant.toNumber(), slope.toNumber()];
  let [share, vat] = [0n, 0n];
  for (const step of line.steps) {
    if (rise > 0 && -below / rise <= step.from) break;
    share += step.share;
    vat += step.vat;
    below += Number(step.share);
    rise -= Number(step.vat);
  }
  const exactRise = slope.minus(big(vat));
  if (exactRise.lte(0)) return null;
  return divideExactly(constant.plus(big(share)).times(-1), exactRise, 40);
}

/** Lots of one tax together, those on whose margin nothing is due at a factor of price among the exempt. */
function taxedLots(terms: readonly LotTerms[], factor: Big | null): readonly TaxedLots[] {
  const taxed = terms.map((lot): TaxedLots => {
    const price = new Big(lot.priceTtcCents).times(factor ?? 1);
    const isBearing = lot.vatMode !== 'margin' || price.gt(lot.shareCents);
    const vatOn =
      lot.vatMode === 'exempt' || !isBearing ? 'nothing' : lot.vatMode === 'margin' ? 'margin' : 'price';
    return {
      vatOn,
      rate: rate(vatOn === 'nothing' ? '0' : new Big(lot.vatMillionths).div(1_000_000).toFixed()),
      priceTtcCents: expected(lot.priceTtcCents, lot.probabilityBps),
      shareCents: expected(lot.shareCents, lot.probabilityBps),
    };
  });
  return [...Map.groupBy(taxed, ({ vatOn, rate: value }) => `${vatOn} ${value}`).values()].flatMap((own) => {
    const [first] = own;
    if (first === undefined) return [];
    return [
      {
        ...first,
        priceTtcCents: sumCents(own.map((lot) => lot.priceTtcCents)),
        shareCents: sumCents(own.map((lot) => lot.shareCents)),
      },
    ];
  });
}

function big(value: bigint): Big {
  return new Big(value.toString());
}

/** Cost per euro of revenue of what follows it, VAT that is lost included. */
function variablePart(model: PriceModel, expectedTtc: Cents): Big {
  return model.variable.reduce(
    (sum, one) => sum.plus(partOf(one, expectedTtc).times(withLostVat(model, one))),
    new Big(0),
  );
}

function partOf({ line, result }: VariableCost, expectedTtc: Cents): Big {
  if (line.basis === 'pct_revenue_ttc') return bigRate(rate(line.baseValue));
  return expectedTtc === 0 ? new Big(0) : divideExactly(new Big(result.htCents), new Big(expectedTtc), 40);
}

function withLostVat({ input }: PriceModel, { line }: VariableCost): Big {
  const isRecoverable = input.vatRegime !== 'exempt' && (line.isVatRecoverable ?? true);
  return isRecoverable ? new Big(1) : new Big(10_000 + line.vatRateBps).div(10_000);
}
