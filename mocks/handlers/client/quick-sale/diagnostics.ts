import { and, desc, eq, isNull } from 'drizzle-orm';
import type { LotDiagnosticItem } from '#contracts/client/operation/sale/form.ts';
import { storeLotDiagnostic } from '#contracts/client/operation/sale/lot.ts';
import { saleInformationForm } from '#generated/routes/client/quick-sale.ts';
import * as lotMessages from '#messages/client/lot.ts';
import { messagesFor } from '#messages/locale.ts';
import type { Database } from '#mocks/db/database.ts';
import { quickSaleDiagnostics, storedFiles, type QuickSale } from '#mocks/db/schema/index.ts';
import { audit } from '#mocks/server/audit.ts';
import { parameter, type ClientContext } from '#mocks/server/context.ts';
import { notFound } from '#mocks/server/failures.ts';
import { removeFile, storeWritten, writeAhead } from '#mocks/server/files/store-file.ts';
import { clientAction, noPayload, redirect } from '#mocks/server/handler.ts';
import { redirectToDiagnostics } from '../operation/sale/diagnostics.ts';
import { quickSale, settleReady } from './record.ts';

/** The technical reports on a property, the latest first. */
export async function diagnosticsOf(context: ClientContext, saleId: string): Promise<LotDiagnosticItem[]> {
  const rows = await context.db
    .select({ diagnostic: quickSaleDiagnostics, name: storedFiles.name })
    .from(quickSaleDiagnostics)
    .leftJoin(storedFiles, eq(storedFiles.id, quickSaleDiagnostics.fileId))
    .where(and(eq(quickSaleDiagnostics.quickSaleId, saleId), isNull(quickSaleDiagnostics.deletedAt)))
    .orderBy(desc(quickSaleDiagnostics.on), desc(quickSaleDiagnostics.id));
  return redirectToDiagnostics(
    context,
    rows.map(({ diagnostic, name }) => ({ ...diagnostic, name })),
  );
}

const withFlash = ({ locale }: ClientContext, { id }: QuickSale, key: 'added' | 'removed') =>
  redirect(saleInformationForm(id), {
    type: 'success',
    text: messagesFor(locale, lotMessages).diagnostics[key],
  });

/** Writes a change of the reports, with its line of the journal. */
async function write(
  context: ClientContext,
  { id, name, version }: QuickSale,
  action: 'diagnostic' | 'diagnostic.delete',
  change: (tx: Database) => Promise<void>,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    await change(tx);
    await audit(context, tx, `quick-sale.${action}`, { type: 'quick-sale', id, label: name });
    await settleReady(context, tx, id);
  });
  quickSale.declaration.announce(context, [{ id, version }]);
}

/** Keeps a technical report, with its file where there is one. */
export const storeDiagnosticHandler = clientAction(storeLotDiagnostic, {
  find: quickSale.ofRouteToChange,
  act: async (context, { kind, on, result, finding, file }, row) => {
    const { tenantId, id } = row;
    const now = context.deps.clock.businessNow();
    const written = file ? await writeAhead(context, file, { tenantId }) : null;
    await write(context, row, 'diagnostic', async (tx) => {
      const fileId = written && (await storeWritten(context, tx, written));
      await tx.insert(quickSaleDiagnostics).values({
        id: context.deps.newId(),
        tenantId,
        quickSaleId: id,
        kind,
        on,
        result: result === '' ? null : result,
        isPositive: finding === 'found',
        fileId,
        createdBy: context.actor.user.id,
        createdAt: now,
        updatedAt: now,
      });
    });
    return withFlash(context, row, 'added');
  },
});

/** Removes a technical report with its file. */
export const destroyDiagnosticHandler = clientAction(noPayload, {
  find: async (context) => {
    const row = await quickSale.ofRouteToChange(context);
    const { id, quickSaleId } = quickSaleDiagnostics;
    const [report] = await context.db
      .select()
      .from(quickSaleDiagnostics)
      .where(and(eq(id, parameter(context, 'report')), eq(quickSaleId, row.id)))
      .limit(1);
    if (!report) throw notFound('report');
    return { row, report };
  },
  act: async (context, _payload, { row, report }) => {
    await write(context, row, 'diagnostic.delete', async (tx) => {
      await tx.delete(quickSaleDiagnostics).where(eq(quickSaleDiagnostics.id, report.id));
      if (report.fileId !== null) await removeFile(tx, report.fileId);
    });
    return withFlash(context, row, 'removed');
  },
});
