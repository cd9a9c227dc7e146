import type { CashStage } from '#domain/cash-flow/entry.ts';
import { vatDeclarations } from '#domain/vat/chargeability.ts';
import { cents } from '#domain/money/cents.ts';
import type { Day } from '#domain/time/day.ts';
import type { ExpenseCategory } from '#domain/simulation/expense-line.ts';
import { euros } from '../euros.ts';

/** Costs of the simulation « Central », validated on 22 September 2025, without VAT: they froze the budget. */
export const goldenBudget: readonly (readonly [category: ExpenseCategory, label: string, cents: number])[] = [
  ['acquisition', 'Prix d’acquisition', euros(480_000)],
  ['purchase_fees', 'Frais d’acte', 964_435],
  ['works', 'Travaux', euros(340_000)],
  ['fees_moe', 'Maîtrise d’œuvre', euros(27_200)],
  ['fees_ctrl', 'Contrôle technique et SPS', euros(6_800)],
  ['insurance', 'Dommages-ouvrage et tous risques', euros(11_500)],
  ['surveys', 'Géomètre et diagnostics', euros(7_400)],
  ['utilities', 'Raccordements', euros(5_500)],
  ['contingency', 'Aléas', euros(17_000)],
  ['holding', 'Taxe foncière et assurance', euros(4_200)],
  ['sales_fees', 'Honoraires de commercialisation', euros(51_360)],
  ['gfa', 'Garantie d’achèvement', 742_280],
  ['loan_fees', 'Frais de dossier et de garantie', euros(10_400)],
  ['interest', 'Intérêts', 1_241_986],
  ['commitment', 'Commission d’engagement', 19_291],
  ['management', 'Gestion', euros(20_000)],
];

/** Who is paid, where one supplier has all of a line, by its key. */
export const goldenSuppliers: Readonly<Partial<Record<ExpenseCategory, string>>> = {
  fees_moe: 'novembre',
  fees_ctrl: 'structura',
  surveys: 'geometres-isle',
};

/** What ends otherwise than planned, in cents, with its cause: one line takes from another, the margin stays. */
export const goldenFinalCosts: Partial<
  Record<ExpenseCategory, { readonly eacCents: number; readonly eacNote: string }>
> = {
  utilities: {
    eacCents: euros(7_350),
    eacNote: 'branchement triphasé du local demandé par le gestionnaire du réseau',
  },
  contingency: { eacCents: euros(15_150), eacNote: 'réserve employée pour ce branchement' },
};

interface CallSeed {
  readonly label: string;
  readonly euros: number;
  /** Day of the payment, or on which it is expected. */
  readonly on: string;
  readonly state: 'actual' | 'committed' | 'forecast';
}

interface SaleSeed {
  readonly lot: string;
  readonly priceEuros: number;
  readonly vatCents: number;
  readonly deedOn: string;
  readonly isVir: boolean;
  /** No contract yet. */
  readonly isOpen?: boolean;
  readonly calls: readonly CallSeed[];
}

const deed = 'acte';
const half = 'travaux, 50 %';
const completion = 'travaux, 45 %';
const delivery = 'travaux, solde';
/** The calls that every renovated lot has at completion and delivery. */
const lastCalls = (works: number): readonly CallSeed[] => [
  { label: completion, euros: works * 0.45, on: '2027-03-13', state: 'forecast' },
  { label: delivery, euros: works * 0.05, on: '2027-03-12', state: 'forecast' },
];

const vir = (
  lot: string,
  [existing, works, vatCents]: readonly [existing: number, works: number, vatCents: number],
  deedOn: string,
  first: readonly CallSeed[],
): SaleSeed => ({
  lot,
  priceEuros: existing + works,
  vatCents,
  deedOn,
  isVir: true,
  calls: [...first, ...lastCalls(works)],
});

