import { fingerprintTexts } from '#domain/accounting/fingerprint.ts';
import { splitTaxIncluded } from '#domain/accounting/tax-included.ts';
import { cents } from '#domain/money/cents.ts';
import { kindOfCode } from '#domain/accounting/code.ts';
import { day } from '#domain/time/day.ts';
import { sha256Hex } from '#mocks/services/tokens.ts';
import type {
  NewAccountingCode,
  NewTransaction,
  NewTransactionSplit,
  NewTreasuryAccount,
} from '../../schema/index.ts';
import { operationId } from '../operations/index.ts';
import { personId } from '../person-id.ts';
import { seedId } from '../seed-id.ts';
import { tenantId } from '../tenant-id.ts';
import type { TenantKey } from '../types.ts';
import { accountSeeds, codeSeeds } from './accounts.ts';
import { exactEuros, type MovementSeed } from './movement-seed.ts';
import { forecastRows, lockedRows, snapshotRows } from './forecasts.ts';
import { ruleRows } from './rules.ts';
import { statementRows } from './statements.ts';
import { t1Movements } from './t1-movements.ts';

/** The movements of the second company: a quarter of a small office. */
const t2Movements: readonly MovementSeed[] = ['2026-09', '2026-10', '2026-11'].flatMap(
  (month): MovementSeed[] => [
    {
      account: 'courant',
      on: `${month}-03`,
      label: 'PRLV LOYER BUREAU',
      party: 'Régie du Forez',
      cents: exactEuros(-900),
      parts: [['6132', exactEuros(-900), 2000]],
    },
    {
      account: 'courant',
      on: `${month}-10`,
      label: 'PRLV TELECOM',
      party: 'Télécom Forez',
      cents: exactEuros(-59.9),
      parts: [['626', exactEuros(-59.9), 2000]],
    },
  ],
);

const createdAt = new Date('2025-10-01T08:00:00Z');
/** Movements of the last months: the books of those before are closed. */
const validatedBefore = '2026-09-01';
/** The latest movements of the first company wait for their account. */
const toCodeCount = 23;
const keepers = { T1: 'marc.soubiran', T2: 'karim.belkacem' } as const;

const movementsOf: Readonly<Record<TenantKey, readonly MovementSeed[]>> = {
  T1: t1Movements,
  T2: t2Movements,
};

/** The identifier of a seeded account of the bank: `treasuryAccountId('T1', 'courant')`. */
export const treasuryAccountId = (tenant: TenantKey, key: string): string =>
  seedId(`treasury-account:${tenant}:${key}`);

const modelId = (code: string): string => seedId(`accounting-code:${code}`);
const ownCodes = new Set(codeSeeds.map(({ tenant, code }) => `${tenant}:${code}`));
/** What movements name: an account of the company's own, or the platform's. */
export const codeId = (tenant: TenantKey, code: string): string =>
  ownCodes.has(`${tenant}:${code}`) ? seedId(`accounting-code:${tenant}:${code}`) : modelId(code);

const codeRows = (): NewAccountingCode[] =>
  codeSeeds.map(({ tenant, code, ...seed }) => ({
    isOperationRequired: false,
    side: 'debit',
    ...seed,
    id: seedId(`accounting-code:${tenant}:${code}`),
    tenantId: tenantId(tenant),
    code,
    kind: kindOfCode(code),
    origin: 'tenant',
    createdBy: personId(keepers[tenant]),
    createdAt,
    updatedAt: createdAt,
  }));

const accountRows = (): NewTreasuryAccount[] =>
  accountSeeds.map(({ tenant, key, code, operation, balanceCents, ...seed }, position) => {
    const moved = movementsOf[tenant].filter(({ account }) => account === key);
    return {
      ...seed,
      id: treasuryAccountId(tenant, key),
      tenantId: tenantId(tenant),
      codeId: codeId(tenant, code),
      operationId: operation === undefined ? null : operationId(tenant, operation),
      openingBalanceCents: balanceCents - moved.reduce((sum, movement) => sum + movement.cents, 0),
      openingOn: '2025-09-30',
      bankBalanceCents: balanceCents,
      bankBalanceOn: '2026-11-19',
      position,
      createdBy: personId(keepers[tenant]),
      createdAt,
      updatedAt: createdAt,
    };
  });

