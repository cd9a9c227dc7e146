import type {
  NewBudgetRow,
  NewBudgetSnapshotRow,
  NewCashFlowRow,
  NewDrawdown,
  NewEquityInjection,
  NewGuarantee,
  NewLoan,
  NewStateChange,
} from '../../schema/index.ts';
import type { ExpenseCategory } from '#domain/simulation/expense-line.ts';
import type { Day } from '#domain/time/day.ts';
import { contactId } from '../contacts/index.ts';
import { euros } from '../euros.ts';
import { operationId } from '../operations/index.ts';
import { personId } from '../person-id.ts';
import { seedId } from '../seed-id.ts';
import { simulationId } from '../simulations/seeds.ts';
import { supplierId } from '../suppliers/index.ts';
import { enteredAt, lastState } from '../state-rows.ts';
import { tenantId } from '../tenant-id.ts';
import type { TenantKey } from '../types.ts';
import { goldenExpenses, goldenSnapshot } from './golden-cash.ts';
import { goldenBudget, goldenFinalCosts, goldenReceipts, goldenSuppliers } from './golden.ts';
import { loanSeeds } from './loans.ts';
import type { LoanSeed } from './types.ts';

/** The identifier of the seeded loan of an operation: each has one at most. */
export const loanId = (tenant: TenantKey, operation: string): string => seedId(`loan:${tenant}:${operation}`);

/** The identifier of a drawdown of that loan, by its rank from 0. */
export const drawdownId = (tenant: TenantKey, operation: string, rank: number): string =>
  seedId(`drawdown:${tenant}:${operation}:${rank}`);

const ownerOf = ({ tenant, operation, by }: Pick<LoanSeed, 'tenant' | 'operation' | 'by'>) => ({
  tenantId: tenantId(tenant),
  operationId: operationId(tenant, operation),
  createdBy: personId(by),
});

function loanRow(seed: LoanSeed): NewLoan {
  const { tenant, operation, history, fields, lender } = seed;
  const last = lastState(history);
  return {
    ...fields,
    ...ownerOf(seed),
    id: loanId(tenant, operation),
    lenderContactId: contactId(tenant, lender),
    status: last.to,
    createdAt: enteredAt(history[0]?.on ?? last.on, 0),
    updatedAt: enteredAt(last.on, history.length - 1),
  };
}

function drawdownRows(seed: LoanSeed): NewDrawdown[] {
  const { tenant, operation } = seed;
  return seed.drawdowns.map((drawdown, rank) => {
    const last = drawdown.releasedOn ?? drawdown.requestedOn ?? seed.history[0]?.on ?? drawdown.plannedOn;
    return {
      ...drawdown,
      ...ownerOf(seed),
      id: drawdownId(tenant, operation, rank),
      loanId: loanId(tenant, operation),
      status: drawdown.releasedOn ? 'released' : drawdown.requestedOn ? 'requested' : 'planned',
      createdAt: enteredAt(drawdown.requestedOn ?? last, rank),
      updatedAt: enteredAt(last, rank),
    };
  });
}

const guaranteeRows = (seed: LoanSeed): NewGuarantee[] =>
  seed.guarantees.map((guarantee, rank) => {
    const at = enteredAt(guarantee.issuedOn ?? seed.history[0]?.on ?? '2026-01-05', rank);
    return {
      ...guarantee,
      ...ownerOf(seed),
      id: seedId(`guarantee:${seed.tenant}:${seed.operation}:${rank}`),
      loanId: loanId(seed.tenant, seed.operation),
      createdAt: at,
      updatedAt: at,
    };
  });

const historyRows = (seed: LoanSeed): NewStateChange[] =>
  seed.history.map(({ to, on, isAutomatic }, rank) => {
    const { createdBy, ...owner } = ownerOf(seed);
    return {
      ...owner,
      id: seedId(`loan-state:${seed.tenant}:${seed.operation}:${rank}`),
      entity: 'loan',
      entityId: loanId(seed.tenant, seed.operation),
      fromState: seed.history[rank - 1]?.to ?? null,
      toState: to,
      byUserId: isAutomatic ? null : createdBy,
      on,
      at: enteredAt(on, rank),
      reason: null,
    };
  });

const repaymentRows = (seed: LoanSeed) =>
  (seed.repayments ?? []).map(({ on, euros: amount }, rank) => ({
    ...ownerOf(seed),
    id: seedId(`repayment:${seed.tenant}:${seed.operation}:${rank}`),
    loanId: loanId(seed.tenant, seed.operation),
    on,
    amountCents: euros(amount),
    createdAt: enteredAt(on, rank),
    updatedAt: enteredAt(on, rank),
  }));