const asIs = (
  lot: string,
  priceEuros: number,
  vatCents: number,
  deedOn: string,
  state: CallSeed['state'],
): SaleSeed => ({
  lot,
  priceEuros,
  vatCents,
  deedOn,
  isVir: false,
  calls: [{ label: deed, euros: priceEuros, on: deedOn, state }],
});

const sales: readonly SaleSeed[] = [
  vir('A01', [83_400, 55_600, 1_516_667], '2026-09-11', [
    { label: deed, euros: 83_400, on: '2026-09-11', state: 'actual' },
    { label: half, euros: 27_800, on: '2026-11-16', state: 'actual' },
  ]),
  vir('A11', [123_000, 82_000, 2_216_667], '2026-09-25', [
    { label: deed, euros: 123_000, on: '2026-09-25', state: 'actual' },
    { label: half, euros: 41_000, on: '2026-11-17', state: 'actual' },
  ]),
  vir('A12', [91_200, 60_800, 1_669_333], '2026-09-11', [
    { label: deed, euros: 91_200, on: '2026-09-11', state: 'actual' },
    { label: half, euros: 30_400, on: '2026-11-18', state: 'actual' },
  ]),
  vir('A21', [127_200, 84_800, 2_317_333], '2026-12-15', [
    { label: deed, euros: 127_200, on: '2026-12-15', state: 'committed' },
    { label: half, euros: 42_400, on: '2026-12-15', state: 'committed' },
  ]),
  vir('A22', [93_000, 62_000, 1_703_333], '2026-10-16', [
    { label: deed, euros: 93_000, on: '2026-10-16', state: 'actual' },
    // Called for 17 November, unpaid: the buyer’s bank announces it for December.
    { label: half, euros: 31_000, on: '2026-12-10', state: 'committed' },
  ]),
  vir('A31', [165_600, 110_400, 2_920_000], '2027-01-29', [
    { label: deed, euros: 165_600, on: '2027-01-29', state: 'forecast' },
    { label: half, euros: 55_200, on: '2027-01-29', state: 'forecast' },
  ]),
  asIs('C01', 115_000, 796_667, '2026-10-09', 'actual'),
  { ...asIs('G01', 15_000, 130_000, '2027-01-29', 'forecast'), isOpen: true },
  asIs('G02', 15_000, 130_000, '2026-12-15', 'committed'),
];

/** One receipt of the sales of the golden operation. */
export interface ReceiptSeed {
  readonly key: string;
  readonly label: string;
  readonly on: string;
  readonly htCents: number;
  readonly vatCents: number;
  readonly state: CallSeed['state'];
  readonly stage: CashStage;
}

/** What the sales of the golden operation brought and are to bring, with the VAT that each receipt makes due. */
export const goldenReceipts = (): readonly ReceiptSeed[] =>
  sales.flatMap(({ lot, priceEuros, vatCents, deedOn, isVir, isOpen = false, calls }) => {
    const ordered = calls.toSorted((a, b) => a.on.localeCompare(b.on));
    const declared = vatDeclarations({
      dueOn: isVir ? 'collection' : 'deed',
      priceTtcCents: cents(euros(priceEuros)),
      vatCents: cents(vatCents),
      deedOn: deedOn as Day,
      receipts: ordered.map((call) => ({ on: call.on as Day, cents: cents(Math.round(call.euros * 100)) })),
    });
    return ordered.map((call, rank): ReceiptSeed => {
      const ttcCents = Math.round(call.euros * 100);
      const ownVatCents = declared[rank]?.vatCents ?? 0;
      return {
        // The rank of the call, as its row among the calls of the sale has it.
        key: `${lot}:${calls.indexOf(call)}`,
        label: `${lot} · ${call.label}`,
        on: call.on,
        htCents: ttcCents - ownVatCents,
        vatCents: ownVatCents,
        state: call.state,
        stage: isOpen ? 'planned' : call.state === 'actual' ? 'invoiced' : 'ordered',
      };
    });
  });
