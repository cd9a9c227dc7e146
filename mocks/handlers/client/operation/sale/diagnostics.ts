import { and, desc, eq, isNull } from 'drizzle-orm';
import type { LotDiagnosticItem } from '#contracts/client/operation/sale/form.ts';
import { storeLotDiagnostic } from '#contracts/client/operation/sale/lot.ts';
import { lotDiagnosticEnd } from '#domain/sale/diagnostic-end.ts';
import type { Day } from '#domain/time/day.ts';
import { edit } from '#generated/routes/client/operation/sale.ts';
import * as lotMessages from '#messages/client/lot.ts';
import { messagesFor } from '#messages/locale.ts';
import { lotDiagnostics, storedFiles, type LotDiagnostic } from '#mocks/db/schema/index.ts';
import { parameter, type ClientContext } from '#mocks/server/context.ts';
import { notFound } from '#mocks/server/failures.ts';
import { fileHref } from '#mocks/server/files/href.ts';
import { removeFile, storeWritten, writeAhead } from '#mocks/server/files/store-file.ts';
import { clientAction, noPayload, redirect } from '#mocks/server/handler.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { announceLot, auditLot, lotOfRoute, type FoundLot } from './record.ts';

/** The technical reports on a lot, the latest first. */
export async function diagnosticsOf(context: ClientContext, lotId: string): Promise<LotDiagnosticItem[]> {
  const rows = await context.db
    .select({ diagnostic: lotDiagnostics, name: storedFiles.name })
    .from(lotDiagnostics)
    .leftJoin(storedFiles, eq(storedFiles.id, lotDiagnostics.fileId))
    .where(and(eq(lotDiagnostics.lotId, lotId), isNull(lotDiagnostics.deletedAt)))
    .orderBy(desc(lotDiagnostics.on), desc(lotDiagnostics.id));
  return redirectToDiagnostics(
    context,
    rows.map(({ diagnostic, name }) => ({ ...diagnostic, name })),
  );
}

/** A technical report as it is kept, with the name of its file. */
type StoredReport = Pick<LotDiagnostic, 'id' | 'kind' | 'on' | 'result' | 'isPositive' | 'fileId'> & {
  readonly name: string | null;
};

/** Technical reports as pages show them: how long each is valid, where its file is. */
export function redirectToDiagnostics(
  context: ClientContext,
  rows: readonly StoredReport[],
): Promise<LotDiagnosticItem[]> {
  const today = parisDay(context.deps.clock.businessNow());
  return Promise.all(
    rows.map(async ({ id, kind, on, result, isPositive, fileId, name }) => {
      const validUntil = lotDiagnosticEnd(kind, on as Day, isPositive);
      return {
        id,
        kind,
        on,
        result: result ?? '',
        isPositive,
        validUntil,
        isOver: validUntil !== null && validUntil < today,
        file: fileId === null ? null : { name: name ?? '', href: await fileHref(context, fileId) },
      };
    }),
  );
}

const withFlash = (context: ClientContext, { operation, lot }: FoundLot, key: 'added' | 'removed') =>
  redirect(edit({ operation: operation.id, lot: lot.id }), {
    type: 'success',
    text: messagesFor(context.locale, lotMessages).diagnostics[key],
  });

/** Keeps a technical report, with its file where there is one. */
export const storeDiagnosticHandler = clientAction(storeLotDiagnostic, {
  find: lotOfRoute,
  act: async (context, { kind, on, result, finding, file }, found) => {
    const { lot } = found;
    const now = context.deps.clock.businessNow();
    const written = file ? await writeAhead(context, file, { tenantId: lot.tenantId }) : null;
    await context.db.transaction(async (tx) => {
      const fileId = written && (await storeWritten(context, tx, written));
      await tx.insert(lotDiagnostics).values({
        id: context.deps.newId(),
        tenantId: lot.tenantId,
        operationId: lot.operationId,
        lotId: lot.id,
        kind,
        on,
        result: result === '' ? null : result,
        isPositive: finding === 'found',
        fileId,
        createdBy: context.actor.user.id,
        createdAt: now,
        updatedAt: now,
      });
      await auditLot(context, tx, 'diagnostic', found);
    });
    announceLot(context, 'lot.updated', lot);
    return withFlash(context, found, 'added');
  },
});

/** Removes a technical report with its file. */
export const destroyDiagnosticHandler = clientAction(noPayload, {
  find: async (context) => {
    const found = await lotOfRoute(context);
    const [diagnostic] = await context.db
      .select()
      .from(lotDiagnostics)
      .where(
        and(eq(lotDiagnostics.id, parameter(context, 'diagnostic')), eq(lotDiagnostics.lotId, found.lot.id)),
      )
      .limit(1);
    if (!diagnostic) throw notFound('diagnostic');
    return { found, diagnostic };
  },
  act: async (context, _payload, { found, diagnostic }) => {
    await context.db.transaction(async (tx) => {
      await tx.delete(lotDiagnostics).where(eq(lotDiagnostics.id, diagnostic.id));
      if (diagnostic.fileId !== null) await removeFile(tx, diagnostic.fileId);
      await auditLot(context, tx, 'diagnostic.delete', found);
    });
    announceLot(context, 'lot.updated', found.lot);
    return withFlash(context, found, 'removed');
  },
});
