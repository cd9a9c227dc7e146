import { pricePerM2Cents } from '../../lot/price.ts';
import { lotTypes, type LotType } from '../../lot/states.ts';
import { sumCents, type Cents } from '../../money/cents.ts';
import type { ExpenseCategory } from '../expense-line.ts';
import type { Simulation } from '../results.ts';
import { shareBps } from './cost-tables.ts';

/** Costs as a balance sets them out: eight groups, each with its categories. */
export const balanceGroups = {
  purchase: ['acquisition', 'purchase_fees', 'agency'],
  works: ['works'],
  design: ['fees_moe', 'fees_ctrl'],
  studies: ['insurance', 'surveys', 'utilities', 'taxes'],
  reserve: ['contingency', 'holding'],
  sale: ['sales_fees', 'marketing', 'gfa'],
  financing: ['loan_fees', 'interest', 'commitment'],
  management: ['management', 'other'],
} as const satisfies Readonly<Record<string, readonly ExpenseCategory[]>>;
export type BalanceGroup = keyof typeof balanceGroups;
export const balanceGroupNames = Object.keys(balanceGroups) as readonly BalanceGroup[];

/** A cost with its part of the revenue without VAT, and per m² of the programme without its garages. */
export interface BalanceCost {
  readonly costCents: Cents;
  readonly onRevenueBps: number | null;
  readonly perM2Cents: number | null;
}

/** The costs of a group, with those of its categories that come to something. */
export interface BalanceCosts extends BalanceCost {
  readonly group: BalanceGroup;
  readonly rows: readonly (BalanceCost & { readonly category: ExpenseCategory })[];
}

/** The costs of a simulation by group and category; groups of nothing are left out. */
export function balanceCosts({
  expenses,
  revenueHtCents,
  areaHundredths,
}: Pick<Simulation, 'expenses' | 'revenueHtCents' | 'areaHundredths'>): readonly BalanceCosts[] {
  const of = (costCents: Cents): BalanceCost => ({
    costCents,
    onRevenueBps: shareBps(costCents, revenueHtCents),
    perM2Cents: costCents < 0 ? null : pricePerM2Cents(costCents, areaHundredths),
  });
  return balanceGroupNames.flatMap((group) => {
    const rows = balanceGroups[group].flatMap((category) => {
      const own = expenses.filter((expense) => expense.category === category);
      const costCents = sumCents(own.map((expense) => expense.costCents));
      return costCents === 0 ? [] : [{ category, ...of(costCents) }];
    });
    if (rows.length === 0) return [];
    return [{ group, rows, ...of(sumCents(rows.map(({ costCents }) => costCents))) }];
  });
}

/** Revenue of one kind: lots of a type, rents, or whatever else comes in. */
export interface BalanceRevenue {
  readonly kind: LotType | 'rent' | 'other';
  readonly count: number;
  readonly ttcCents: Cents;
  readonly vatCents: Cents;
  readonly htCents: Cents;
}

/** The revenue of a simulation by kind, lots first. */
export function balanceRevenues({
  revenues,
  lots,
}: Pick<Simulation, 'revenues' | 'lots'>): readonly BalanceRevenue[] {
  const typeOf = new Map(lots.map(({ ref, type }) => [ref, type]));
  const kindOf = ({ kind, lotRef }: Simulation['revenues'][number]): BalanceRevenue['kind'] =>
    kind === 'lot' ? (typeOf.get(lotRef ?? '') ?? 'other') : kind;
  return [...lotTypes, 'rent' as const, 'other' as const].flatMap((kind) => {
    const own = revenues.filter((line) => kindOf(line) === kind);
    if (own.length === 0) return [];
    return [
      {
        kind,
        count: own.length,
        ttcCents: sumCents(own.map(({ priceTtcCents }) => priceTtcCents)),
        vatCents: sumCents(own.map(({ vatCents }) => vatCents)),
        htCents: sumCents(own.map(({ priceHtCents }) => priceHtCents)),
      },
    ];
  });
}
