import { and, eq, isNull } from 'drizzle-orm';
import type { CompanyAccountRow } from '#contracts/client/accounting-code.ts';
import { depthOf, parentOf } from '#domain/accounting/code.ts';
import { accountingCodes, type AccountingCode } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { notFound } from '#mocks/server/failures.ts';
import { postingsOfYear } from './postings.ts';

/** An account of a company's chart: what the platform has, and what the company made of it. */
export interface ChartAccount {
  /** What movements name. */
  readonly id: string;
  /** What counts: the company's words where it has its own. */
  readonly shown: AccountingCode;
  /** Null for an account of the company's own. */
  readonly model: AccountingCode | null;
  /** Null while the company left it as the platform has it. */
  readonly own: AccountingCode | null;
}

/** The chart of the company, in the order of the numbers. */
export async function chartOf({
  db,
  unscoped,
}: Pick<ClientContext, 'db' | 'unscoped'>): Promise<ChartAccount[]> {
  const isLive = isNull(accountingCodes.deletedAt);
  const model = await unscoped
    .select()
    .from(accountingCodes)
    .where(and(isNull(accountingCodes.tenantId), isLive));
  const own = await db.select().from(accountingCodes).where(isLive);
  const ownByCode = new Map(own.map((row) => [row.code, row]));
  const modelCodes = new Set(model.map(({ code }) => code));
  return [
    ...model.map((row): ChartAccount => {
      const changed = ownByCode.get(row.code) ?? null;
      return { id: row.id, shown: changed ?? row, model: row, own: changed };
    }),
    ...own
      .filter(({ code }) => !modelCodes.has(code))
      .map((row): ChartAccount => ({ id: row.id, shown: row, model: null, own: row })),
  ].toSorted((a, b) => (a.shown.code < b.shown.code ? -1 : 1));
}

/** One account of the chart. @throws HttpFailure 404 */
export async function chartAccount(
  context: ClientContext,
  isIt: (account: ChartAccount) => boolean,
): Promise<ChartAccount> {
  const found = (await chartOf(context)).find(isIt);
  if (found === undefined) throw notFound('accounting-code');
  return found;
}

/** The company's own row of a number, with those in the bin: numbers are not used twice. */
export async function ownRowOf({ db }: ClientContext, code: string): Promise<AccountingCode | null> {
  const [row] = await db.select().from(accountingCodes).where(eq(accountingCodes.code, code)).limit(1);
  return row ?? null;
}

/** The chart as pages and files show it. */
export async function shownChart(context: ClientContext, year: number): Promise<CompanyAccountRow[]> {
  const chart = await chartOf(context);
  const postings = await postingsOfYear(context, year);
  const known = new Set(chart.map(({ shown }) => shown.code));
  return chart.map(({ id, shown, model, own }) => ({
    code: shown.code,
    id,
    version: own?.version ?? 0,
    label: shown.label,
    parentCode: parentOf(shown.code, known),
    depth: depthOf(shown.code, known),
    kind: shown.kind,
    nature: shown.nature,
    vatDefault: shown.vatDefault,
    side: shown.side,
    isOperationRequired: shown.isOperationRequired,
    isActive: shown.isActive,
    origin: model?.origin ?? 'tenant',
    isChanged: model !== null && own !== null,
    movementsCount: postings.counts.get(id) ?? 0,
    balanceCents: postings.balances.get(id) ?? 0,
  }));
}
