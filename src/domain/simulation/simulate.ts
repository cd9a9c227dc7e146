import { pricePerM2Cents } from '../lot/price.ts';
import { cents, subtractCents, sumCents, type Cents } from '../money/cents.ts';
import { quotient } from './quotient.ts';
import { lastDayOf, type Day } from '../time/day.ts';
import { breakEven } from './break-even.ts';
import { corporateTax } from './corporate-tax.ts';
import { developerBalance } from './developer-balance.ts';
import { programmeArea } from './expense-amounts.ts';
import type { SimulationInput } from './input.ts';
import { simulationIssues } from './issues.ts';
import { costsByGroup } from './lot-costs.ts';
import { lotResults, typeResults, unallocatedResult } from './lot-results.ts';
import { simulationParameters } from './parameters.ts';
import { priceModel, type PriceModel } from './price-model.ts';
import { project } from './projection.ts';
import type { Simulation } from './results.ts';
import { annualised, returnsOf } from './returns.ts';
import type { Revenue } from './revenue.ts';
import { sensitivity } from './sensitivity.ts';
import { simulationMonths } from './simulation-months.ts';
import { monthNumber, monthOfNumber } from './timeline.ts';

/** Changes whenever the same input would give another figure: kept beside stored results. */
export const engineVersion = '2';

/**
 * All results of a simulation. Pure: the same input gives the same results, byte for byte.
 *
 * @throws InvalidInputError naming the input, for what no form allows
 * @throws LegalParameterError when the law of one of its days is not known
 */
export const simulate = (input: SimulationInput): Simulation => simulateWithModel(input).results;

/**
 * The same results with the part that answers “what if” for other prices and works: for `sensitivity` and `marginUnder`.
 *
 * @throws as `simulate`
 */
export function simulateWithModel(input: SimulationInput): { results: Simulation; model: PriceModel } {
  const { movements, expenses, revenueTtcCents } = project(input);
  const model = priceModel(input, movements.revenue, expenses);
  const { revenue, financing } = movements;
  const parameters = simulationParameters(input);
  const vatCents = sumCents(revenue.lines.map((line) => line.vatCents));
  const revenueHtCents = subtractCents(revenueTtcCents, vatCents);
  const costs = costsByGroup(expenses);
  const costCents = costs.totalCents;
  const marginCents = subtractCents(revenueHtCents, costCents);
  const months = simulationMonths(movements, monthNumber(input.startMonth));
  const threshold = breakEven(model);
  const lots = lotResults(revenue, costs, threshold);
  const { equityCents, durationMonths, discountRate } = input;
  const { loansCents } = financing;
  const roi = quotient(marginCents, equityCents);
  const areaHundredths = programmeArea(revenue.terms);
  const results: Simulation = {
    calculation: 'simulation',
    engineVersion,
    revenueTtcCents,
    vatCents,
    revenueHtCents,
    costCents,
    costs,
    marginCents,
    marginOnRevenue: quotient(marginCents, revenueHtCents),
    marginOnCost: quotient(marginCents, costCents),
    equityCents,
    loansCents,
    roi,
    durationMonths,
    annualisedRoi: annualised(roi, durationMonths),
    loanToCost: quotient(loansCents, costCents),
    equityToCost: quotient(equityCents, costCents),
    areaHundredths,
    costPerM2Cents: perM2(costCents, areaHundredths),
    discountRate,
    ...returnsOf(months, discountRate),
    breakEven: threshold,
    sensitivity: sensitivity(model),
    developerBalance: developerBalance(revenueHtCents, expenses, input.targetMarginRate),
    corporateTax: corporateTax(marginCents, input.corporateTax, taxedOn(input, revenue), parameters),
    expenses,
    revenues: revenue.lines,
    lots,
    unallocated: unallocatedResult(revenueHtCents, costCents, lots),
    types: typeResults(revenue.terms, threshold),
    months,
    issues: simulationIssues(input, revenue),
  };
  return { results, model };
}

/** What a simulation leaves, of what revenue. */
export type SimulatedMargin = Pick<Simulation, 'revenueHtCents' | 'marginCents' | 'marginOnRevenue'>;

/**
 * The margin alone, as `simulate` has it, in half the time.
 *
 * @throws as `simulate`
 */
export function simulatedMargin(input: SimulationInput): SimulatedMargin {
  const { movements, expenses, revenueTtcCents } = project(input);
  const vatCents = sumCents(movements.revenue.lines.map((line) => line.vatCents));
  const revenueHtCents = subtractCents(revenueTtcCents, vatCents);
  const marginCents = subtractCents(revenueHtCents, costsByGroup(expenses).totalCents);
  return { revenueHtCents, marginCents, marginOnRevenue: quotient(marginCents, revenueHtCents) };
}

/**
 * The part of a simulation that answers “what if” for other prices and works: for `sensitivity` and `marginUnder`.
 *
 * @throws InvalidInputError naming the input, for what no form allows
 */
export function priceModelOf(input: SimulationInput): PriceModel {
  const { movements, expenses } = project(input);
  return priceModel(input, movements.revenue, expenses);
}

function perM2(cost: Cents, areaHundredths: number): Cents | null {
  // Half away from zero below 0 too.
  const value = pricePerM2Cents(Math.abs(cost), areaHundredths);
  return value === null || !Number.isSafeInteger(value) ? null : cents(cost < 0 ? -value : value);
}

/** The law of the last month in which something is sold. */
function taxedOn({ startMonth }: SimulationInput, { deeds }: Revenue): Day {
  const months = deeds.map(({ at }) => at);
  return lastDayOf(months.length === 0 ? startMonth : monthOfNumber(Math.max(...months)));
}
