import { subtractCents, sumCents, zeroCents, type Cents } from '../money/cents.ts';

/** What a bank account of a company is for. */
export const treasuryAccountKinds = [
  'courant',
  'sequestre_notaire',
  'credit_operation',
  'compte_courant_associe',
  'epargne',
  'caisse',
] as const;

/** How a movement came. */
export const movementKinds = ['bank', 'manual', 'od', 'transfer'] as const;

/** Where a movement stands. */
export const movementStates = ['imported', 'to_code', 'coded', 'validated', 'ignored'] as const;

export const movementSides = ['in', 'out'] as const;

/** A part of a movement on an account of the chart, as it stands on the bank account: money out is below 0. */
export interface PostedPart {
  readonly codeId: string;
  readonly baseCents: Cents;
  /** The account that the tax is put on; null for none. */
  readonly vatCodeId: string | null;
  readonly vatCents: Cents;
}

/** What the parts of movements come to on an account. */
export interface AccountPosting {
  /** Movements that touch it. */
  readonly movementsCount: number;
  /** Debit less credit: money out debits the account that it is put on. */
  readonly debitCents: Cents;
}

/**
 * What the parts of movements come to on each account of the chart, by its identifier.
 *
 * @param parts of one movement each
 * @throws InvalidInputError beyond 2^53
 */
export function postingsOf(
  movements: readonly { readonly parts: readonly PostedPart[] }[],
): ReadonlyMap<string, AccountPosting> {
  const sums = new Map<string, { count: number; amounts: Cents[] }>();
  for (const { parts } of movements) {
    const touched = new Set<string>();
    for (const [codeId, amount] of parts.flatMap(linesOf)) {
      const sum = sums.get(codeId) ?? { count: 0, amounts: [] };
      sum.amounts.push(subtractCents(zeroCents, amount));
      if (!touched.has(codeId)) sum.count += 1;
      touched.add(codeId);
      sums.set(codeId, sum);
    }
  }
  return new Map(
    [...sums].map(([codeId, { count, amounts }]) => [
      codeId,
      { movementsCount: count, debitCents: sumCents(amounts) },
    ]),
  );
}

const linesOf = (part: PostedPart): readonly (readonly [codeId: string, amount: Cents])[] =>
  part.vatCodeId === null || part.vatCents === 0
    ? [[part.codeId, sumCents([part.baseCents, part.vatCents])]]
    : [
        [part.codeId, part.baseCents],
        [part.vatCodeId, part.vatCents],
      ];
