import { InvalidInputError } from '../domain-error.ts';
import { cents, subtractCents, zeroCents, type Cents } from '../money/cents.ts';
import { rateOfBps } from '../money/rate.ts';
import { splitCumulatively } from '../money/split.ts';
import { usualVatDueOn, type VatDueOn } from '../vat/chargeability.ts';
import { vatIncluded } from '../vat/vat-rates.ts';
import type { RevenueLine, SimulationInput } from './input.ts';
import { expected, lotTerms, vatOfPrice, type LotTerms } from './lot-terms.ts';
import { receiptCalendar, type MonthReceipt } from './receipt-months.ts';
import { book, emptyLedger, monthNumber, type Ledger, type MonthNumber } from './timeline.ts';

/** One revenue with its figures, all in the proportion of its probability. */
export interface RevenueResult {
  readonly kind: RevenueLine['kind'];
  readonly lotRef: string | null;
  readonly label: string;
  readonly probabilityBps: number;
  readonly priceTtcCents: Cents;
  readonly vatCents: Cents;
  readonly priceHtCents: Cents;
}

/** All revenue of a simulation: by line, and month by month. */
export interface Revenue {
  readonly terms: readonly LotTerms[];
  readonly lines: readonly RevenueResult[];
  /** Receipts of each line, in the order of lines. */
  readonly receiptsOfLines: readonly (readonly MonthReceipt[])[];
  /** By reference of the lot. */
  readonly ofLots: ReadonlyMap<string, RevenueResult>;
  readonly receipts: Ledger;
  /** VAT due by month. */
  readonly collected: Ledger;
  /** Month and weight of each deed. */
  readonly deeds: readonly { readonly at: MonthNumber; readonly cents: Cents }[];
  readonly undatedLots: readonly string[];
}

/**
 * Revenue, its VAT and the months of both. A price of probability p counts as `R(price × p)`, and so do its VAT
 * and its receipts.
 *
 * @throws InvalidInputError for a price, probability or VAT rate that no form allows
 */
export function revenueOf(input: SimulationInput): Revenue {
  for (const line of input.revenues) checkLine(line);
  const terms = lotTerms(input);
  const termsByRef = new Map(terms.map((one) => [one.lot.ref, one]));
  const calendar = receiptCalendar(input);
  const [receipts, collected] = [emptyLedger(), emptyLedger()];
  const deeds: { at: MonthNumber; cents: Cents }[] = [];
  const ofLots = new Map<string, RevenueResult>();
  const receiptsOfLines: (readonly MonthReceipt[])[] = [];
  const lines = input.revenues.map((line) => {
    const lot = line.kind === 'lot' ? termsByRef.get(line.lotRef) : undefined;
    const result = resultOf(line, lot);
    if (line.kind === 'lot') ofLots.set(line.lotRef, result);
    const planned =
      line.kind === 'lot' && lot !== undefined ? calendar.ofLot(lot, line) : calendar.ofOther(line);
    const received = inProportion(result.priceTtcCents, line, planned);
    receiptsOfLines.push(received);
    for (const receipt of received) book(receipts, receipt.at, receipt.cents);
    const dueOn = lot === undefined ? 'collection' : (input.vatDueOn ?? usualVatDueOn(lot.lot.saleMode));
    bookVat(collected, result, dueOn, monthNumber(line.deedMonth), received);
    if (lot !== undefined) deeds.push({ at: monthNumber(line.deedMonth), cents: result.priceTtcCents });
    return result;
  });
  const undatedLots = calendar.undated();
  return { terms, lines, receiptsOfLines, ofLots, receipts, collected, deeds, undatedLots };
}

function checkLine(line: RevenueLine): void {
  const { label, priceTtcCents, probabilityBps } = line;
  if (cents(priceTtcCents) < 0) {
    throw new InvalidInputError(`revenues.priceTtcCents (${label})`, priceTtcCents, 'an amount from 0');
  }
  if (!Number.isSafeInteger(probabilityBps) || probabilityBps < 0 || probabilityBps > 10_000) {
    throw new InvalidInputError('revenues.probabilityBps', probabilityBps, 'basis points from 0 to 10000');
  }
  if (line.kind === 'lot') return;
  const { vatRateBps } = line;
  if (!Number.isSafeInteger(vatRateBps) || vatRateBps < 0 || vatRateBps > 10_000) {
    throw new InvalidInputError('revenues.vatRateBps', vatRateBps, 'basis points from 0 to 10000');
  }
}

function resultOf(line: RevenueLine, lot: LotTerms | undefined): RevenueResult {
  const { kind, label, probabilityBps } = line;
  const whole = wholeVat(line, lot);
  const priceTtcCents = expected(line.priceTtcCents, probabilityBps);
  const vatCents = expected(whole, probabilityBps);
  return {
    kind,
    lotRef: line.kind === 'lot' ? line.lotRef : null,
    label,
    probabilityBps,
    priceTtcCents,
    vatCents,
    priceHtCents: subtractCents(priceTtcCents, vatCents),
  };
}

function wholeVat(line: RevenueLine, lot: LotTerms | undefined): Cents {
  if (lot !== undefined) return vatOfPrice(lot, line.priceTtcCents);
  return line.kind === 'lot' ? zeroCents : vatIncluded(line.priceTtcCents, rateOfBps(line.vatRateBps));
}

function inProportion(
  totalCents: Cents,
  line: RevenueLine,
  receipts: readonly MonthReceipt[],
): readonly MonthReceipt[] {
  if (totalCents === line.priceTtcCents) return receipts;
  const parts = splitCumulatively(
    totalCents,
    receipts.map((receipt) => receipt.cents),
  );
  return receipts.map(({ at }, index) => ({ at, cents: parts[index] ?? zeroCents }));
}

/** As in C2: whole at the deed, or `R(VAT × receipts so far ÷ price)` less what was declared. */
function bookVat(
  collected: Ledger,
  { priceTtcCents, vatCents }: RevenueResult,
  dueOn: VatDueOn,
  deedAt: MonthNumber,
  received: readonly MonthReceipt[],
): void {
  if (dueOn === 'deed' || priceTtcCents === 0) {
    book(collected, deedAt, vatCents);
    return;
  }
  const inOrder = received.toSorted((a, b) => a.at - b.at);
  const parts = splitCumulatively(
    vatCents,
    inOrder.map((receipt) => receipt.cents),
  );
  for (const [index, { at }] of inOrder.entries()) book(collected, at, parts[index] ?? 0);
}