const golden = ownerOf({ tenant: 'T1', operation: 'OP-2025-001', by: 'hugo.lartigue' });
const zola = ownerOf({ tenant: 'T2', operation: 'OP-2025-002', by: 'karim.belkacem' });
const since = (on: string) => ({ createdAt: enteredAt(on, 0), updatedAt: enteredAt(on, 0) });

/** Guarantees of completion, which secure no loan. */
const completionGuarantees: NewGuarantee[] = [
  {
    ...golden,
    id: seedId('guarantee:gfa:T1:OP-2025-001'),
    kind: 'gfa',
    issuer: 'Banque de l’Estuaire',
    amountCents: euros(455_600),
    issuedOn: '2026-09-01',
    expiresOn: '2027-12-31',
    setupCents: euros(1_500),
    rateBps: 130,
    baseCents: euros(455_600),
    ...since('2026-09-01'),
  },
  {
    ...zola,
    id: seedId('guarantee:gfa:T2:OP-2025-002'),
    kind: 'gfa',
    issuer: 'Banque Rhône-Loire',
    amountCents: euros(3_720_000),
    issuedOn: '2026-05-04',
    expiresOn: '2028-02-29',
    setupCents: null,
    rateBps: 110,
    baseCents: euros(3_720_000),
    ...since('2026-05-04'),
  },
];

const injections: NewEquityInjection[] = [
  ['2025-11-17', 40_000] as const,
  ['2026-04-16', 110_000] as const,
].map(([on, amount]) => ({
  ...golden,
  id: seedId(`equity:T1:OP-2025-001:${on}`),
  on,
  amountCents: euros(amount),
  origin: 'SARL Garonne Patrimoine',
  ...since(on),
}));

function supplierOf(category: ExpenseCategory): string | null {
  const key = goldenSuppliers[category];
  return key === undefined ? null : supplierId('T1', key);
}

const budget = (): NewBudgetRow[] =>
  goldenBudget.map(([category, label, initialCents], rank) => ({
    ...golden,
    supplierId: supplierOf(category),
    id: seedId(`budget:T1:OP-2025-001:${category}`),
    category,
    label,
    initialCents,
    simulationId: simulationId('T1', 'OP-2025-001', 'Central'),
    revisedCents: initialCents,
    ...goldenFinalCosts[category],
    createdAt: enteredAt('2025-09-22', rank),
    updatedAt: enteredAt('2025-09-22', rank),
  }));

const receipts = (): NewCashFlowRow[] =>
  goldenReceipts().map(({ key, label, on, htCents, vatCents, state, stage }) => ({
    ...golden,
    id: seedId(`cash:T1:OP-2025-001:sale:${key}`),
    month: on.slice(0, 7),
    plannedOn: on,
    direction: 'in',
    category: 'sale',
    label,
    htCents,
    vatCents,
    state,
    stage,
    sourceType: 'payment',
    sourceId: key,
    transactionId: state === 'actual' ? `VIR ${on.replaceAll('-', '')}` : null,
    ...since(state === 'actual' ? on : '2026-11-02'),
  }));

const expenses = (): NewCashFlowRow[] =>
  goldenExpenses().map((entry) => ({
    ...golden,
    ...entry,
    id: seedId(`cash:T1:OP-2025-001:${entry.sourceId}`),
    ...since(entry.state === 'actual' && entry.plannedOn ? entry.plannedOn : '2026-11-02'),
  }));

const snapshots = (): NewBudgetSnapshotRow[] => [
  {
    ...golden,
    id: seedId('budget-snapshot:T1:OP-2025-001:2026-06-30'),
    label: 'Comité du 30 juin 2026',
    takenOn: '2026-06-30',
    figures: goldenSnapshot('2026-06-30' as Day),
    ...since('2026-06-30'),
  },
];

/** Loans with what hangs on them, guarantees, equity, and of the golden operation budget and receipts. */
export const financingRows = () => ({
  loans: loanSeeds.map(loanRow),
  drawdowns: loanSeeds.flatMap(drawdownRows),
  repayments: loanSeeds.flatMap(repaymentRows),
  guarantees: [...loanSeeds.flatMap(guaranteeRows), ...completionGuarantees],
  stateChanges: loanSeeds.flatMap(historyRows),
  injections,
  budget: budget(),
  flows: [...receipts(), ...expenses()],
  snapshots: snapshots(),
});