function movementRow(tenant: TenantKey, seed: MovementSeed, rank: number, isToCode: boolean): NewTransaction {
  const isClosed = seed.on < validatedBefore;
  const enteredAt = new Date(`${seed.on}T18:00:00Z`);
  return {
    id: seedId(`transaction:${tenant}:${rank}`),
    tenantId: tenantId(tenant),
    accountId: treasuryAccountId(tenant, seed.account),
    bookedOn: seed.on,
    valueOn: seed.on,
    amountCents: seed.cents,
    label: seed.label,
    rawLabel: seed.label,
    counterpartyName: seed.party ?? null,
    kind: 'bank',
    status: isToCode ? 'to_code' : isClosed ? 'validated' : 'coded',
    operationId: seed.operation === undefined ? null : operationId(tenant, seed.operation),
    // Told by what the line says, once all of them are there.
    fingerprint: '',
    validatedBy: isClosed ? personId(keepers[tenant]) : null,
    validatedAt: isClosed ? enteredAt : null,
    createdBy: personId(keepers[tenant]),
    createdAt: enteredAt,
    updatedAt: enteredAt,
  };
}

function splitRows(tenant: TenantKey, seed: MovementSeed, movement: NewTransaction): NewTransactionSplit[] {
  return seed.parts.map(([code, amount, vatBps = 0], position) => {
    const { baseCents, vatCents } = splitTaxIncluded(cents(amount), vatBps);
    return {
      id: seedId(`transaction-split:${movement.id}:${position}`),
      tenantId: movement.tenantId,
      transactionId: movement.id,
      codeId: codeId(tenant, code),
      operationId: movement.operationId ?? null,
      baseCents,
      vatBps,
      vatCents,
      vatCodeId: vatBps === 0 ? null : modelId(amount < 0 ? '44566' : '44571'),
      position,
      createdAt: movement.createdAt,
      updatedAt: movement.updatedAt,
    };
  });
}

/** Gives movements the fingerprints that a statement with the same lines would have. */
async function printFingers(rows: readonly NewTransaction[]): Promise<void> {
  for (const [accountId, ofAccount] of Map.groupBy(rows, (row) => row.accountId)) {
    const lines = ofAccount.map((row) => ({
      bookedOn: day(row.bookedOn),
      amountCents: cents(row.amountCents),
      bankRef: null,
      label: row.label,
    }));
    const hashes = await Promise.all(fingerprintTexts(accountId, lines).map(sha256Hex));
    for (const [at, row] of ofAccount.entries()) row.fingerprint = hashes[at] ?? '';
  }
}

/** Bank accounts, movements, their accounts of the chart and the rules that find them, of both companies. */
export async function ledgerRows() {
  const tenants = ['T1', 'T2'] as const;
  const moved = tenants.flatMap((tenant) => {
    const seeds = movementsOf[tenant];
    return seeds.map((seed, rank) => {
      const isToCode = tenant === 'T1' && rank >= seeds.length - toCodeCount;
      const row = movementRow(tenant, seed, rank, isToCode);
      return { row, splits: isToCode ? [] : splitRows(tenant, seed, row) };
    });
  });
  const rows = moved.map(({ row }) => row);
  await printFingers(rows);
  const statements = statementRows(treasuryAccountId('T1', 'courant'), rows);
  return {
    codes: codeRows(),
    accounts: accountRows(),
    movements: rows,
    splits: moved.flatMap(({ splits }) => splits),
    rules: ruleRows(codeId, treasuryAccountId),
    statements,
    locked: lockedRows(),
    forecasts: forecastRows(),
    snapshots: snapshotRows(),
  };
}
