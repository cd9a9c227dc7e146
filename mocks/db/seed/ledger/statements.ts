import type { NewTransaction, transactionImports } from '../../schema/index.ts';
import { personId } from '../person-id.ts';
import { seedId } from '../seed-id.ts';
import { tenantId } from '../tenant-id.ts';

const files = [
  { kind: 'csv', fileName: 'releve-2025-T4.csv', lines: 62 },
  { kind: 'ofx', fileName: 'releve-2026-T1.ofx', lines: 48 },
  { kind: 'cfonb', fileName: 'releve-2026-04.txt', lines: 35 },
] as const;

/** The statements by which the first movements of an account came in, one of each kind; the movements name them. */
export function statementRows(accountId: string, movements: readonly NewTransaction[]) {
  const own = movements.filter((row) => row.accountId === accountId);
  let taken = 0;
  return files.map(({ kind, fileName, lines }): typeof transactionImports.$inferInsert => {
    const id = seedId(`transaction-import:${kind}`);
    const brought = own.slice(taken, taken + lines);
    taken += lines;
    for (const row of brought) row.importId = id;
    const at = new Date(`${brought.at(-1)?.bookedOn ?? '2025-12-31'}T18:30:00Z`);
    return {
      id,
      tenantId: tenantId('T1'),
      accountId,
      kind,
      fileName,
      status: 'done',
      counts: { lines, created: lines, duplicates: 0, errors: 0 },
      createdBy: personId('marc.soubiran'),
      createdAt: at,
      updatedAt: at,
    };
  });
}
